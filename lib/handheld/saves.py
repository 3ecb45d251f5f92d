# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The game in progress, the settings and the records: how they get to the store and back."""

from engine import record
from engine.actions import OTHER, OVER
from engine.retold import DAMAGED, EMPTY, GOOD, NEWER, NO_ROOM
from handheld import feats
from handheld.device.store import GAME, RECORDS, SETTINGS

# The two slots of each of two media
_CANDIDATES = 4


class Saves:
    """What is kept on the board.

    :param store: `handheld.device.store.Store`
    """

    def __init__(self, store):
        self._store = store
        self._into = bytearray(record.MOST)
        #: True when a newer version's game lies there: it is not overwritten without a yes
        self.newer = False
        #: why the last `resume` gave nothing: an outcome of `engine.retold`
        self.reason = EMPTY
        #: True if what was to be kept last was kept
        self.kept = True
        self._row = None
        self._mark = b""

    def waits(self):
        """Return whether a game can be continued, without playing it.

        Looks at what was saved last; at what was saved before only if that is damaged.
        """
        from engine.retold import check  # where there is room for it: not in a game

        self.newer = False
        for back in range(_CANDIDATES):
            content = self._read(GAME, back)
            found = check(content)
            if found != DAMAGED:
                self.newer = found == NEWER
                return found == GOOD
        return False

    def resume(self):
        """Return the game saved last, or the newest one before it that can be loaded.

        :return: `(game, app)`, the game and the app's bytes, or None; then `reason` says why
        """
        from engine.retold import load

        self.reason = EMPTY
        for back in range(_CANDIDATES):
            content = self._read(GAME, back)
            if content is None or (not content and not back):
                break
            game, app, reason = load(content)
            if game:
                self.reason = reason
                self._mark = content[-4:]
                return game, app
            if not back:
                self.reason = reason
            if reason in (NEWER, NO_ROOM):
                break
        return None

    def keep(self, game, app):
        """Save a game where it stands.

        :param app: bytes for `resume`
        :return: True if it is kept; else play goes on unsaved
        """
        self.kept = False
        try:
            size = record.dump(game, self._into, app)
            self._mark = bytes(self._into[size - 4 : size])
            if not self.newer:
                self.kept = self._store.save(GAME, memoryview(self._into)[:size])
        except MemoryError:
            pass
        return self.kept

    def drop(self):
        """Say that there is no game to continue; a newer version's game stays."""
        if not self.newer:
            self._store.save(GAME, b"")

    def overwrite(self):
        """Allow to overwrite what a newer version has saved: the player said yes."""
        self.newer = False

    def load_settings(self):
        """Return the bytes of the settings saved last, or None."""
        return self._read(SETTINGS, 0)

    @property
    def records(self):
        """The `handheld.records.Records`; may raise MemoryError."""
        from handheld.records import Records

        return Records(self.row)

    @property
    def row(self):
        """The bytes of the records, loaded when first asked for; may raise MemoryError."""
        if not self._row:
            self._row = feats.row_of(self._store.load(RECORDS))
        return self._row

    def count(self, game, levels, person):
        """Note what the action just played, and the game's end, are worth a record; save that.

        To be called after `keep` or `resume`: the record's checksum tells one game from another.

        :param levels: of each seat 0 for a person, else the device's level from 1
        :param bool person: whether a person has played it
        """
        try:
            changed = False
            if person and game.moves[game.ply - 1] < OTHER:
                changed = feats.laid(self.row, game)
            if game.phase == OVER:
                changed = self.records.over(game, levels, self._mark) or changed
            if changed:
                self.keep_records()
        except MemoryError:
            pass  # what could not be loaded must not be overwritten

    def keep_settings(self, content):
        """Save the settings; True if they are kept."""
        return self._store.save(SETTINGS, content)

    def keep_records(self):
        """Save the records; True if they are kept."""
        return self._store.save(RECORDS, self.row)

    def _read(self, area, back):
        try:
            return self._store.load(area, back)
        except MemoryError:
            return None

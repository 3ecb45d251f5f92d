# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The game as a line protocol on standard input and output: one request a line, one JSON answer.

For records, tests, tournaments and players written elsewhere, as UCI is for chess. It drives the
same engine that runs on the handheld, and runs on the desktop only::

    new VARIANT [option=value ...]   {"ok": true}
    state                            the whole table
    legal                            {"ok": true, "actions": [...]}
    play ACTION                      {"ok": true, "scored": {"R": 3}, "bonus": 1}
    bot LEVEL                        {"ok": true, "action": "...", "ms": 12}; nothing is played
    save / load TEXT                 {"ok": true, "save": "..."}: the device's save as hex
    record                           {"ok": true, "record": "..."}
    quit                             ends

Anything wrong answers ``{"ok": false, "error": "what was wrong"}`` and leaves the game as it was.
"""

import json
import os
import sys
import time
from array import array
from pathlib import Path

if __name__ == "__main__":  # run as a file: the engine lies beside the folder of this one
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine import bots, notation, record, retold
from engine.actions import OVER

# The longest sensible line is a game with an order of 120 tiles, or a save as hex.
LONGEST_LINE = 4096
# How much of a wrong word an answer repeats
SHOWN = 60


class Session:
    """One speaker of the protocol: it holds the game and answers requests."""

    def __init__(self):
        self.game = None
        self.ended = False
        self._asked = {
            "new": self._new,
            "state": self._state,
            "legal": self._legal,
            "play": self._play,
            "bot": self._bot,
            "save": self._save,
            "load": self._load,
            "record": self._record,
            "quit": self._quit,
        }

    def answer(self, line):
        """Return the answer to one request.

        :param str line: the request, with or without its line end
        :return: a dict for JSON, or None where nothing is to be said (after ``quit``)
        """
        word, rest = [*line.split(None, 1), "", ""][:2]
        try:
            if word not in self._asked:
                raise ValueError(f"unknown request {shown(word)}" if word else "empty line")
            return self._asked[word](rest.strip())
        except ValueError as error:
            return {"ok": False, "error": shown(str(error), 4 * SHOWN)}
        except Exception as error:  # a fault of ours must not take the other side's game away
            return {"ok": False, "error": shown(f"internal fault: {error!r}", 4 * SHOWN)}

    def _current(self, rest=""):
        if rest:
            raise ValueError(f"nothing may follow here: {shown(rest)}")
        if self.game is None:
            raise ValueError("no game: say new first")
        return self.game

    def _new(self, rest):
        self.game = notation.parse_start(rest)
        return {"ok": True}

    def _state(self, rest):
        return state(self._current(rest))

    def _legal(self, rest):
        return {"ok": True, "actions": legal(self._current(rest))}

    def _play(self, rest):
        game = self._current()
        game.play(notation.parse_action(game, rest))
        scored = {
            letter: game.gained[symbol]
            for symbol, letter in enumerate(game.letters, 1)
            if game.gained[symbol]
        }
        return {"ok": True, "scored": scored, "bonus": game.bonus}

    def _bot(self, rest):
        game = self._current()
        if game.phase == OVER:
            raise ValueError("the game is over")
        started = time.perf_counter()
        action = bots.choose(game, rest)
        spent = round(1000 * (time.perf_counter() - started))
        return {"ok": True, "action": notation.action_name(game, action), "ms": spent}

    def _save(self, rest):
        saved = bytearray(record.MOST)
        length = record.dump(self._current(rest), saved)
        return {"ok": True, "save": saved[:length].hex()}

    def _load(self, rest):
        try:
            saved = bytes.fromhex(rest)
        except ValueError:
            raise ValueError("a save is an even number of hex digits") from None
        game, _, found = retold.load(saved)
        if game is None:
            raise ValueError(retold.WORDS[found])
        self.game = game
        return {"ok": True}

    def _record(self, rest):
        return {"ok": True, "record": notation.record(self._current(rest))}

    def _quit(self, rest):
        if rest:
            raise ValueError(f"nothing may follow here: {shown(rest)}")
        self.ended = True


def shown(text, longest=SHOWN):
    """Return `text` cut to a length that suits an answer."""
    return text if len(text) <= longest else text[: longest - 3] + "..."


def legal(game):
    """Return the text of every legal action of this phase, each once."""
    found = array("H", bytes(2 * game.most_legal()))
    return [notation.action_name(game, found[i]) for i in range(game.legal(found))]


def by_letter(game, values):
    """Return the values of all symbols as a dict by letter; index 0 of `values` is not used."""
    return {letter: values[symbol] for symbol, letter in enumerate(game.letters, 1)}


def state(game):
    """Return everything on the table, hidden tiles too, as a dict for JSON."""
    letters = game.letters
    cells = game.board.cells
    answer = {
        "ok": True,
        "variant": game.variant,
        "seats": game.seats,
        "turn": game.turn,
        "phase": notation.PHASES[game.phase],
        "bonus": game.bonus,
        "board": {
            notation.cell_name(game.board, at): letters[cells[at] - 1]
            for at in game.board.playable
            if cells[at]
        },
        "racks": [
            sorted(notation.tile_name(tile, letters) for tile in rack if tile)
            for rack in game.racks
        ],
        "bag": game.bag.left,
    }
    if hasattr(game, "penguins"):
        answer["food"] = [by_letter(game, plate) for plate in game.food]
        answer["penguins"] = list(game.penguins)
        answer["stack"] = game.stack
    else:
        answer["scores"] = [by_letter(game, track) for track in game.scores]
    if hasattr(game, "held"):
        answer["markers"] = {
            letter: game.marker(symbol) for symbol, letter in enumerate(letters, 1)
        }
        # A colour whose duel marker nobody has taken is left out.
        answer["held"] = {
            letter: game.held[symbol] - 1
            for symbol, letter in enumerate(letters, 1)
            if game.held[symbol]
        }
    answer["ranking"] = game.ranking()
    return answer


def lines(stream):
    """Yield every line of a binary stream as text, None for one too long to be a request."""
    while True:
        line = stream.readline(LONGEST_LINE + 1)
        if not line:
            return
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = stream.readline(LONGEST_LINE + 1)
            yield None
        else:
            yield line.decode("utf-8", "replace")


def speak(source, sink):
    """Answer every request of one binary stream on another until ``quit`` or the end of it."""
    session = Session()
    for line in lines(source):
        if line is None:
            answer = {"ok": False, "error": f"a line has at most {LONGEST_LINE} bytes"}
        else:
            answer = session.answer(line)
        if answer is not None:
            sink.write(json.dumps(answer).encode("ascii") + b"\n")
            sink.flush()
        if session.ended:
            return


def main():
    """Speak on standard input and output."""
    try:
        speak(sys.stdin.buffer, sys.stdout.buffer)
    except (KeyboardInterrupt, BrokenPipeError):
        # Nobody listens any more: what is still to be written at exit goes nowhere, without a word.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())

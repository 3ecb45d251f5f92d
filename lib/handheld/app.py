# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The screens on top of each other, and the one loop that runs them.

A screen asks for another one with `open`, `push`, `pop` or `home`; the loop makes the change
between two passes. So the screen that goes is no longer running when it is closed, its code can be
forgotten before the next one is loaded, and the Python stack stays shallow.
"""

import gc
import sys

from handheld import art, text
from handheld.saves import Saves
from handheld.settings import HINTS, LANGUAGE, LANGUAGES, RULES, SHAPES, TIPS, Settings
from handheld.watch import Watch

#: the App that runs, for whoever looks in from outside
running = None

_OPEN = 0
_PUSH = 1
_POP = 2
_HOME = 3
# Modules that are forgotten with the screen that loaded them, those of them that every screen
# needs, and the one that is needed only while a screen is built
_OURS = ("handheld.", "engine.bots", "engine.editions", "engine.retold", "adafruit_")
_STAYS = ("handheld.draw", "handheld.keys")
_FONT = "handheld.font"
#: milliseconds between two passes
_NAP = 10


def end():
    """Let go of the program that runs, of what it shows and of the code of its screens.

    :return: True if a game was in progress and is saved
    """
    global running
    app = running
    running = None
    if not app:
        return False
    app.device.display.root_group = None
    app.screen = None
    app._under.clear()
    gc.collect()
    try:
        app._forget(app._loaded[0])
    except MemoryError:
        pass  # then with that code still there
    return bool(app.game and app.saves.kept)


class App:
    """The running program.

    :param device: `handheld.device.Device`
    """

    def __init__(self, device):
        self.device = device
        #: the running `engine.game.Game`, or None
        self.game = None
        #: the `handheld.seats.Seats` made for it
        self.setup = None
        #: the screen that is shown
        self.screen = None
        #: what is kept on the board
        self.saves = Saves(device.store)
        #: what the player has set
        self.settings = self._settings()
        self._watch = Watch(device, self.settings)
        # notices to show as soon as nothing is in motion, and those that were shown or wait
        self._notices = []
        self._shown = []
        self._under = []
        # for the screen on top and each one under it: the modules that were there before it
        self._loaded = [set(sys.modules)]
        self._change = _OPEN
        self._name = None
        self._args = ()

    def open(self, name, *args):
        """Show the screen `name` instead of the present one; `args` go to its `open`."""
        self._ask(_OPEN, name, args)

    def push(self, name, *args):
        """Show the screen `name` on top of the present one, which stays as it is."""
        self._ask(_PUSH, name, args)

    def pop(self, *answer):
        """Close the present screen and show the one under it; `answer` goes to its `resume`.

        Where nothing lies under it, the title comes: no screen is a dead end.
        """
        if self._under:
            self._ask(_POP, "", answer)
        else:
            self.home()

    @property
    def covers(self):
        """True if another screen lies under the present one."""
        return bool(self._under)

    def home(self):
        """Close all screens and show the title."""
        self.alone("title")

    def alone(self, name, *args):
        """Close all screens and show the screen `name`: for one that needs the room."""
        self._ask(_HOME, name, args)

    def _settings(self):
        content = self.saves.load_settings()
        settings = Settings(content)
        if not content:
            language = self.device.option("INGENIOUS_LANGUAGE", "en")
            if language in LANGUAGES:
                settings.set(LANGUAGE, LANGUAGES.index(language))
        return settings

    def speak(self):
        """Load the words of the language that is set; English where its file is missing."""
        try:
            text.load(LANGUAGES[self.settings[LANGUAGE]])
        except OSError:
            text.load("en")

    def shine(self):
        """Make the screen as bright as it is set."""
        self._watch.shine()

    def keep(self):
        """Save the game in progress. Where that fails, play goes on and the player is told once."""
        if not self.saves.keep(self.game, self.setup.pack()):
            self.tell("unsaved")

    def played(self, person):
        """Save the game after an action, and the records if it made one.

        :param bool person: whether a person has played the action
        """
        self.keep()
        self.saves.count(self.game, self.setup.players, person)

    def tip(self, rule):
        """Note that a rule bites: it is explained once ever, unless hints are set off.

        :param str rule: one of `handheld.settings.RULES`
        :return: True if it is to be explained now
        """
        settings = self.settings
        known = settings[TIPS]
        bit = 1 << RULES.index(rule)
        if known & bit or not settings[HINTS]:
            return False
        settings.set(TIPS, known | bit)
        self.saves.keep_settings(settings.dump())
        return True

    def tell(self, what):
        """Show a notice as soon as nothing is in motion; each one once.

        :param str what: "unsaved", "battery" or "lost"
        """
        if what not in self._shown:
            self._shown.append(what)
            self._notices.append(what)

    def _ask(self, change, name, args):
        self._change = change
        self._name = name
        self._args = args

    def run(self, first="title"):
        """Run for ever, starting with the screen `first`."""
        global running
        running = self
        self.speak()
        art.strong(self.settings[SHAPES])
        self.device.store.prepare()
        self.open(first)
        self.loop()

    def loop(self):
        """Go on for ever: buttons, what moves, the display, a nap."""
        device = self.device
        buttons = device.buttons
        while True:
            now = device.ticks()
            if self._name is not None:
                self._follow()
                buttons.clear(now)
            key = buttons.poll(now)
            while key:
                key = self._watch.key(key, now)
                if key:
                    self.screen.press(key)
                if self._name is not None:
                    break
                key = buttons.poll(now)
            else:
                self.screen.tick(now)
                device.sound.tick(now)
                self._look_after(now)
            device.refresh()
            device.nap(_NAP)

    def _look_after(self, now):
        screen = self.screen
        if self._watch.tick(now, screen.busy):
            # Lights and sound are off from now on.
            self.settings.saving = True
            self.device.quiet()
            # The first game's positions are staged: no game that could be saved leads to them.
            if self.game and not screen.lesson and not (self._under and self._under[0].lesson):
                self.keep()
            self.tell("battery")
        if self._notices and not screen.moving and self._name is None:
            self.push("notice", self._notices.pop(0))

    def _follow(self):
        # Make the change that was asked for: what goes is forgotten before what comes is loaded.
        change, name, args = self._change, self._name, self._args
        self._name = None
        self._args = ()
        # The lights say whose turn it is: nothing that another screen has to do with.
        self.device.lights.clear()
        if change == _PUSH:
            self._under.append(self.screen)
            self._loaded.append(set(sys.modules))
        elif self.screen:
            self.screen.close()
        self.screen = None
        if change == _HOME:
            while self._under:
                self._under.pop().close()
                self._loaded.pop()
        if change != _PUSH:
            self._forget(self._loaded[-1])
        gc.collect()
        if change == _POP:
            screen = self._under.pop()
            self._loaded.pop()
            self.screen = screen
            screen.resume(*args)
        else:
            screen = __import__("handheld.screens." + name, None, None, ("Screen",)).Screen()
            self.screen = screen
            screen.open(self, *args)
        self.device.display.root_group = screen.group
        text.rest()
        if _FONT in sys.modules:
            _drop(_FONT)
        gc.collect()

    def _forget(self, but):
        # Code is most of what a screen costs, its own, the library's and that of the edition and
        # the bots it has opened: forget all that came with it. A module hangs in two places.
        # The rules stay as long as a game is made of them, but not what made it.
        ours = _OURS if self.game else _OURS + ("engine.",)
        for name in list(sys.modules):
            if name not in but and name not in _STAYS and name.startswith(ours):
                _drop(name)
        if not self._under:
            art.forget()


def _drop(name):
    # A name that is removed leaves its value behind in the table, until another name comes there:
    # the module would stay in memory.
    above, _, last = name.rpartition(".")
    sys.modules[name] = None
    del sys.modules[name]
    if above in sys.modules:
        setattr(sys.modules[above], last, None)
        delattr(sys.modules[above], last)

# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The console in a window: the screen four times as big, the keyboard for stick and buttons."""

import os
import sys
import time
from pathlib import Path

from tools.simulator.host import Console
from tools.simulator.machine import PowerOff
from tools.simulator.pace import Live
from tools.simulator.screen import rgb

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

SCALE = 4
TITLE = "Pocket Ingenious"
KEYBOARD = {
    pygame.K_LEFT: "LEFT",
    pygame.K_RIGHT: "RIGHT",
    pygame.K_UP: "UP",
    pygame.K_DOWN: "DOWN",
    pygame.K_x: "A",
    pygame.K_a: "A",
    pygame.K_SPACE: "A",
    pygame.K_z: "B",
    pygame.K_y: "B",  # where a German keyboard has its Z
    pygame.K_s: "B",
    pygame.K_RETURN: "START",
    pygame.K_LSHIFT: "SELECT",
    pygame.K_RSHIFT: "SELECT",
    pygame.K_BACKSPACE: "SELECT",
    pygame.K_TAB: "SELECT",
}
_SCREENLESS = ("dummy", "offscreen")


class NoScreen(Exception):
    """There is no screen to open a window on."""


def _no_server():
    """Tell whether a Linux has no display server; SDL would print noise before saying so."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return sys.platform.startswith("linux") and not any(os.environ.get(name) for name in names)


class Window:
    """A pygame window that shows a console's screen and presses its keys.

    console: a Console, not yet started. shots: the folder for F12 pictures. Raises NoScreen when
    there is nothing to open a window on.
    """

    def __init__(self, console, shots="."):
        self._console = console
        self._shots = Path(shots)
        self._shown = None
        if _no_server():
            raise NoScreen("no display server")
        try:
            pygame.display.init()
            driver = pygame.display.get_driver()
            if driver in _SCREENLESS and os.environ.get("SDL_VIDEODRIVER") != driver:
                raise NoScreen(driver)
            self._glass = pygame.display.set_mode((160 * SCALE, 128 * SCALE))
        except pygame.error as error:
            raise NoScreen(str(error)) from error
        pygame.display.set_caption(TITLE)
        self._small = pygame.Surface((160, 128), depth=24)

    def play(self):
        """Run until the window is closed, Esc is pressed or code.py ends."""
        try:
            self._console.start(
                lambda machine: Live(machine, self, self._console.end), crash_screen=True
            )
        finally:
            pygame.display.quit()

    def pump(self):
        """Show a new frame, take the keys that changed; PowerOff when the window is closed."""
        machine = self._console.machine
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                raise PowerOff
            if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN):
                self._shown = None
            elif event.type == pygame.WINDOWFOCUSLOST:
                # the key-up goes to another window: nothing may stay pressed
                for name in list(machine.held):
                    machine.key(name, False)
            elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
                self._key(event.key, event.type == pygame.KEYDOWN)
        if self._shown != machine.display.refreshes_ever:
            self._shown = machine.display.refreshes_ever
            pixels = rgb(machine.display.frame).swapaxes(0, 1)
            pygame.surfarray.blit_array(self._small, pixels)
            self._glass.blit(pygame.transform.scale(self._small, self._glass.get_size()), (0, 0))
            pygame.display.flip()

    def _key(self, key, down):
        if key in KEYBOARD:
            self._console.key(KEYBOARD[key], down)
        elif key == pygame.K_ESCAPE and down:
            raise PowerOff
        elif key == pygame.K_F12 and down:
            name = "pocket-ingenious-" + time.strftime("%Y%m%d-%H%M%S") + ".png"
            self._console.shot(self._shots / name, SCALE)
            print("saved", self._shots / name, file=sys.stderr)


def play(profile="pygamer", drive=None):
    """Open a window and play. drive: the folder that keeps what the game saves."""
    Window(Console(profile=profile, drive=drive, seed=None)).play()

# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""All words on the screen, one language at a time.

A language is a file of `key=words` lines, in memory as one block of bytes; a look-up is a search
in it. The block is read with the first look-up and let go when a screen is built (`rest`): few
words are asked for later. A key without words shows itself: the game goes on, and a test finds it.
The pages of "How to play" are long and seldom read: they stay in a file of their own, line by line.
"""

from handheld import ROOT

_block = b""
_language = ""


def load(language):
    """Take the words of a language.

    :param str language: "en": the file `assets/en.txt`
    :raises OSError: if there is no such file
    """
    global _block, _language
    with open(ROOT + "assets/" + language + ".txt", "rb") as file:
        _block = file.read()
    _language = language


def rest():
    """Let go of the words until one is asked for."""
    global _block
    _block = b""


def get(key):
    """Return the words of `key`, in lines where the file has a bar."""
    if not _block:
        load(_language)
    start = _block.find(b"\n" + key.encode() + b"=")
    if start < 0:
        return key
    start += len(key) + 2
    end = _block.find(b"\n", start)
    words = _block[start:end] if end >= 0 else _block[start:]
    return words.decode().strip().replace("|", "\n")


def page(edition, number):
    """Return headline, words and picture of a page of "How to play", or None after the last one.

    :param str edition: its name in the engine
    :param int number: from 1
    """
    start = ("%s.%d=" % (edition, number)).encode()
    with open(ROOT + "assets/help_" + _language + ".txt", "rb") as file:
        for line in file:
            if line.startswith(start):
                headline, _, words = line[len(start) :].decode().strip().partition("|")
                words, _, picture = words.partition("@")
                return headline, words.replace("|", "\n"), picture
    return None

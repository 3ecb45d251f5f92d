# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""All words on the screen, one language at a time.

A language is a file of `key=words` lines. It stays in memory as one block of bytes; a look-up is a
search in it. A key without words shows itself: the game goes on, and a test finds it.
"""

from handheld import ROOT

_block = b""


def load(language):
    """Take the words of a language.

    :param str language: "en": the file `assets/en.txt`
    :raises OSError: if there is no such file
    """
    global _block
    with open(ROOT + "assets/" + language + ".txt", "rb") as file:
        _block = file.read()


def get(key):
    """Return the words of `key`, in lines where the file has a bar."""
    start = _block.find(b"\n" + key.encode() + b"=")
    if start < 0:
        return key
    start += len(key) + 2
    end = _block.find(b"\n", start)
    words = _block[start:end] if end >= 0 else _block[start:]
    return words.decode().strip().replace("|", "\n")

# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Talking to the line protocol from a test."""

import io
from pathlib import Path

from tools import protocol

ROOT = Path(protocol.__file__).resolve().parent.parent

# A Classic game for two in which every draw is known: racks, then six more.
RACKS = "RG,RB,RO,RY,RP,GB", "GO,GY,GP,BO,BY,BP"
CLASSIC = f"new classic seats=2 order={RACKS[0]},{RACKS[1]},OY,OP,YP,RR,GG,BB"


def session(*requests):
    """A session that has answered these requests, each with ok."""
    speaker = protocol.Session()
    for request in requests:
        assert speaker.answer(request)["ok"] is True, request
    return speaker


def spoken(text):
    """Every answer, as text lines, to requests given as bytes."""
    sink = io.BytesIO()
    protocol.speak(io.BytesIO(text), sink)
    return sink.getvalue().decode("ascii").splitlines()


def wrong(speaker, request, why):
    """A request answers an error with this text and leaves the game exactly as it was."""
    before = (speaker.answer("state"), speaker.answer("record"), speaker.game)
    answer = speaker.answer(request)
    assert set(answer) == {"ok", "error"}
    assert answer["ok"] is False
    assert why in answer["error"]
    assert (speaker.answer("state"), speaker.answer("record"), speaker.game) == before

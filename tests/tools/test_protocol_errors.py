# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The line protocol: whatever is wrong is answered, and no line spoils a game."""

import json
import random

import pytest

from tests.tools.speaking import CLASSIC, session, wrong
from tools import protocol


@pytest.mark.parametrize(
    ("request_", "why"),
    [
        ("", "empty line"),
        ("   ", "empty line"),
        ("hello", "unknown request hello"),
        ("NEW classic", "unknown request NEW"),
        ("State", "unknown request"),
        ("new", "no edition"),
        ("new chess", "no edition is called chess"),
        ("new classic seats", "seats"),
        ("new classic seats=", "seats"),
        ("new classic seats=two", "seats"),
        ("new classic seats=1", "not played by 1"),
        ("new classic seats=5", "not played by 5"),
        ("new classic seats=-2", "seats"),
        ("new classic seats=2.0", "seats"),
        ("new classic seats=２", "seats"),
        ("new classic seats=2 seats=2", "seats"),
        ("new classic seats=99999999999999999999", "seats"),
        ("new solo seats=2", "not played by 2"),
        ("new team seats=2", "not played by 2"),
        ("new classic seed=x", "seed"),
        ("new classic seed=-1", "seed"),
        ("new classic seed=1073741824", "seed"),
        ("new classic seed=1e3", "seed"),
        ("new classic colour=3", "colour"),
        ("new classic redraw=1", "redraw"),
        ("new junior-advanced redraw=1", "redraw"),
        ("new junior redraw=2", "redraw"),
        ("new junior redraw=yes", "redraw"),
        ("new classic order=", "tile"),
        ("new classic order=RG,", "tile"),
        ("new classic order=GR", "tile GR is written RG"),
        ("new classic order=RV", "no tile is called RV"),
        ("new junior order=RB", "no tile is called RB"),
        ("new junior order=RG", "tile RG is written GR"),
        ("new classic order=" + ",".join(["RG"] * 121), "order"),
        ("state now", "nothing may follow"),
        ("legal now", "nothing may follow"),
        ("record now", "nothing may follow"),
        ("save now", "nothing may follow"),
        ("quit now", "nothing may follow"),
        ("play", "no action"),
        ("play RG", "no action"),
        ("play RG@", "no action"),
        ("play RG@1,-5", "no action"),
        ("play RG@1,-5:", "no cell"),
        ("play RG@1,-5:2,-5:3,-5", "no c"),
        ("play RG@1:2", "no cell"),
        ("play RG@1,-5,0:2,-5", "no cell"),
        ("play RG@01,-5:2,-5", "is written 1"),
        ("play RG@+1,-5:2,-5", "no coordinate"),
        ("play RG@-0,-4:0,-3", "is written 0"),
        ("play RG@1.0,-5:2,-5", "no coordinate"),
        ("play RG@ 1,-5:2,-5", "no coordinate"),
        ("play RG@１,-5:2,-5", "no coordinate"),
        ("play RG@999,0:0,0", "off the board"),
        ("play RG@99999999999999999999,0:0,0", "no coordinate"),
        ("play GR@1,-5:2,-5", "tile GR is written RG"),
        ("play rg@1,-5:2,-5", "no tile is called rg"),
        ("play RG@1,-5:3,-5", "not neighbours"),
        ("play RG@0,-5:1,-5", "cell 0,-5 is taken"),
        ("play RG@0,0:1,0", "first tile must touch a free printed symbol"),
        ("play YY@1,-5:2,-5", "tile YY is not on the rack"),
        ("play RG@1,-5:2,-5!1", "order"),
        ("play RG@1,-5:2,-5!3", "after !"),
        ("play refill", "place is due"),
        ("play swap", "place is due"),
        ("play exchange RG", "place is due"),
        ("play pass", "place is due"),
        ("play Refill", "no action"),
        ("bot", "no such level"),
        ("bot grandmaster", "no such level: grandmaster"),
        ("load", "no game is saved"),
        ("load 0", "hex"),
        ("load xyz", "hex"),
        ("load 00ff", "damaged"),
        ("load " + "00" * 300, "damaged"),
    ],
)
def test_errors_say_what_was_wrong_and_change_nothing(request_, why):
    wrong(session(CLASSIC), request_, why)


@pytest.mark.parametrize(
    "request_", ["state", "legal", "record", "save", "play refill", "bot easy"]
)
def test_without_a_game_everything_but_new_and_load_is_an_error(request_):
    assert protocol.Session().answer(request_) == {"ok": False, "error": "no game: say new first"}


def test_a_refused_new_keeps_the_game():
    speaker = session(CLASSIC, "play RG@1,-5:2,-5")
    wrong(speaker, "new classic seats=7", "not played by 7")


def test_a_damaged_save_keeps_the_game():
    saved = session("new duel").answer("save")["save"]
    speaker = session(CLASSIC)
    for at in range(0, len(saved), 2):
        flipped = saved[:at] + format(int(saved[at : at + 2], 16) ^ 1, "02x") + saved[at + 2 :]
        wrong(speaker, "load " + flipped, "")


def test_errors_repeat_only_a_piece_of_an_absurd_request():
    speaker = session(CLASSIC)
    for request in ("x" * 4000, "play " + "x" * 4000, "new " + "x" * 4000, "state " + "x" * 4000):
        answer = speaker.answer(request)
        assert answer["ok"] is False
        assert len(answer["error"]) < 300


def mutated(line, chance):
    """A request with some bytes changed, lost, doubled or added."""
    bytes_ = bytearray(line.encode())
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(bytes_) + 1)
        what = chance.randrange(4)
        if what == 0:
            bytes_[at:at] = bytes([chance.randrange(256)])
        elif what == 1:
            bytes_[at : at + 1] = b""
        elif what == 2:
            bytes_[at:at] = bytes_[max(0, at - 5) : at]
        else:
            bytes_[at : at + 1] = bytes([chance.choice(b"0123456789,-:@!= RGBOYPVx")])
    return bytes(bytes_).replace(b"\n", b" ")


@pytest.mark.parametrize("seed", range(6))
def test_malformed_lines_never_end_it_and_never_change_a_game(seed):
    """Each answer is one JSON object; after an error the whole game is what it was before it."""
    chance = random.Random(seed)
    variants = ("classic", "team", "duel", "travel", "junior", "junior-advanced", "solo")
    speaker = session(f"new {variants[seed % 7]}")
    for _ in range(250):
        actions = speaker.answer("legal")["actions"] or ["refill"]
        plain = chance.choice(
            [
                "play " + chance.choice(actions),
                "play " + chance.choice(actions),
                "new duel seats=2 seed=17 order=RG,BB,OO",
                "new junior redraw=1 seats=3",
                "load " + speaker.answer("save")["save"],
                "bot " + chance.choice(["", "x", "very easy"]),
                "state",
                "legal",
                "record",
                "save",
                chance.randbytes(chance.randrange(40)).decode("latin-1").replace("\n", ""),
            ]
        )
        line = mutated(plain, chance)
        if line.split()[:1] == [b"quit"]:
            continue
        before = (speaker.answer("state"), speaker.answer("record"))
        answer = speaker.answer(line.decode("utf-8", "replace"))
        assert isinstance(json.loads(json.dumps(answer)), dict)
        if answer["ok"] is not True:
            assert set(answer) == {"ok", "error"}
            assert not answer["error"].startswith("internal fault"), (line, answer)
            assert (speaker.answer("state"), speaker.answer("record")) == before
    assert speaker.ended is False


def test_a_fault_of_our_own_is_an_answer_too(monkeypatch):
    speaker = session(CLASSIC)

    def broken(game):
        raise RuntimeError("broken")

    monkeypatch.setattr(protocol, "state", broken)
    answer = speaker.answer("state")
    assert answer == {"ok": False, "error": "internal fault: RuntimeError('broken')"}

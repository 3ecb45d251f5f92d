# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The line protocol: the exact shape of every answer, and that no line ends or spoils a game."""

import io
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

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


# -- the shape of each answer


def test_new_answers_ok():
    assert session().answer("new classic") == {"ok": True}


def test_state_of_classic():
    assert session(CLASSIC).answer("state") == {
        "ok": True,
        "variant": "classic",
        "seats": 2,
        "turn": 0,
        "phase": "place",
        "bonus": 0,
        "board": {"0,-5": "R", "5,-5": "G", "5,0": "B", "0,5": "O", "-5,5": "Y", "-5,0": "P"},
        "racks": [sorted(rack.split(",")) for rack in RACKS],
        "bag": 6,
        "scores": [dict.fromkeys("RGBOYP", 0), dict.fromkeys("RGBOYP", 0)],
        "ranking": None,
    }


def test_state_of_duel():
    state = session("new duel order=RR,RR,RR,RR,RR,RR,GG,GG,GG,GG,GG,GG").answer("state")
    assert state["scores"] == []
    assert state["markers"] == dict.fromkeys("RGBOYP", 0)
    assert state["held"] == {}
    assert set(state) == {
        "ok", "variant", "seats", "turn", "phase", "bonus", "board", "racks", "bag", "scores",
        "markers", "held", "ranking",
    }  # fmt: skip


def test_state_of_team_has_scores_of_two_teams():
    state = session("new team").answer("state")
    assert state["seats"] == 4
    assert len(state["racks"]) == 4
    assert state["scores"] == [dict.fromkeys("RGBOYP", 0)] * 2


def test_state_of_solo_has_the_tile_in_hand():
    state = session("new solo order=RG,BB").answer("state")
    assert (state["racks"], state["bag"], state["seats"]) == ([["RG"]], 1, 1)
    assert state["scores"] == [dict.fromkeys("RGBOYP", 0)]


def test_state_of_junior():
    assert session("new junior seats=2 order=GR,OV,GG").answer("state") == {
        "ok": True,
        "variant": "junior",
        "seats": 2,
        "turn": 0,
        "phase": "place",
        "bonus": 0,
        "board": {"3,3": "G", "6,3": "R", "6,6": "O", "3,6": "V"},
        "racks": [["GR"], ["OV"]],
        "bag": 1,
        "food": [dict.fromkeys("GROV", 0)] * 2,
        "penguins": [0, 0],
        "stack": 8,
        "ranking": None,
    }


def test_legal_play_and_the_next_state():
    speaker = session(CLASSIC)
    actions = speaker.answer("legal")
    assert set(actions) == {"ok", "actions"}
    # Six mixed tiles on 54 pairs beside the printed symbols, both ways round.
    assert len(actions["actions"]) == len(set(actions["actions"])) == 648
    assert speaker.answer("play RG@1,-5:2,-5") == {"ok": True, "scored": {"R": 1}, "bonus": 0}
    state = speaker.answer("state")
    assert (state["phase"], state["turn"]) == ("refill", 0)
    assert state["scores"][0] == {"R": 1, "G": 0, "B": 0, "O": 0, "Y": 0, "P": 0}
    assert (state["board"]["1,-5"], state["board"]["2,-5"]) == ("R", "G")
    assert speaker.answer("legal") == {"ok": True, "actions": ["refill"]}
    assert speaker.answer("play refill") == {"ok": True, "scored": {}, "bonus": 0}
    state = speaker.answer("state")
    assert (state["phase"], state["turn"], state["bag"]) == ("place", 1, 5)
    assert state["racks"][0] == ["GB", "OY", "RB", "RO", "RP", "RY"]


def test_record_is_the_game_as_text():
    speaker = session(CLASSIC, "play RG@1,-5:2,-5", "play refill")
    answer = speaker.answer("record")
    assert set(answer) == {"ok", "record"}
    start, *actions = answer["record"].split(" / ")
    assert actions == ["RG@1,-5:2,-5", "refill"]
    # The first part is a request for the same game.
    again = session("new " + start, *("play " + action for action in actions))
    assert again.answer("state") == speaker.answer("state")
    assert again.answer("record") == answer


def test_save_and_load():
    speaker = session("new team seed=9")
    speaker.answer("play " + speaker.answer("legal")["actions"][5])
    state, record = speaker.answer("state"), speaker.answer("record")
    answer = speaker.answer("save")
    assert set(answer) == {"ok", "save"}
    bytes.fromhex(answer["save"])
    other = session("new solo")
    assert other.answer("load " + answer["save"]) == {"ok": True}
    assert (other.answer("state"), other.answer("record")) == (state, record)
    # It goes on alike: what the bag hands out comes from the same generator.
    for one in (speaker, other):
        assert one.answer("play refill")["ok"]
    assert other.answer("state") == speaker.answer("state")


def test_a_session_without_a_game_can_load_one():
    saved = session("new junior").answer("save")["save"]
    assert protocol.Session().answer("load " + saved) == {"ok": True}


def test_bot_says_what_it_would_do_and_plays_nothing():
    speaker = session("new classic seed=4")
    before = speaker.answer("state")
    answer = speaker.answer("bot easy")
    assert set(answer) == {"ok", "action", "ms"}
    assert answer["action"] in speaker.answer("legal")["actions"]
    assert isinstance(answer["ms"], int)
    assert speaker.answer("state") == before
    assert speaker.answer("bot easy")["action"] == answer["action"]


def test_held_names_the_seat_and_bonus_counts_what_is_pending():
    """Seat 0 brings red from 0 to 9: 1 at the symbol, then lines of its own."""
    order = ["RR"] * 6 + ["GB"] * 6 + ["RR", "GB"] * 8
    speaker = session("new duel order=" + ",".join(order))
    pulled = 0
    for mine, theirs in (
        ("RR@1,-5:2,-5", "GB@-4,5:-3,5"),  # printed red and nothing: 1
        ("RR@3,-5:4,-5", "GB@-2,4:-1,4"),  # printed red and two: 3 for the first half, 0: 3
    ):
        pulled += speaker.answer("play " + mine)["scored"]["R"]
        for request in ("play refill", "play " + theirs, "play refill"):
            assert speaker.answer(request)["ok"]
    assert pulled == 1 + 3
    assert speaker.answer("state")["markers"]["R"] == 4
    # Below the line 1,-5 to 4,-5: 1,-4 sees 1,-5 and 2,-5 (one each), 2,-4 sees 2,-5 and 3,-5.
    answer = speaker.answer("play RR@1,-4:2,-4")
    assert answer == {"ok": True, "scored": {"R": 4}, "bonus": 0}
    for request in ("play refill", "play GB@-2,2:-1,2", "play refill"):
        assert speaker.answer(request)["ok"]
    # Red on 8; one more of the two that 3,-4 would see is left.
    answer = speaker.answer("play RR@3,-4:3,-3")
    assert answer == {"ok": True, "scored": {"R": 1}, "bonus": 1}
    state = speaker.answer("state")
    assert (state["markers"]["R"], state["held"]) == (9, {"R": 0})
    assert (state["turn"], state["phase"], state["bonus"]) == (0, "place", 1)


def test_ranking_and_over():
    speaker = session("new junior-solo order=GR,GR")
    assert speaker.answer("play GR@1,1:2,1")["ok"]
    assert speaker.answer("play GR@1,2:2,2") == {"ok": True, "scored": {"G": 1, "R": 1}, "bonus": 0}
    state = speaker.answer("state")
    assert (state["phase"], state["ranking"], state["racks"]) == ("over", [[0]], [[]])
    assert speaker.answer("legal") == {"ok": True, "actions": []}
    wrong(speaker, "play GR@5,5:5,4", "not on the rack")
    wrong(speaker, "play pass", "the game is over")
    wrong(speaker, "bot easy", "the game is over")


def test_ranking_of_team_counts_teams():
    speaker = session("new team order=RG")
    for request in ("play RG@1,-5:2,-5", "play refill"):
        assert speaker.answer(request)["ok"]
    assert speaker.answer("state")["ranking"] == [[0], [1]]


@pytest.mark.parametrize(
    ("variant", "seats"),
    [
        ("classic", (2, 3, 4)),
        ("solo", (1,)),
        ("team", (4,)),
        ("duel", (2,)),
        ("travel", (2,)),
        ("junior", (2, 3, 4)),
        ("junior-advanced", (2, 3, 4)),
        ("junior-solo", (1,)),
    ],
)
def test_every_edition_plays_to_its_end(variant, seats):
    chance = random.Random(variant)
    assert session("new " + variant).answer("state")["seats"] == seats[0]
    for number in range(6):
        speaker = session()
        answer = speaker.answer(f"new {variant} seats={number} seed={number + 100}")
        assert answer["ok"] == (number in seats)
        if not answer["ok"]:
            assert f"{variant} is not played by {number}" in answer["error"]
            continue
        while actions := speaker.answer("legal")["actions"]:
            assert speaker.answer("play " + chance.choice(actions))["ok"]
        state = speaker.answer("state")
        assert state["phase"] == "over"
        ranked = [who for place in state["ranking"] for who in place]
        assert sorted(ranked) == list(range(2 if variant == "team" else number))


def test_seed_1_is_the_default():
    assert session("new classic").answer("state") == session("new classic seed=1").answer("state")
    other = session("new classic seed=2").answer("state")
    assert other["racks"] != session("new classic").answer("state")["racks"]


def test_redraw_option():
    speaker = session("new junior redraw=1 order=GR,GG,OO")
    assert speaker.answer("record")["record"].split(" / ")[0].endswith("redraw=1")
    assert session("new junior redraw=0").answer("state") == session("new junior").answer("state")


def test_suffixes_of_solo():
    speaker = session("new solo order=RG,BB,OO")
    assert not any("!" in action for action in speaker.answer("legal")["actions"])
    assert speaker.answer("play RG@1,-5:2,-5!2") == {"ok": True, "scored": {"R": 1}, "bonus": 0}
    assert speaker.answer("record")["record"].endswith("RG@1,-5:2,-5!2")
    wrong(session(CLASSIC), "play RG@1,-5:2,-5!1", "order")


# -- what is wrong


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


# -- the streams


def test_one_answer_line_of_ascii_json_for_every_line():
    lines = spoken(
        b"new solo\nstate\r\n\n\t legal \nplay \xff\xfe\x00\nnew solo\x00\n\xe2\x80\xa8\nrecord"
    )
    answers = [json.loads(line) for line in lines]
    assert [answer["ok"] for answer in answers] == [True, True, False, True] + [False] * 3 + [True]


def test_quit_ends_without_an_answer_and_the_rest_is_not_read():
    assert spoken(b"new solo\nquit\nnew solo\n") == ['{"ok": true}']


def test_the_end_of_the_input_ends():
    assert spoken(b"") == []
    assert spoken(b"new solo") == ['{"ok": true}']


def test_a_line_of_absurd_length_is_one_error_and_the_next_one_is_heard():
    for length in (4096, 4097, 100_000, 3_000_000):
        answers = [
            json.loads(line) for line in spoken(b"new solo\n" + b"x" * length + b"\nstate\n")
        ]
        assert [answer["ok"] for answer in answers] == [True, False, True], length
    answers = spoken(b"x" * 10_000)
    assert [json.loads(line)["ok"] for line in answers] == [False]


def test_the_longest_real_request_is_heard():
    order = ",".join(["RG"] * 120)
    assert spoken(f"new team seats=4 seed=1073741823 order={order}\n".encode()) == ['{"ok": true}']


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


# -- the program


def program(text, *where):
    """What the program says on its output to `text` on its input."""
    run = subprocess.run(
        [sys.executable, *(where or [str(ROOT / "tools" / "protocol.py")])],
        input=text,
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=True,
    )
    assert run.stderr == b""
    return run.stdout.decode("ascii").splitlines()


def test_the_program_speaks_on_standard_input_and_output():
    heard = program(b"new classic\nplay nonsense\n\x00\xff\nstate\nquit\nstate\n")
    answers = [json.loads(line) for line in heard]
    assert [answer["ok"] for answer in answers] == [True, False, False, True]
    assert answers[3] == session("new classic").answer("state")
    assert program(b"new solo\n", "-m", "tools.protocol") == ['{"ok": true}']


def test_each_answer_comes_before_the_next_request_is_sent():
    """Somebody who waits for an answer must not wait for a full buffer."""
    with subprocess.Popen(
        [sys.executable, str(ROOT / "tools" / "protocol.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as speaker:
        for _ in range(3):
            speaker.stdin.write(b"new travel\n")
            speaker.stdin.flush()
            assert speaker.stdout.readline() == b'{"ok": true}\n'
        speaker.stdin.close()
        assert speaker.wait(60) == 0


def test_a_listener_who_goes_away_is_no_traceback():
    with subprocess.Popen(
        [sys.executable, str(ROOT / "tools" / "protocol.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as speaker:
        speaker.stdout.close()
        try:
            speaker.stdin.write(b"new travel\n" * 1000)
            speaker.stdin.close()
        except BrokenPipeError:
            pass  # it may have ended before all of it was written
        assert speaker.stderr.read() == b""
        speaker.wait(60)

# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The line protocol: the exact shape of every answer, and whole games in every edition."""

import random

import pytest

from tests.tools.speaking import CLASSIC, RACKS, session, wrong
from tools import protocol


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

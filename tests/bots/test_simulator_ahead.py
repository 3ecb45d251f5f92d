# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The compiled Hard player of the long matches against the engine's, look-ahead and guard included:
with the same racks drawn for the others they lay the same tile.
"""

from contextlib import suppress

import pytest

from engine import bots
from engine.actions import REFILL_
from engine.bots.net import load_weights
from tests.bots.test_simulator import EDITIONS, deal, engine_action, gate  # noqa: F401

with suppress(ImportError):  # the gate says so
    from tools.training import export, lookahead, racks, selfplay

PLAN = (6, 3, 3, 3)  # of engine/bots/ahead.py: candidates, deals, replies, own answers


def game_of(edition, every):
    """The same game on both sides, by the first cut; stops at every so many-th turn."""
    position, game = deal(edition, 1)
    desk = selfplay.desk()
    plies = 0
    while not position.info[racks.OVER]:
        plies += 1
        if plies % every == 0 and not position.info[racks.BONUS]:
            yield position, game
        seat = game.turn
        selfplay.candidates(position, desk, 40)
        act = int(desk.act[0])
        game.play(engine_action(game, act))
        selfplay.play_act(position, act)
        if not position.info[racks.OVER] and not position.info[racks.BONUS]:
            game.play(REFILL_)
            racks.refill(position, seat)
            racks.next_turn(position)


@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_decisions_alike(edition, monkeypatch):
    """All but one: the engine's first cut counts in bytes, so of places that are nearly equal for
    the other side it may look at another, and it rounds values to 1/1024 of a logit.
    """
    w1, w2 = export.unpack(load_weights(edition))
    spare = racks.make(edition, mix=0), racks.make(edition, mix=0)
    total = differ = beyond = 0
    for position, game in game_of(edition, 7):
        bot = bots.open_bot(game, game.turn, "hard")
        answer = bot.decide()
        drawn = zip(bot.ahead.racks, bot.ahead.fills, strict=True)
        deals = iter([list(rack) + list(fill) for rack, fill in drawn])

        def dealt(_position, _seat, hands, deals=deals):
            hands[:] = next(deals)

        monkeypatch.setattr(lookahead, "deal_unseen", dealt)
        act = lookahead.move(
            position, *spare, selfplay.desk(), lookahead.NET_AHEAD, w1, w2,
            lookahead.fine_table(position.info[racks.MODE]), PLAN,
        )  # fmt: skip
        total += 1
        differ += engine_action(game, int(act)) != answer
        beyond += answer != bot.actions[0]
    assert total >= 4
    assert differ <= 1
    assert beyond  # the look-ahead had something to say

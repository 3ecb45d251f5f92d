# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A turn of Junior on the screen: what a place would bring, and what is seen after it.

Foods are G R O V (1 to 4). Printed on the ice: G at 3,3, R at 6,3, O at 6,6, V at 3,6.
"""

import pytest

from engine import actions as rules
from handheld import turn
from tests.handheld.junior_table import G, O, R, V, screen_states, table, watched
from tools.simulator.host import Console

# -- what a place brings


def test_the_food_that_a_place_would_bring_is_what_it_brings():
    """Counted by hand: the three fields beside each half, never the own tile."""

    def driver(console):
        yield 300
        player = yield from table(console, order="GR OO GG VV RO GV RR OV GO")
        screen = player.screen
        game = console.app.game
        at = game.board.at

        def lay(x, y, direction, first, second):
            yield from player.carry(0, at(x, y), direction)
            assert screen.refusal == 0
            assert (screen.first, screen.second) == (first, second)
            seat = game.turn
            before = sum(game.food[seat])
            yield "A"
            assert sum(game.food[seat]) == before + first + second
            yield from player.watch(skip=True)

        yield from lay(3, 4, 0, 1, 0)  # GR: G below the printed G, R east of it beside nothing
        yield from lay(6, 5, 2, 1, 0)  # OO: one above the printed O, the other sees its own partner
        yield from lay(2, 3, 1, 1, 1)  # GG downwards: beside G at 3,3 and beside G at 3,4
        assert list(game.food[0][1:]) == [3, 0, 0, 0]
        assert list(game.food[1][1:]) == [0, 0, 1, 0]

    Console().run(driver)


def test_an_empty_box_brings_nothing_and_says_so_before():
    def driver(console):
        yield 300
        player = yield from table(console, order="GG OO GG VV RO GV RR OV GO")
        screen = player.screen
        game = console.app.game
        at = game.board.at
        for left in (2, 1, 0):
            game.box[G] = left
            # west of the printed G: only the upper half has it beside it
            yield from player.carry(0, at(2, 2), 1)
            yield from player.carry(0, at(2, 3), 1)
            assert (screen.first, screen.second) == (1 if left else 0, 0)
        game.board.put(at(1, 4), G)  # beside the lower half
        for left, first, second in ((2, 1, 1), (1, 1, 0), (0, 0, 0)):
            game.box[G] = left
            yield from player.carry(0, at(2, 2), 1)
            yield from player.carry(0, at(2, 3), 1)
            assert (screen.first, screen.second) == (first, second)
        game.box[G] = 1
        yield "A"
        assert game.food[0][G] == 1 and game.box[G] == 0
        yield from player.watch(skip=True)
        assert screen.plates.pieces[0][G] == 1

    Console().run(driver)


def test_a_place_that_cannot_be_does_no_harm_and_shakes_its_head():
    def driver(console):
        yield 300
        player = yield from table(console, order="GR OO GG VV RO GV RR OV GO")
        screen = player.screen
        game = console.app.game
        ghost = screen.ghost
        yield from player.carry(0, game.board.at(2, 3), 0)  # its R on the printed G
        assert screen.refusal == rules.TAKEN
        still = console.frame.tobytes()
        yield "press A"
        shaken = []
        for _ in range(30):
            yield 10
            shaken.append(console.frame.tobytes() != still)
        yield "release A"
        assert any(shaken) and not shaken[-1]
        assert screen.mode == turn.AIM
        assert game.ply == 0
        # a key in the middle of it moves the tile: nothing has to be waited for
        yield "A DOWN"
        assert ghost.at == game.board.at(2, 4)
        assert screen.mode == turn.AIM and screen.refusal == 0
        yield "A"
        assert game.ply == 1

    Console().run(driver)


# -- what is seen after a tile is laid


def test_food_comes_from_each_half_in_turn_then_the_penguin_then_the_next_player():
    def driver(console):
        yield 300
        player = yield from table(console, order="GO RR GG VV RO GV RR OV GO")
        screen = player.screen
        game = console.app.game
        at = game.board.at
        game.board.put(at(4, 2), G)
        game.food[0][R] = game.food[0][V] = 1
        console.app.open("junior")
        yield 60
        yield from player.watch(skip=True)
        screen = player.screen
        game.board.put(at(5, 2), O)
        # G at 4,3 has G at 3,3 and at 4,2 beside it, O at 5,3 has O at 5,2
        yield from player.carry(0, at(4, 3), 0)
        assert (screen.first, screen.second) == (2, 1)
        seen = yield from watched(console, player)
        g, o = at(4, 3), at(5, 3)
        collects, feeds, greets = screen_states()
        order = [(show, half, food, fed) for show, half, food, fed, _ in seen]
        wanted = [
            (collects, 0, bytes((0, 1, 0, 1)), 0),
            (collects, g, bytes((0, 1, 0, 1)), 0),
            (collects, g, bytes((2, 1, 0, 1)), 0),
            (collects, o, bytes((2, 1, 0, 1)), 0),
            (collects, o, bytes((2, 1, 1, 1)), 0),
            (feeds, 0, bytes((2, 1, 1, 1)), 0),
            (feeds, 0, bytes((1, 0, 0, 0)), 0),
            (greets, 0, bytes((1, 0, 0, 0)), 1),
        ]
        assert [step for step in order if step in wanted] == wanted
        assert [seat for *_, seat in seen][-1] == 1
        assert game.penguins[0] == 1

    Console().run(driver)


def test_two_penguins_at_once():
    def driver(console):
        yield 300
        player = yield from table(console, order="GO RR GG VV RO GV RR OV GO")
        game = console.app.game
        at = game.board.at
        game.board.put(at(4, 2), G)
        game.food[0][R] = game.food[0][V] = game.food[0][O] = 2
        console.app.open("junior")
        yield 60
        yield from player.watch(skip=True)
        yield from player.carry(0, at(4, 3), 0)
        assert player.screen.first == 2
        seen = yield from watched(console, player)
        fed = [penguins for *_, penguins, _ in seen]
        assert sorted(set(fed)) == [0, 1, 2]
        assert list(game.food[0][1:]) == [0, 0, 0, 0]

    Console().run(driver)


@pytest.mark.parametrize(("variant", "comes"), [("junior", True), ("junior-advanced", False)])
def test_the_professor_collects_but_not_in_advanced(variant, comes):
    def driver(console):
        yield 300
        player = yield from table(console, variant)
        assert player.screen.professor == comes

    Console().run(driver)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_new_player_is_greeted_once(seats):
    def driver(console):
        yield 300
        player = yield from table(console, "junior", seats)
        screen = player.screen
        game = console.app.game
        _, _, greets = screen_states()
        for turns in range(1, 6):
            yield from player.lay()
            greeted = []
            while screen.mode != turn.AIM:
                if screen.showing == greets and (not greeted or not greeted[-1]):
                    greeted.append(screen.active + 1)
                elif screen.showing != greets:
                    greeted.append(0)
                yield 10
            assert [seat - 1 for seat in greeted if seat] == [turns % seats]
            assert screen.active == screen.seat == game.turn == turns % seats

    Console().run(driver)


# -- the pause


def test_pause_and_back_changes_nothing():
    def driver(console):
        yield 300
        player = yield from table(console, "junior-advanced", order="GR OO VV VV GO RV GG")
        yield "DOWN B"
        before = console.frame.tobytes()
        yield "START"
        assert console.app.screen.name == "pause"
        yield "B"
        assert console.frame.tobytes() == before
        yield "A"
        yield from player.watch(skip=True)
        asked = console.frame.tobytes()
        assert player.screen.mode == turn.DECIDE
        yield "START B"
        assert console.frame.tobytes() == asked
        yield "A"
        yield from player.watch(skip=True)
        assert player.screen.mode == turn.AIM and player.screen.active == 1

    Console().run(driver)

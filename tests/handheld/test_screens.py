# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The screens around the game, by buttons through an unchanged code.py."""

import sys
from importlib.util import spec_from_loader

import pytest

from handheld import choices
from tests.handheld.album import Album, take
from tools.simulator.host import Console
from tools.simulator.pictures import compare

SCREEN_CHANGE = 45_000
PAGES = [
    ("classic", 8),
    ("solo", 6),
    ("travel", 8),
    ("duel", 7),
    ("team", 7),
    ("junior", 6),
    ("junior-advanced", 5),
    ("junior-solo", 4),
]


@pytest.fixture(params=["pygamer", "pybadge"])
def either(request):
    return Console(request.param)


@pytest.fixture
def console():
    return Console()


def name(console):
    return console.app.screen.name


class Probe:
    """Finds a screen `probe` that writes down what it is told, however often it is loaded."""

    def __init__(self):
        self.told = []

    def find_spec(self, name, path=None, target=None):
        if name == "handheld.screens.probe":
            return spec_from_loader(name, self)
        return None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        import displayio

        from handheld.screens import Base

        told = self.told

        class Screen(Base):
            name = "probe"

            def open(self, app, *args):
                told.append(("open", args))
                self.group = displayio.Group()

            def close(self):
                told.append("close")

            def resume(self, *answer):
                told.append(("resume", answer))

            def press(self, key):
                told.append(key)

        module.Screen = Screen


@pytest.fixture
def told():
    """What the screen `probe` was told."""
    probe = Probe()
    sys.meta_path.insert(0, probe)
    yield probe.told
    sys.meta_path.remove(probe)


def choose_game(console, edition="classic", seats=2, seed=1):
    from engine.editions import new

    setup = console.app.setup
    while setup.edition != edition:
        choices.next_edition(setup, 1)
    console.app.game = new(edition, seats, seed)
    return console.app.game


def end(game, *tracks):
    """End a game with these scores, each R G B O Y P."""
    from engine.actions import OVER

    game.phase = OVER
    for track, values in zip(game.scores, tracks, strict=bool(tracks)):
        track[1:] = bytes(values)


# -- finding the way


def test_from_the_title_to_every_screen_and_back(either):
    def driver(console):
        yield 50
        assert name(console) == "title"
        for entry in ("records", "settings", "learn"):
            yield "DOWN A"
            assert name(console) == entry
            yield "B"
            assert name(console) == "title"
        yield "DOWN A"
        assert name(console) == "setup"
        yield "B"
        assert name(console) == "title"
        yield "START START"
        assert name(console) == "curtain"

    either.run(driver)


def test_each_change_of_screen_keeps_to_its_bytes_and_then_it_is_quiet(console, told):
    def driver(console):
        def change(keys, to):
            if "." in keys:
                from handheld import text

                while console.app.screen.menu.said != text.get(keys):
                    yield "DOWN"
                keys = "A"
            console.mark()
            yield keys
            assert name(console) == to
            assert 40_960 < console.bus_bytes <= SCREEN_CHANGE
            console.mark()
            yield 1000
            assert console.bus_bytes == 0
            assert console.bitmaps == 0

        yield 50
        yield from change("A", "setup")
        yield from change("B", "title")
        for entry in ("records", "settings", "learn"):
            yield "DOWN"
            yield from change("A", entry)
            yield from change("B", "title")
        yield "DOWN A"
        yield from change("START", "curtain")
        console.app.open("probe")
        yield 50
        console.app.push("pause")
        yield 50
        yield from change("pause.sheet", "sheet")
        yield from change("B", "pause")
        end(choose_game(console), (1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 7))
        console.app.open("result")
        console.mark()
        yield 50
        assert 40_960 < console.bus_bytes <= SCREEN_CHANGE
        console.mark()
        yield 1000
        assert console.bus_bytes == 0

    console.run(driver)


def test_a_screen_that_is_left_leaves_memory(console):
    def driver(console):
        import handheld.screens

        yield 50
        yield "A"
        assert name(console) == "setup"
        for gone in ("title", "help", "curtain"):
            assert "handheld.screens." + gone not in sys.modules
            assert not hasattr(handheld.screens, gone)
        yield "START"
        assert "handheld.screens.setup" not in sys.modules
        assert not hasattr(handheld.screens, "setup")

    console.run(driver)


def test_push_pop_open_and_home(console, told):
    def driver(console):
        yield 50
        app = console.app
        app.open("probe", 1, "x")
        yield 50
        assert told == [("open", (1, "x"))]
        assert not app.covers
        app.push("help")
        yield 50
        assert name(console) == "help" and app.covers
        assert told == [("open", (1, "x"))]
        app.pop("swap")
        yield 50
        assert name(console) == "probe" and not app.covers
        assert told[1:] == [("resume", ("swap",))]
        app.push("help")
        yield 50
        app.home()
        yield 50
        assert name(console) == "title" and not app.covers
        assert told[2:] == ["close"]
        assert "handheld.screens.probe" not in sys.modules

    console.run(driver)


def test_popping_the_last_screen_leads_to_the_title(console):
    def driver(console):
        yield 50
        console.app.open("help")
        yield 50
        yield "B"
        assert name(console) == "title"

    console.run(driver)


def test_a_press_for_one_screen_does_not_reach_the_next_one(either, told):
    """Two presses between two passes, and a direction held over the change."""

    def driver(console):
        yield 50
        console.app.open("probe")
        console.key("A", True)
        console.key("A", False)
        console.key("DOWN", True)
        yield 1000
        assert told == [("open", ())]
        console.key("DOWN", False)
        yield 50
        yield "DOWN"
        from handheld.keys import DOWN

        assert told[1:] == [DOWN]

    either.run(driver)


# -- setup


def test_setup_by_stick(either):
    def driver(console):
        yield 50
        yield "A"
        setup = console.app.setup
        assert (setup.edition, setup.seats) == ("classic", 2)
        yield "RIGHT"
        assert (setup.edition, setup.seats) == ("solo", 1)
        yield "LEFT"
        assert (setup.edition, setup.seats) == ("classic", 2)
        yield "DOWN RIGHT"
        assert (setup.edition, setup.seats) == ("classic", 3)
        yield "LEFT"
        assert [setup.name(seat) for seat in (0, 1)] == ["Fox", "Owl"]
        yield "DOWN RIGHT"  # the first player: the owl is taken
        assert setup.name(0) == "Cat"
        yield "LEFT"
        assert setup.name(0) == "Fox"
        yield "LEFT"
        assert setup.name(0) == "Mouse"
        before = setup.colours[0], setup.colours[1]
        yield "SELECT"
        assert setup.colours[0] not in before and setup.colours[1] == before[1]
        levels = []
        for _ in range(4):
            levels.append(setup.level(0))
            yield "A"
        assert levels == ["", "easy", "normal", "hard"]
        assert setup.level(0) == ""
        yield "DOWN DOWN A"
        assert name(console) == "curtain"
        assert console.app.game.variant == "classic"
        assert console.app.game.seats == 2

    either.run(driver)


@pytest.mark.parametrize("seats", [2, 4])
def test_setup_shows_every_player_in_the_own_colour(console, seats):
    """With four players no colour is free: the next one is another player's, who takes this one."""
    from handheld.draw import SEAT_COLOURS

    def driver(console):
        yield 50
        setup = console.app.setup
        setup.seats = seats
        yield "A"
        screen = console.app.screen
        yield "DOWN DOWN"
        for _ in range(5):
            frames = [group[0][0].pixel_shader[0] for group in screen._seats]
            assert frames == [SEAT_COLOURS[colour] for colour in setup.colours[:seats]]
            assert len(set(frames)) == seats
            yield "SELECT"

    console.run(driver)


def test_setup_goes_through_all_editions(console):
    """Left and right; the number of players is always one that the edition allows."""

    def driver(console):
        from engine.editions import VARIANTS, edition, new

        yield 50
        yield "A"
        setup = console.app.setup
        seen = []
        for _ in range(9):
            seen.append((setup.edition, setup.redraw))
            assert setup.seats in edition(setup.edition).seat_choices
            game = new(setup.edition, setup.seats, 1, redraw=setup.redraw)
            assert game.variant == setup.edition
            yield "RIGHT"
        assert (setup.edition, setup.redraw) == seen[0]
        assert len(set(seen)) == 9
        assert {one for one, _ in seen} == set(VARIANTS)
        assert [one for one, redraw in seen if redraw] == ["junior"]

    console.run(driver)


def test_setup_forward_by_a(console):
    """A on the edition and on the number of players goes on to the next row."""

    def driver(console):
        yield 50
        yield "A A A UP A"
        assert console.app.screen.menu.chosen == 2
        yield "DOWN DOWN A"
        assert name(console) == "curtain"

    console.run(driver)


@pytest.mark.parametrize(
    ("edition", "levels", "first"),
    [
        ("classic", (0, 0), ("curtain", 0)),
        ("classic", (0, 1), ("play", None)),
        ("classic", (2, 0, 0), ("curtain", 1)),
        ("solo", (0,), ("play", None)),
        ("duel", (0, 3), ("duel", None)),
        ("team", (0, 0, 1, 1), ("curtain", 0)),
        ("junior", (0, 0), ("junior", None)),
    ],
)
def test_the_curtain_comes_only_between_people_with_hidden_tiles(console, edition, levels, first):
    def driver(console):
        yield 50
        setup = console.app.setup
        while setup.edition != edition:
            choices.next_edition(setup, 1)
        while setup.seats != len(levels):
            choices.next_seats(setup, 1)
        setup.players[: len(levels)] = bytes(levels)

        app = console.app
        asked = []
        app.open = lambda *args: asked.append(args)
        with console.machine.drive.board():
            choices.start(app)
        assert asked == [tuple(part for part in first if part is not None)]
        assert app.game.variant == edition and app.game.seats == len(levels)

    console.run(driver)


def test_no_two_players_alike():
    from handheld.choices import COLOURS, SIGNS
    from handheld.seats import MOST_SEATS, Seats

    setup = Seats()
    for seats in (2, 3, 4):
        setup.seats = seats
        for seat in range(seats):
            for by in (1, -1):
                seen_signs, seen_colours = set(), set()
                for _ in range(SIGNS):
                    choices.next_sign(setup, seat, by)
                    choices.next_colour(setup, seat, by)
                    assert len(set(setup.signs[:MOST_SEATS])) == MOST_SEATS
                    assert len(set(setup.colours)) == MOST_SEATS
                    seen_signs.add(setup.signs[seat])
                    seen_colours.add(setup.colours[seat])
                assert len(seen_signs) == SIGNS - seats + 1
                assert len(seen_colours) == COLOURS - seats + 1 or seats == COLOURS


def test_each_game_has_another_seed():
    seeds = []
    for seed in (1, 2):

        def driver(console):
            yield 50
            yield "A START"
            seeds.append(console.app.game.seed)

        Console(seed=seed).run(driver)
    assert seeds[0] != seeds[1]
    assert all(0 <= seed < 2**30 for seed in seeds)


# -- curtain


def test_the_curtain_tells_whose_turn_and_nothing_else(console):
    """The same picture whatever lies on the racks and on the board, another one for each seat."""

    def driver(console):
        yield 50
        shown = {}
        for seat in (0, 1):
            for seed in (1, 2, 3):
                choose_game(console, seed=seed)
                console.app.open("curtain", seat)
                yield 50
                shown[seat, seed] = console.frame.tobytes()
        assert shown[0, 1] == shown[0, 2] == shown[0, 3]
        assert shown[1, 1] == shown[1, 2] == shown[1, 3]
        assert shown[0, 1] != shown[1, 1]

    console.run(driver)


def test_the_curtain_opens_with_a_only(console, told):
    def driver(console):
        yield 50
        choose_game(console)
        console.app.open("probe")
        yield 50
        console.app.push("curtain", 1)
        yield 50
        yield "B UP DOWN LEFT RIGHT SELECT"
        assert name(console) == "curtain"
        yield "A"
        assert name(console) == "probe"
        assert told == [("open", ()), ("resume", ())]

    console.run(driver)


def test_a_swapped_rack_is_shown_first_and_only_then_the_curtain(console, told):
    def driver(console):
        yield 50
        choose_game(console)
        console.app.open("probe")
        yield 50
        console.app.push("curtain", 1)
        yield 50
        plain = console.frame.tobytes()
        yield "A"
        console.app.push("curtain", 1, b"\x09\x0a\x1b\x25\x2e\x36")
        yield 50
        assert console.frame.tobytes() != plain
        compare(console, "curtain-swap")
        yield "A"
        assert name(console) == "curtain"
        assert console.frame.tobytes() == plain
        yield "A"
        assert name(console) == "probe"

    console.run(driver)


# -- pause


def paused(console):
    choose_game(console)
    console.app.open("probe")
    yield 50
    console.app.push("pause")
    yield 50


@pytest.mark.parametrize("keys", ["A", "B", "START"])
def test_pause_goes_on(console, keys, told):
    def driver(console):
        yield 50
        yield from paused(console)
        yield keys
        assert name(console) == "probe"
        assert told[-1] == ("resume", ())

    console.run(driver)


def test_pause_offers_the_swap_when_it_is_due(console, told):
    def driver(console):
        yield 50
        yield from paused(console)
        offered = console.frame.tobytes()
        yield "B"
        from engine.actions import REFILL

        console.app.game.phase = REFILL
        console.app.push("pause")
        yield 50
        assert console.frame.tobytes() != offered
        yield from take(console, "pause.swap")
        assert name(console) == "probe"
        assert told[-1] == ("resume", ("swap",))

    console.run(driver)


def test_leaving_asks_once(console, told):
    def driver(console):
        yield 50
        yield from paused(console)
        for no in ("A", "B"):
            yield from take(console, "pause.leave")
            assert name(console) == "pause"
            yield no
            assert name(console) == "pause"
        yield from take(console, "pause.leave")
        yield from take(console, "pause.go")
        assert name(console) == "title"
        assert not console.app.covers

    console.run(driver)


def test_pause_to_sheet_and_help_and_back(console, told):
    def driver(console):
        yield 50
        yield from paused(console)
        yield from take(console, "pause.sheet")
        assert name(console) == "sheet"
        yield "B"
        assert name(console) == "pause"
        yield from take(console, "pause.help")
        assert name(console) == "help"
        yield "B B"
        assert name(console) == "probe"

    console.run(driver)


# -- how to play


@pytest.mark.parametrize(("edition", "pages"), PAGES)
def test_pages_of_help(console, edition, pages):
    def driver(console):
        yield 50
        choose_game(console, edition, None)
        console.app.push("help")
        yield 50
        screen = console.app.screen
        assert screen.page == 1
        for number, key in enumerate(("RIGHT", "DOWN", "SELECT")):
            yield key
            assert screen.page == number + 2
        yield "LEFT*9"
        assert screen.page == 1
        yield "A"
        assert screen.page == 2
        yield f"RIGHT*{pages + 3}"
        assert screen.page == pages
        yield "A"
        assert name(console) == "title"

    console.run(driver)


# -- result


@pytest.mark.parametrize(
    ("tracks", "column"),
    [
        # the lowest colours differ
        (((3, 18, 18, 18, 18, 18), (4, 4, 4, 4, 4, 4)), 0),
        # equal markers count one by one: 9,9,12 loses to 9,10,10
        (((9, 9, 12, 18, 18, 18), (9, 10, 10, 10, 10, 10)), 1),
        # only the best colours differ
        (((0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 6)), 5),
        # equal but in other colours: a shared win
        (((6, 5, 4, 3, 2, 1), (1, 2, 3, 4, 5, 6)), None),
    ],
)
def test_the_deciding_difference(console, tracks, column):
    def driver(console):
        yield 50
        end(choose_game(console), *tracks)
        console.app.open("result")
        yield 50
        assert console.app.screen.deciding == column

    console.run(driver)


def test_from_the_result_again_or_to_the_title(console):
    def driver(console):
        yield 50
        game = choose_game(console, seed=77)
        end(game, (1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 7))
        console.app.open("result")
        yield 50
        yield "SELECT"
        assert name(console) == "sheet"
        yield "B"
        assert name(console) == "result"
        yield "A"
        assert name(console) == "curtain"
        assert console.app.game is not game
        assert console.app.game.ply == 0
        end(console.app.game, (1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 7))
        console.app.open("result")
        yield 50
        yield "B"
        assert name(console) == "title"

    console.run(driver)


# -- score sheet


def test_the_sheet_tells_every_tile_and_its_points(console, told):
    """A game with given tiles: RR beside the printed red, then BB beside the printed blue, ..."""
    from engine.actions import REFILL_, placement
    from engine.editions import new
    from engine.tiles import tile

    red, blue = tile(1, 1), tile(3, 3)
    order = bytes([red] * 6 + [blue] * 6 + [tile(1, 3)] * 20)
    game = new("classic", 2, 1, order)
    at = game.board.at

    def driver(console):
        yield 50
        # RR east of the red star: its western half sees it, the other one sees its partner only
        game.play(placement(0, at(1, -5), 0))
        game.play(REFILL_)
        # BB west of the blue star, on the same row: only the eastern half sees it
        game.play(placement(0, at(3, 0), 0))
        game.play(REFILL_)
        # RR below both: south-west and south-east of the star's row
        game.play(placement(1, at(0, -4), 0))
        console.app.game = game
        console.app.open("probe")
        yield 50
        console.app.push("sheet")
        yield 50
        lines = bytes(console.app.screen._lines)
        # seat, tile, points of the halves
        assert lines[0:4] == bytes((0, red, 1, 0))
        assert lines[4:8] == bytes((1, blue, 0, 1))
        # (0,-4): star to the north-west is off its lines' order; see the picture of the corner:
        # its lines meet the star at (0,-5) to the north-west and (1,-5) to the north-east, from
        # there on (2,-6) is off the board: 2. (1,-4) meets (1,-5) and (2,-5): 2.
        assert lines[8:12] == bytes((0, red, 2, 2))
        assert len(lines) == 12
        compare(console, "sheet")
        yield "A"
        assert told[-1] == ("resume", ())

    console.run(driver)


def test_the_sheet_scrolls_to_both_ends_and_tells_a_swap(console, told):
    from array import array

    from engine.actions import OTHER, SWAP

    def driver(console):
        yield 50
        game = choose_game(console, seed=5)
        legal = array("H", bytes(2 * game.most_legal()))
        swaps = 0
        while game.ply < 60 and game.phase != 4:
            count = game.legal(legal)
            swap = SWAP in legal[:count]
            swaps += swap
            game.play(SWAP if swap else legal[count // 2 if legal[0] < OTHER else 0])
        assert swaps
        console.app.open("probe")
        yield 50
        console.app.push("sheet")
        yield 50
        screen = console.app.screen
        count = len(screen._lines) // 4
        placed = sum(1 for action in game.moves[: game.ply] if action < OTHER)
        assert count == placed + swaps
        last = screen.first
        assert 0 < last < count
        yield "DOWN RIGHT"
        assert screen.first == last
        yield "UP"
        assert screen.first == last - 1
        yield "LEFT*20"
        assert screen.first == 0
        yield "UP"
        assert screen.first == 0
        yield "RIGHT*20"
        assert screen.first == last

    console.run(driver)


# -- pictures


def test_pictures_of_the_screens(console, told):
    album = Album(console)

    def driver(console):
        yield 50
        album.add("title")
        yield "A"
        album.add("setup")
        yield "DOWN DOWN RIGHT SELECT A A"
        album.add("setup-player")
        yield "A A UP UP RIGHT"
        album.add("setup-solo")
        yield "RIGHT*3"
        album.add("setup-team")
        yield "RIGHT*2"
        album.add("setup-junior")
        yield "LEFT*6 DOWN LEFT START"
        album.add("curtain")
        yield from paused(console)
        album.add("pause")
        yield from take(console, "pause.leave")
        album.add("pause-leave")

    console.run(driver)
    album.close()


def test_pictures_of_results(console):
    album = Album(console)

    def driver(console):
        yield 50
        game = choose_game(console)
        for picture, tracks in (
            ("result", ((9, 9, 12, 18, 14, 18), (9, 10, 10, 10, 17, 10))),
            ("result-shared", ((6, 5, 4, 3, 2, 1), (1, 2, 3, 4, 5, 6))),
        ):
            end(game, *tracks)
            console.app.open("result")
            yield 50
            album.add(picture)
        end(choose_game(console, "solo", 1), (22, 18, 36, 17, 18, 30))
        console.app.open("result")
        yield 50
        album.add("result-solo")
        four = ((9, 9, 12, 18, 14, 18), (9, 10, 10, 10, 17, 10), (1,) * 6, (18, 3, 0, 5, 7, 9))
        end(choose_game(console, "classic", 4), *four)
        console.app.open("result")
        yield 50
        album.add("result-four")
        end(choose_game(console, "team", 4), (36, 20, 19, 22, 30, 31), (36, 18, 36, 36, 36, 36))
        console.app.open("result")
        yield 50
        album.add("result-team")
        game = choose_game(console, "duel", 2)
        end(game)
        for symbol, marker in enumerate((9, -3, 0, 4, -9, 1), 1):
            game._places[symbol] = 9 + marker
        console.app.open("result")
        yield 50
        album.add("result-duel")

    console.run(driver)
    album.close()


def test_pictures_of_help(console):
    album = Album(console)

    def driver(console):
        yield 50
        for edition, pages in (
            ("classic", range(1, 9)),
            ("solo", (3,)),
            ("travel", (3,)),
            ("duel", (1, 3)),
            ("team", (5,)),
            ("junior", (1, 2, 3)),
            ("junior-advanced", (3,)),
        ):
            choose_game(console, edition, None)
            console.app.push("help")
            yield 50
            for page in pages:
                while console.app.screen.page < page:
                    yield "RIGHT"
                album.add(f"help-{edition}-{page}")
            yield "B"

    console.run(driver)
    album.close()

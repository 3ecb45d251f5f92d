# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The power goes at any moment: "Continue" comes first, asks nothing, and it is the same turn."""

import random

import pytest
from randomplay import dumped, step, whole

from engine import actions as rules
from engine import retold
from engine.editions import new
from tests.handheld.player import solo
from tools.simulator.host import Console

# edition by its place in the setup, seats, who plays (0 a person), the screen it goes on with
TABLES = [
    ("classic", 0, 2, (0, 0), "curtain"),
    ("classic", 0, 4, (0, 2, 0, 3), "curtain"),
    ("classic", 0, 3, (1, 0, 2), "play"),
    ("solo", 1, 1, (0,), "play"),
    ("travel", 2, 2, (0, 1), "play"),
    ("duel", 3, 2, (0, 0), "curtain"),
    ("team", 4, 4, (0, 0, 0, 0), "curtain"),
    ("junior", 5, 3, (0, 0, 0), "junior"),
    ("junior redraw", 6, 2, (0, 0), "junior"),
    ("junior-advanced", 7, 4, (0, 0, 0, 1), "junior"),
    ("junior-solo", 8, 1, (0,), "junior"),
]


def name(console):
    return console.app.screen.name


def entries(console):
    return console.app.screen.entries


def begin(console, number, seats, players, seed):
    """Start a game of these choices, as the setup does."""
    from handheld import choices
    from handheld.seats import Seats

    app = console.app
    app.setup = setup = Seats()
    choices.next_edition(setup, number)
    while setup.seats != seats:
        choices.next_seats(setup, 1)
    setup.players[:seats] = bytes(players)
    choices.next_sign(setup, 0, 1)
    choices.next_colour(setup, seats - 1, 1)
    with console.machine.drive.board():
        choices.start(app)
    app.game = new(setup.edition, seats, seed, redraw=setup.redraw)


def chosen(setup):
    """The choices that a player would miss."""
    seats = setup.seats
    rows = (setup.signs, setup.colours, setup.players)
    return setup.edition, setup.redraw, seats, [bytes(row[:seats]) for row in rows]


def save_after(console, plies, chance):
    """Play so many random actions, each saved as the screens do it."""
    app = console.app
    with console.machine.drive.board():
        app.keep()
        for _ in range(plies):
            if app.game.phase == rules.OVER:
                break
            step(app.game, chance)
            app.played(False)
        assert app.saves.kept


@pytest.mark.parametrize(
    ("edition", "number", "seats", "players", "shows"), TABLES, ids=[one[0] for one in TABLES]
)
def test_the_same_turn_is_offered_first(edition, number, seats, players, shows):
    """Cut in every phase that the edition has; the board is the same, open and hidden."""
    chance = random.Random(edition)
    console = Console()
    wanted = {"place"}
    game = new(edition.split()[0], seats, 1)
    if game.rack_size > 1 and game.symbols == 6:
        wanted.add("refill")
    if edition == "junior-advanced":
        wanted.add("keep")
    before = []
    met = set()

    def play(console):
        yield 50
        begin(console, number, seats, players, chance.randrange(2**30))
        save_after(console, chance.randrange(1, 30), chance)
        phase = console.app.game.phase
        met.add(("place", "refill", "keep", "redraw", "over")[phase])
        before[:] = [whole(console.app.game), chosen(console.app.setup)]

    def go_on(console):
        yield 50
        assert name(console) == "title"
        assert entries(console)[0] == "continue"
        yield "A"
        assert name(console) == shows
        game = console.app.game
        if game.ply > before[0][0][3]:  # the device has moved already
            again = new(game.variant, game.seats, game.seed)
            for action in game.moves[: before[0][0][3]]:
                again.play(action)
            game = again
        assert whole(game) == before[0]
        assert chosen(console.app.setup) == before[1]

    for _ in range(12):
        console.run(play)
        console.run(go_on)
        if wanted <= met:
            break
    assert wanted <= met


def test_a_pending_bonus_is_still_due():
    """Team at 17: the next point is a bonus; cut before it is played."""
    chance = random.Random(3)
    console = Console()
    state = []

    def play(console):
        yield 50
        begin(console, 4, 4, (0, 0, 0, 0), 5)
        app = console.app
        while not app.game.bonus:
            save_after(console, 1, chance)
            if app.game.phase == rules.OVER:
                app.game = new("team", 4, chance.randrange(2**30))
        state.append(whole(app.game))

    def go_on(console):
        yield 50
        yield "A"
        assert console.app.game.bonus > 0
        assert whole(console.app.game) == state[0]

    console.run(play)
    console.run(go_on)


def test_the_device_takes_its_turn_after_a_cut():
    """Cut while the device was to move: it moves by itself after Continue."""
    chance = random.Random(8)
    console = Console()

    def play(console):
        yield 50
        begin(console, 0, 2, (0, 1), 77)
        app = console.app
        while not (app.game.turn == 1 and app.game.phase == rules.PLACE and app.game.ply > 4):
            save_after(console, 1, chance)

    def go_on(console):
        yield 50
        yield "A"
        app = console.app
        assert app.game.turn == 1
        ply = app.game.ply
        for _ in range(60):
            yield 500
        assert app.game.ply > ply
        assert app.game.turn == 0

    console.run(play)
    console.run(go_on)


def test_leaving_keeps_the_game_and_a_new_one_asks_once():
    console = Console()

    def driver(console):
        yield 50
        assert entries(console)[0] == "setup"
        yield from solo(console)
        assert name(console) == "play"
        yield "A"
        yield 3000
        game = console.app.game
        state = whole(game)
        console.app.home()
        yield 50
        assert entries(console)[0] == "continue"
        # No: the game stays.
        for no in ("A", "B"):
            yield from solo(console)
            assert name(console) == "ask"
            yield no
            assert name(console) == "setup"
            yield "B"
            assert entries(console)[0] == "continue"
        yield "A"
        assert whole(console.app.game) == state
        console.app.home()
        yield 50
        # Yes: one question, and the new game is the saved one from then on.
        yield from solo(console)
        assert name(console) == "ask"
        yield "DOWN A"
        yield 50
        assert name(console) == "play"
        assert console.app.game.ply == 0
        assert console.app.game.seed != game.seed

    console.run(driver)


def test_a_game_that_is_over_is_seen_once_more_after_a_cut_and_then_gone():
    """Cut while the result is shown: it is shown again, and the records count it once."""
    chance = random.Random(4)
    console = Console()

    def play(console):
        yield 50
        begin(console, 1, 1, (0,), 9)
        save_after(console, 1000, chance)
        assert console.app.game.phase == rules.OVER

    def again(console):
        yield 50
        assert entries(console)[0] == "continue"
        yield "A"
        yield 3000
        assert name(console) == "result"
        with console.machine.drive.board():
            records.append(bytes(console.app.saves.records.row))

    def leave(console):
        yield from again(console)
        yield "B"
        yield 50
        assert name(console) == "title"
        assert entries(console)[0] == "setup"

    def gone(console):
        yield 50
        assert entries(console)[0] == "setup"

    records = []
    console.run(play)
    console.run(again)
    console.run(leave)
    console.run(gone)
    assert records[0] == records[1]
    assert records[0][13] == 1  # one last result of Solo


def slots(console):
    """The two files of the game."""
    return [console.drive / "saves" / f"game-{slot}.bin" for slot in (0, 1)]


def two_saves(console):
    """Two saves of one game; return the older state."""
    chance = random.Random(2)
    states = []

    def play(console):
        yield 50
        begin(console, 1, 1, (0,), 9)
        save_after(console, 3, chance)
        states.append(whole(console.app.game))
        save_after(console, 1, chance)

    console.run(play)
    return states[0]


def newest(console):
    """The file with the higher number."""
    return max(slots(console), key=lambda path: path.read_bytes()[4:8][::-1])


def test_a_damaged_newest_save_gives_the_one_before():
    console = Console()
    # The last two saves are those of plies 3 (kept once more by save_after) and 4.
    older = two_saves(console)
    blob = bytearray(newest(console).read_bytes())
    blob[20] ^= 1
    newest(console).write_bytes(blob)

    def go_on(console):
        yield 50
        assert entries(console)[0] == "continue"
        yield "A"
        assert whole(console.app.game) == older

    console.run(go_on)


def rewrite(console, change):
    """Change the record in both slots, with right checksums everywhere."""
    import zlib

    for path in slots(console):
        blob = bytearray(path.read_bytes())
        size = blob[2] | blob[3] << 8
        content = bytearray(blob[8 : 8 + size])
        change(content)
        content[-4:] = zlib.crc32(bytes(content[:-4])).to_bytes(4, "little")
        blob[8 : 8 + size] = content
        blob[8 + size : 12 + size] = zlib.crc32(bytes(blob[: 8 + size])).to_bytes(4, "little")
        path.write_bytes(blob)


def test_a_save_that_the_rules_refuse_is_told_and_the_title_stays():
    console = Console()
    two_saves(console)

    def change(content):
        content[7] ^= 1  # another seed

    rewrite(console, change)

    def go_on(console):
        yield 50
        assert entries(console)[0] == "continue"
        yield "A"
        yield 50
        assert name(console) == "notice"
        assert console.app.saves.reason == retold.REFUSED
        yield "A"
        assert name(console) == "title"

    console.run(go_on)


def test_a_newer_versions_save_is_kept_until_a_yes():
    console = Console()
    two_saves(console)

    def change(content):
        content[3] = 2

    rewrite(console, change)
    before = [path.read_bytes() for path in slots(console)]

    def no(console):
        yield 50
        assert entries(console)[0] == "setup"
        yield from solo(console)
        assert name(console) == "ask"
        yield "A"
        assert name(console) == "setup"
        assert [path.read_bytes() for path in slots(console)] == before

    def yes(console):
        yield 50
        yield from solo(console)
        assert name(console) == "ask"
        yield "DOWN A"
        yield 50
        assert name(console) == "play"
        assert console.app.saves.kept
        assert [path.read_bytes() for path in slots(console)] != before

    console.run(no)
    console.run(yes)


def test_where_the_computer_has_the_drive_the_chip_keeps_the_game():
    console = Console(held=("SELECT",))

    def play(console):
        yield 50
        console.key("SELECT", False)
        begin(console, 1, 1, (0,), 9)
        save_after(console, 4, random.Random(1))
        states.append(whole(console.app.game))
        assert not (console.drive / "saves").exists()

    def go_on(console):
        yield 50
        console.key("SELECT", False)
        yield 50
        yield "A"
        assert whole(console.app.game) == states[0]

    states = []
    console.run(play)
    console.run(go_on)
    # And with the drive its own again the game goes on from there.
    console.held = ()
    console.run(go_on)


def test_a_record_of_a_game_with_a_given_order_can_be_continued_too():
    """Not made by the handheld, but by whoever tests it: the format has room for it."""
    game = new("solo", 1, 1, [1 << 3 | 2] * 9)
    step(game, random.Random(1))
    again = retold.load(dumped(game))[0]
    assert whole(again) == whole(game)

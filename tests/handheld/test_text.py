# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Every word is there, can be written with the game's font, and fits on its screen."""

import ast
import re
from pathlib import Path

import pytest

from engine.editions import VARIANTS
from handheld import choices, settings
from handheld.screens.settings import NAMES
from tests.handheld.album import take
from tools.simulator import ROOT
from tools.simulator.host import Console

ASSETS = ROOT / "assets"
HANDHELD = ROOT / "lib" / "handheld"
LANGUAGES = sorted(path.stem for path in ASSETS.glob("??.txt"))
# keys that the code puts together, with every way they can end
BUILT = {
    "title.": ("continue", "setup", "records", "settings", "help"),
    "edition.": (*VARIANTS, "junior.redraw"),
    "sign.": tuple(str(number) for number in range(8)),
    "pause.": ("on", "swap", "hint", "hint", "sheet", "help", "settings", "leave", "stay", "go"),
    "ask.": [q + end for q in ("over", "newer", "clear", "sure") for end in ("", ".no", ".yes")],
    "notice.": [
        what + end
        for what in ("unsaved", "battery", "lost", *settings.RULES[:3])
        for end in ("", ".more")
        if what + end != "unsaved.more"
    ],
    "why.save.": ("28", "30", "5"),
    "set.": (*NAMES, "drive"),
    "set.language.": settings.LANGUAGES,
    "set.speed.": ("0", "1", "2"),
    "learn.": ("0", "1", "2"),
    "lesson.": ("0", "1", "2", "3", "4", "5"),
    "band.": tuple(str(number) for number in range(6)),
}


def lines(path):
    """key: words of a file of texts; fails on a line that is neither words nor a comment."""
    found = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line and not line.startswith("#"):
            key, equals, words = line.partition("=")
            assert equals and words, f"{path.name}:{number}: {line!r}"
            assert key not in found, f"{path.name}:{number}: {key} twice"
            found[key] = words
    return found


def keys_in_the_code():
    """Every key that stands in the code of the handheld as a string of its own."""
    known = set(lines(ASSETS / "en.txt"))
    rooms = {key.split(".")[0] for key in known}
    shape = re.compile(r"[a-z]+\.[a-z]+")
    found = set()
    for path in HANDHELD.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "text.get":
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    found.add(key.value)
            elif (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and shape.fullmatch(node.value)
                and node.value.split(".")[0] in rooms
            ):
                found.add(node.value)
    return found


def all_keys():
    return keys_in_the_code() | {start + end for start, ends in BUILT.items() for end in ends}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_and_none_is_left_over(language):
    words = set(lines(ASSETS / (language + ".txt")))
    assert sorted(all_keys() - words) == [], "missing"
    assert sorted(words - all_keys()) == [], "never shown"


def test_every_built_key_is_listed_here():
    """A key put together from pieces that BUILT does not know would escape this file."""
    for path in HANDHELD.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "text.get":
                key = node.args[0]
                if isinstance(key, ast.BinOp):
                    while isinstance(key, ast.BinOp):
                        key = key.left
                    start = key.value.replace("%d", "")
                    assert start in BUILT, f"{path.name}:{node.lineno}: {start}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_font_has_every_letter(language):
    from handheld.font import FONT

    for name in (language + ".txt", "help_" + language + ".txt"):
        for key, words in lines(ASSETS / name).items():
            for letter in words.partition("@")[0].replace("|", ""):
                assert FONT.get_glyph(ord(letter)), f"{name}: {key}: {letter!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_help_are_numbered_from_one(language):
    numbers = {}
    for key in lines(ASSETS / ("help_" + language + ".txt")):
        edition, _, number = key.rpartition(".")
        numbers.setdefault(edition, []).append(int(number))
    assert set(numbers) == set(VARIANTS)
    for found in numbers.values():
        assert found == list(range(1, len(found) + 1))


def test_a_key_without_words_shows_itself():
    from handheld import text

    text.load("en")
    assert text.get("title.setup") == "New game"
    assert text.get("no.such") == "no.such"
    assert text.get("itle.setup") == "itle.setup"
    text._block = b"# words\n\nsome.key=two|lines\nlast=of all"
    assert text.get("some.key") == "two\nlines"
    assert text.get("last") == "of all"
    text.load("en")
    assert text.page("classic", 99) is None
    headline, words, picture = text.page("classic", 1)
    assert (headline, picture) == ("Your goal", "18:13,8,16,4,11,9")
    assert words.startswith("Score in all six colours.")


def labels(group, x=0, y=0, scale=1):
    """(text, left, top, right, bottom) on the screen of every label that is not hidden."""
    import displayio
    from adafruit_display_text.bitmap_label import Label

    from handheld.draw import Words

    for layer in group:
        if isinstance(layer, (Label, Words)):
            if layer.text and not layer.hidden:
                box = layer.bounding_box if isinstance(layer, Label) else (0, 0, *layer.size)
                left, top, width, height = box
                own = layer.scale
                a = x + scale * (layer.x + left * own)
                b = y + scale * (layer.y + top * own)
                yield layer.text, a, b, a + scale * own * width, b + scale * own * height
        elif isinstance(layer, displayio.Group) and not layer.hidden:
            yield from labels(layer, x + scale * layer.x, y + scale * layer.y, scale * layer.scale)


def check_fit(console, silent=False):
    """No word runs off the screen or into another one; there are some, except on a silent one."""
    said = list(labels(console.app.screen.group))
    assert said or silent
    for words, left, top, right, bottom in said:
        assert left >= 0 and right <= 160 and top >= 0 and bottom <= 128, words
    for nth, (words, left, top, right, bottom) in enumerate(said):
        for others, a, b, c, d in said[nth + 1 :]:
            assert right <= a or c <= left or bottom <= b or d <= top, (words, others)


def pixels(group, x=0, y=0, scale=1):
    """(left, top, right, bottom) on the screen of every picture and area in a group."""
    import displayio
    import vectorio

    for layer in group:
        left, top = x + scale * layer.x, y + scale * layer.y
        if isinstance(layer, displayio.TileGrid):
            wide, high = layer.width * layer.tile_width, layer.height * layer.tile_height
        elif isinstance(layer, vectorio.Rectangle):
            wide, high = layer.width, layer.height
        else:
            yield from pixels(layer, left, top, scale * layer.scale)
            continue
        yield left, top, left + scale * wide, top + scale * high


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_help_has_room_for_its_words_and_its_picture(language, tmp_path):
    """Every page of every edition: the words on the screen, under them a picture, all of it."""
    (tmp_path / "settings.toml").write_text(f'INGENIOUS_LANGUAGE = "{language}"\n')
    pages = lines(ASSETS / ("help_" + language + ".txt"))
    seen = set()

    def driver(console):
        yield 50
        app = console.app
        for edition in VARIANTS:
            while app.setup.edition != edition:
                choices.next_edition(app.setup, 1)
            app.push("help")
            yield 50
            while True:
                screen = app.screen
                key = f"{edition}.{screen.page}"
                seen.add(key)
                check_fit(console)
                *_, body, picture = screen.group
                foot = body.y + body.size[1]
                boxes = list(pixels([picture]))
                assert boxes, key
                for left, top, right, bottom in boxes:
                    assert left >= 0 and right <= 160, key
                    assert foot <= top and bottom <= 128, key
                page = screen.page
                yield "SELECT"
                if screen.page == page:
                    break
            yield "B"

    Console(drive=tmp_path, quick=True).run(driver)
    assert seen == set(pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_on_every_screen(language, tmp_path):
    """With the longest animal, every edition, every page."""
    (tmp_path / "settings.toml").write_text(f'INGENIOUS_LANGUAGE = "{language}"\n')
    longest = max(range(8), key=lambda n: len(lines(ASSETS / (language + ".txt"))[f"sign.{n}"]))

    def driver(console):
        from engine.actions import OVER
        from engine.editions import new

        yield 50
        check_fit(console)
        app = console.app
        for screen, *args in (
            ("records",),
            ("notice", "battery"),
            ("notice", "lost"),
            *[("notice", rule) for rule in settings.RULES[:3]],
            *[("ask", what) for what in ("over", "newer", "clear", "sure")],
        ):
            app.push(screen, *args)
            yield 50
            for _ in range(3):
                check_fit(console)
                yield "DOWN"
            yield "B"
        for why in (28, 30, 5):
            app.device.store.why = why
            app.push("notice", "unsaved")
            yield 50
            check_fit(console)
            yield "B"
        from handheld import text

        assert text._language == language
        yield "A"
        while app.setup.signs[0] != longest:
            choices.next_sign(app.setup, 0, 1)
        for _ in range(9):  # every edition
            for key in ("DOWN", "DOWN", "UP"):  # the edition, a row in between, the last one
                check_fit(console)
                yield key
            choices.next_edition(app.setup, 1)
            app.setup.players[:] = b"\3\3\3\3"
            app.open("setup")
            yield 50
        app.setup.players[:] = bytes(4)
        for edition in VARIANTS:
            while app.setup.edition != edition:
                choices.next_edition(app.setup, 1)
            seats = app.setup.seats
            app.game = game = new(edition, seats, 1)
            if seats > 1:
                for name, *args in (("curtain", 0), ("curtain", 1, b"\x09" * 6)):
                    app.open(name, *args)
                    yield 50
                    check_fit(console)
            else:
                app.open("help")
                yield 50
            app.push("pause")
            yield 50
            check_fit(console)
            yield "UP A"
            check_fit(console)
            yield "B UP A"
            assert app.screen.name == "settings"
            for _ in range(11):
                check_fit(console)
                yield "DOWN"
            yield "B UP A"
            assert app.screen.name == "help"
            check_fit(console)
            yield "B"
            yield from take(console, "pause.sheet")
            check_fit(console)
            yield "B"
            game.phase = OVER
            if game.symbols == 4:
                app.open("feast")
                yield 50
                yield "A"
                check_fit(console, silent=True)
                continue
            app.open("result")  # all equal: everybody wins
            yield 50
            check_fit(console)
            if edition == "duel":
                game._places[1] = 18
            for lowest in (0, 5, 9, 13, 17, 21) if edition == "solo" else (9,):
                if game.scores:
                    game.scores[0][1:] = bytes([lowest + 1] * 6)
                app.open("result")
                yield 50
                check_fit(console)

    Console(drive=tmp_path, quick=True).run(driver)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_come_only_at_times_fit_too(language, tmp_path):
    """Full records, the drive given or refused, and both questions of the pause."""
    (tmp_path / "settings.toml").write_text(f'INGENIOUS_LANGUAGE = "{language}"\n')

    def driver(console):
        from engine.editions import new
        from handheld import text

        yield 300
        app = console.app
        with console.machine.drive.board():
            row = app.saves.records.row
        row[5:7] = b"\x12\x1e"  # longest line, most points
        row[7:14] = bytes([36] * 6 + [10])
        row[14:74] = bytes([36] * 60)
        row[74:97] = bytes([16, 40, 10] + [16, 40] * 10)
        row[97:169] = (999).to_bytes(2, "little") * 36
        app.push("records")
        yield 50
        for _ in range(3):
            check_fit(console)
            yield "SELECT"
        said = [words for words, *_ in labels(app.screen.group)]
        assert text.get("edition.solo") in said
        yield "B"
        for board in (True, False):
            app.push("settings")
            yield 50
            if not board:
                app.device._memory = None
            yield "UP A"
            check_fit(console)
            said = [words for words, *_ in labels(app.screen.group)]
            assert text.get("set.given" if board else "set.select") in said
            yield "B"
        app.game = new("classic", 2, 1)
        app.open("play")
        yield 50
        for kept in (True, False):
            app.saves.kept = kept
            app.push("pause")
            yield 50
            yield "UP A"
            check_fit(console)
            said = [words for words, *_ in labels(app.screen.group)]
            assert text.get("pause.sure" if kept else "pause.unsaved") in said
            yield "B B"

    Console(drive=tmp_path, quick=True).run(driver)


def test_there_are_three_languages():
    assert LANGUAGES == sorted(settings.LANGUAGES) == ["da", "de", "en"]
    for language in LANGUAGES:
        assert Path(ASSETS / f"help_{language}.txt").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_pages_with_the_same_pictures(language):
    """A page that only one language had, or another picture, would tell another rule."""
    pictures = {
        key: words.partition("@")[2] for key, words in lines(ASSETS / "help_en.txt").items()
    }
    others = {
        key: words.partition("@")[2]
        for key, words in lines(ASSETS / f"help_{language}.txt").items()
    }
    assert others == pictures


# the rulebooks' own words for the moment at 18
CALLS = {"en": "INGENIOUS!", "de": "EINFACH|GENIAL!", "da": "GENIALT!"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_call_at_18_is_the_rulebooks(language):
    assert lines(ASSETS / f"{language}.txt")["play.ingenious"] == CALLS[language]


def area(left, top, right, bottom):
    """What `inside` takes: a part of the screen in pixels."""
    return left, top, right, bottom


# where the words of the play screen may be: beside the two symbols, the two rows of the choice,
# the excuses below the board's edge, the call over the board
CORNER = area(120, 90, 160, 112)
BESIDE = area(134, 90, 160, 101)
EXCUSE = area(110, 90, 160, 112)
CALL = area(5, 20, 117, 80)


def inside(group, place):
    """All labels of a group, hidden or not, lie inside a place."""
    show_all(group)
    said = list(labels(group))
    assert said
    for words, left, top, right, bottom in said:
        where = (words, left, top, right, bottom)
        assert place[0] <= left and right <= place[2], where
        assert place[1] <= top and bottom <= place[3], where


def show_all(group):
    import displayio

    for layer in group:
        layer.hidden = False
        if isinstance(layer, displayio.Group) and not hasattr(layer, "text"):
            show_all(layer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_play_screen_keep_to_their_places(language, tmp_path):
    """The corner beside the rack has no room to spare, and nothing may cover the board."""
    (tmp_path / "settings.toml").write_text(f'INGENIOUS_LANGUAGE = "{language}"\n')

    def driver(console):
        import displayio

        from engine.editions import new

        yield 50
        app = console.app
        for edition in ("classic", "duel", "solo", "team"):
            while app.setup.edition != edition:
                choices.next_edition(app.setup, 1)
            app.game = new(edition, None, 1)
            app.open(app.setup.table)
            yield 60
            screen = app.screen
            info = screen.info
            for group in info._why.values():
                inside(group, BESIDE)
            assert bool(info._choice) == (edition != "solo")
            if info._choice:
                inside(info._choice, CORNER)
            excuses = displayio.Group()
            for key in sorted(info._excuses):
                label = info._excuses[key]
                info.group.remove(label)
                excuses.append(label)
                inside(excuses, EXCUSE)
                excuses.pop()
            inside(screen.cheer, CALL)

    Console(drive=tmp_path, quick=True).run(driver)

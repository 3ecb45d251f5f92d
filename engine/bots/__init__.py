# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Computer opponents for every seat of every edition: Easy, Normal, Hard.

`open_bot` seats one. In its turn call `step()` once a tick until it returns an action; `best()` is
the best so far, for the impatient. Only what that edition and level need is imported.
"""

LEVELS = ("easy", "normal", "hard")


def open_bot(game, seat, level):
    """Return a bot for a seat; it serves for the whole game.

    :param Game game: the game; the bot gets no more of it than `game.view(seat)`
    :param int seat: whom it plays for
    :param str level: one of `LEVELS`
    :raises ValueError: for a level or a seat that does not exist
    """
    if level not in LEVELS:
        raise ValueError("no such level: %s" % level)
    if not 0 <= seat < game.seats:
        raise ValueError("no such seat: %d" % seat)
    variant = game.variant
    if variant == "solo":
        from engine.bots.solo import SoloBot as kind
    elif variant in ("junior", "junior-advanced", "junior-solo"):
        from engine.bots.junior import JuniorBot as kind
    else:
        from engine.bots.racks import RackBot as kind
    return kind(game.view(seat), game.seed, level)


def parts(game, level):
    """Yield the modules of this package that `open_bot` needs, each after those that it needs.

    For those who have no time to load all at once: load one before asking for the next.

    :param Game game: the game
    :param str level: one of `LEVELS`
    """
    variant = game.variant
    if variant.startswith("junior"):
        for name in ("bot", "desk", "junior"):
            yield name
        if level == "hard":
            yield "net"
            from engine.bots.net import computes

            if computes():
                for name in ("floes", "junior_net", "junior_ahead"):
                    yield name
            else:
                yield "junior_formula"
        return
    for name in ("desk", "marks", "cut", "table", "bot", "racks"):
        yield name
    if variant == "solo":
        yield "solo"
        if level == "hard":
            yield "net"
            from engine.bots.net import computes

            yield "solo_features" if computes() else "solo_formula"
        elif level == "normal":
            yield "solo_formula"
    elif level == "normal":
        yield "formula"
    elif level == "hard":
        yield "features"
        yield "net"
        from engine.bots.net import computes

        if not computes():
            yield "formula"
            yield "second"
        else:
            yield "ahead"


def choose(game, level):
    """Return what a bot of this level would do for the seat to move.

    :raises ValueError: for a level that does not exist, or a game that is over
    """
    return open_bot(game, game.turn, level).decide()

# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Frames of the Junior sheets, apart from those that every board sheet has.

floe13 13 x 13, floe11 11 x 11   FLOE_*, PROFESSOR_*, SPLASH_* (all but water lie over a cell)
penguin 22 x 24   standing, two steps, cheering; food f (1..4) is laid over it as frame
                  art.MINI_FOOD + f of sheet mini at HOLES[f - 1]
chick    8 x 10   an empty place in the row, standing, two steps, nothing
food     7 x 7    0 blank, 1..4 fish crab starfish squid, an empty place, a shine, a plus
choice  16 x 16   what can be done, as pictures
igloo   22 x 14   where the hungry penguins wait
spare    7 x 8    half a tile in hand, small: 0 none, 1..4 its food
larder   8 x 6    on a plate: LARDER_NONE and LARDER_SOME, each + food 1..4
"""

from engine import const

FLOE_DEEP = const(6)  # water around the play area
FLOE_RIPPLE = const(7)  # a free cell once in a while
PROFESSOR_STAND = const(12)
PROFESSOR_WALK = const(13)
PROFESSOR_REACH = const(18)
PROFESSOR_HAPPY = const(19)
SPLASH_SMALL = const(30)
SPLASH_BIG = const(31)

PENGUIN_STAND = const(0)
PENGUIN_STEP = const(1)  # and 2
PENGUIN_CHEER = const(3)
HOLES = ((4, 9), (12, 9), (4, 16), (12, 16))  # x, y of the holes for food 1..4

CHICK_PLACE = const(0)
CHICK_STAND = const(1)
CHICK_STEP = const(2)  # and 3
CHICK_NOBODY = const(4)

FOOD_PLACE = const(5)
FOOD_SHINE = const(6)
FOOD_PLUS = const(7)

LARDER_NONE = const(-1)  # + food 1..4
LARDER_SOME = const(3)

CHOICE_AGAIN = const(0)
CHOICE_KEEP = const(1)
CHOICE_RETURN = const(2)
CHOICE_YES = const(3)
CHOICE_NO = const(4)
CHOICE_LAY = const(5)
CHOICE_BAG = const(6)
CHOICE_TWO = const(7)

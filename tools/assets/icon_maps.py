# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Pixel maps of digits, mini symbols, icons and signs (letters as in palette.py)."""

# 0 1 2 3 4 5 6 7 8 9 blank + - / x :
DIGITS = """
.##.. ..#.. .##.. .##.. ...#. ####. .##.. ####. .##.. .##.. ..... ..... ..... ...#. ..... .....
#..#. .##.. #..#. #..#. ..##. #.... #..#. ...#. #..#. #..#. ..... ..#.. ..... ...#. ..... .##..
#..#. ..#.. ...#. ...#. .#.#. ###.. #.... ..#.. #..#. #..#. ..... ..#.. ..... ..#.. #..#. .##..
#..#. ..#.. ..#.. .##.. #..#. ...#. ###.. ..#.. .##.. .###. ..... ##### ####. ..#.. .##.. .....
#..#. ..#.. .#... ...#. ####. ...#. #..#. .#... #..#. ...#. ..... ..#.. ..... ..#.. .##.. .##..
#..#. ..#.. #.... #..#. ...#. #..#. #..#. .#... #..#. #..#. ..... ..#.. ..... .#... #..#. .##..
.##.. .###. ####. .##.. ...#. .##.. .##.. .#... .##.. .##.. ..... ..... ..... .#... ..... .....
"""

# the same order
SMALL = """
###. .#.. ###. ###. #.#. ###. ###. ###. ###. ###. .... .... .... ..#. .... ....
#.#. ##.. ..#. ..#. #.#. #... #... ..#. #.#. #.#. .... .#.. .... ..#. #.#. .#..
#.#. .#.. ###. .##. ###. ###. ###. .#.. ###. ###. .... ###. ###. .#.. .#.. ....
#.#. .#.. #... ..#. ..#. ..#. #.#. .#.. #.#. ..#. .... .#.. .... #... #.#. .#..
###. ###. ###. ###. ..#. ###. ###. .#.. ###. ###. .... .... .... #... .... ....
"""

MINI_SYMBOLS = """
#.#.#. ...... ..#... ..##.. #.##.# .####.
.###.. ..##.. #####. ###### ...... ##..##
#####. .####. .###.. ###### #.##.# #....#
.###.. .####. #####. ###### #.##.# #....#
#.#.#. ..##.. ..#... ###### ...... ##..##
...... ...... ...... ..##.. #.##.# .####.
"""

# weakest (arrow up), full (check), held (shield)
MINI_MARKS = """
...... .....w wwwwww
..ww.. ....ww wyyyyw
.wwww. w..ww. wyyyyw
wwwwww ww.w.. .wyyw.
..ww.. .www.. .wyyw.
..ww.. ..w... ..ww..
"""

# fish, crab, starfish, squid
MINI_FOODS = """
...... #....# ..##.. ..##..
.###.# #.##.# ..##.. .####.
#k#### .#kk#. ###### .k##k.
###### ###### .####. .####.
.###.# .####. .####. #.##.#
...... #....# ##..## #.##.#
"""

MINI_PENGUIN = """
..ll..
.lwwl.
.wkkw.
lwwwwl
lwwwwl
.o..o.
"""

ICONS = """
...oo... ........ ...oo... ........ ........ ..l..l.. ..llll..
..t..t.. y..yy..y ...oo... .......g rr....rr ...ll... .ll..ll.
..tttt.. yy.yy.yy ...oo... ......gg .rr..rr. .llllll. .l....l.
.tttttt. yyyyyyyy .oooooo. g....gg. ..rrrr.. lkiikiil oooooooo
tttddttt yyyyyyyy ..oooo.. gg..gg.. ...rr... lkiikiil oookkooo
tttddttt .yyyyyy. ...oo... .gggg... ..rrrr.. llllllll oookkooo
tttttttt .oooooo. ........ ..gg.... .rr..rr. .lkkkkl. oooooooo
.tttttt. ........ oooooooo ........ rr....rr ..llll.. oooooooo

........ ........ ........ ........ ........ ........ ........ ........
........ ........ ........ ........ ..l..... ..l..... ..l..... ..l....y
lllllll. lllllll. lllllll. lllllll. .ll.r..r .ll..... .ll..y.. .ll..y.y
l.....ll lrr...ll lyyyy.ll lgggggll lll..rr. lll.y... lll.y.y. lll.y.y.
l.....ll lrr...ll lyyyy.ll lgggggll lll..rr. lll.y... lll.y.y. lll.y.y.
lllllll. lllllll. lllllll. lllllll. .ll.r..r .ll..... .ll..y.. .ll..y.y
........ ........ ........ ........ ..l..... ..l..... ..l..... ..l....y
........ ........ ........ ........ ........ ........ ........ ........

y..yy..y .ll..ii. yyyyyyyy ...ww... ...w.... ...ww... ....w... ..www..w
.y....y. .ll..ii. yrrrrrry ..wwww.. ...ww... ...ww... ...ww... .w...www
...yy... ........ yrryyrry .wwwwww. wwwwww.. ...ww... ..wwwwww w....www
y.yyyy.y .ll..ii. yryyyyry wwwwwwww wwwwwww. ...ww... .wwwwwww w.......
y.yyyy.y lllliiii yrryyrry ...ww... wwwwwww. wwwwwwww .wwwwwww w......w
...yy... lllliiii .yrrrry. ...ww... wwwwww.. .wwwwww. ..wwwwww w......w
.y....y. lllliiii ..yrry.. ...ww... ...ww... ..wwww.. ...ww... .w....w.
y..yy..y ........ ...yy... ...ww... ...w.... ...ww... ....w... ..wwww..

ww...... .....g.. ..llll.. bbbbbbb. drdddddr ..yyyy.. ..llll.. ...yy...
wwww.... .....gg. .l....l. bwwwwwbb ddrwwwrd .yyyyyy. .llllll. ...yy...
wwwwww.. gggggggg l..w...l bwwwwwbb dwwrwrdd .yywwyy. .llllll. yyyyyyyy
wwwwwwww .....gg. l..w...l bbbbbbbb ddddrddd .yyyyyy. ..llll.. .yyyyyy.
wwwwwwww .oo..g.. l..www.l bllllllb dllrlrld ..yyyy.. .llllll. ..yyyy..
wwwwww.. oooooooo l......l bllllllb dlrlllrd ..llll.. llllllll .yyyyyy.
wwww.... .oo..... .l....l. bllllllb drllllld ...ll... llllllll .yy..yy.
ww...... ..o..... ..llll.. bbbbbbbb rddddddr ........ llllllll yy....yy

.wwwwww. .wwwwww. ........ ........ ........ ........ .llllll. ..ssss..
wwwkkwww wwkkkwww wwwwwwww ..wwww.. wwwwwwww ...lllll .l....l. .swwwws.
wwkwwkww wwkwwkww w......w .wwkkww. ........ ...l...l .loooo.. .swkkws.
wwkwwkww wwkkkwww w.wwww.w wwkwkkww wwwwwwww ...l...l ..loo... .swoows.
wwkkkkww wwkwwkww w.wwww.w wwkkkkww ........ ...l...l ..l.ol.. sswwwwss
wwkwwkww wwkwwkww w......w .wwkkww. wwwwwwww .lll.lll .l..o.l. sswwwwss
wwkwwkww wwkkkwww wwwwwwww ..wwww.. ........ lll.lll. .loooo.. .swwwws.
.wwwwww. .wwwwww. ........ ........ wwwwwwww .l...l.. .llllll. .oo..oo.
"""

# fox, owl, cat, bear, frog, rabbit, lion, mouse
SIGNS = """
o.......o i.......i d.......d .tt...tt. .gg...gg. ..w...w.. ..ooooo.. lll...lll
oo.....oo iiiiiiiii dd.....dd tttt.tttt gwwg.gwwg ..w...w.. .ooyyyoo. lpll.llpl
ooo...ooo iyyyiyyyi dpd...dpd ttttttttt gwkggkwgg ..w...w.. ooyyyyyoo lpll.llpl
ooooooooo iykyiykyi ddddddddd .ttttttt. ggggggggg ..wwwww.. oykyyykyo lllllllll
ookoookoo iyyyiyyyi dgkdddkgd ttktttktt ggggggggg .wwwwwww. oyyyyyyyo .lklllkl.
wwoooooww iiiioiiii dgkdddkgd ttttttttt gkgggggkg .wkwwwkw. oyykkkyyo .lllllll.
.wwwowww. iliililii ddddpdddd tttwwwttt ggkkkkkgg .wwwpwww. oyyykyyyo ..lllll..
..wwwww.. .iililii. .ddkkkdd. .ttwkwtt. .ggggggg. .wwwwwww. .oyyyyyo. ...lll...
...wkw... ..ii.ii.. ..ddddd.. ..ttttt.. ..ggggg.. ..wwwww.. ..ooooo.. ....p....
"""

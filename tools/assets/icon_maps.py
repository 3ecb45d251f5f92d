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
#.##.# ..##.. ..##.. ..##.. #.##.# .####.
.####. .####. ###### .####. ...... ##..##
###### .####. .####. ###### #.##.# #....#
###### .####. .####. ###### #.##.# #....#
.####. .####. ###### .####. ...... ##..##
#.##.# ..##.. ..##.. ..##.. #.##.# .####.
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

# fish, crab, shrimp, squid
MINI_FOODS = """
...... #....# .###.. ..##..
.###.# #.##.# ##.##. .####.
#k#### .#kk#. #k..#. .k##k.
###### ###### ....## .####.
.###.# .####. ..###. #.##.#
...... #....# .##... #.##.#
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
...oo... ........ ........ ........ ........ ..l..l.. ..llll..
..t..t.. y..yy..y ...ww... .......g r......r ...ll... .ll..ll.
..tttt.. yy.yy.yy ..wwww.. ......gg .rr..rr. .llllll. .l....l.
.tttttt. yyyyyyyy .wwwwww. .....gg. ..rrrr.. lkiikiil oooooooo
tttddttt yyyyyyyy wwwwwwww g...gg.. ...rr... lkiikiil oookkooo
tttddttt .yyyyyy. ...ww... gg.gg... ..rrrr.. llllllll oookkooo
tttttttt .oooooo. ...ww... .ggg.... .rr..rr. .lkkkkl. oooooooo
.tttttt. ........ ...ww... ..g..... r......r ..llll.. oooooooo

........ ........ ........ ........ ........ ........ ........ ........
........ ........ ........ ........ ...l...r ...l.... ...l.... ...l..y.
lllllll. lllllll. lllllll. lllllll. ..ll..r. ..ll.... ..ll.y.. ..ll.y.y
l.....ll lrr...ll lyyyy.ll lgggggll llll.r.. llll.y.. llll.y.. llll.y.y
l.....ll lrr...ll lyyyy.ll lgggggll llll.r.. llll.y.. llll.y.. llll.y.y
lllllll. lllllll. lllllll. lllllll. ..ll..r. ..ll.... ..ll.y.. ..ll.y.y
........ ........ ........ ........ ...l...r ...l.... ...l.... ...l..y.
........ ........ ........ ........ ........ ........ ........ ........

y..yy..y ........ yyyyyyyy ...ww... ...w.... ...ww... ....w... ..yyyy..
.y....y. .lll.... yrrrrrry ..wwww.. ...ww... ...ww... ...ww... .y....y.
...yy... l...l... yrryyrry .wwwwww. wwwwww.. ...ww... ..wwwwww y..y..y.
y.yyyy.y l..lll.. yryyyyry wwwwwwww wwwwwww. ...ww... .wwwwwww y.yyy...
y.yyyy.y .lll..l. yrryyrry ...ww... wwwwwww. wwwwwwww .wwwwwww y..y...y
...yy... ..l...l. .yrrrry. ...ww... wwwwww.. .wwwwww. ..wwwwww ......y.
.y....y. ...lll.. ..yrry.. ...ww... ...ww... ..wwww.. ...ww... .y...yy.
y..yy..y ........ ...yy... ...ww... ...w.... ...ww... ....w... ..yyy...

w....... ..g..... ..llll.. bbbbbbb. bbbbbrr. ..yyyy.. ..llll.. ...yy...
www..... .gg..... .l....l. bwwwwwbb bwwwrrbb .yyyyyy. .llllll. ...yy...
wwwww... ggggggg. l..w...l bwwwwwbb bwwrrwbb .yywwyy. .llllll. yyyyyyyy
wwwwwww. .gg...o. l..w...l bbbbbbbb brrrbbbb .yyyyyy. ..llll.. .yyyyyy.
wwwww... ..g...oo l..www.l bllllllb rrblrllb ..yyyy.. .llllll. ..yyyy..
www..... .ooooooo l......l bllllllb bllrrrlb ..llll.. llllllll .yyyyyy.
w....... ......oo .l....l. bllllllb blrrlrrb ..llll.. llllllll .yy..yy.
........ ......o. ..llll.. bbbbbbbb rrbbbbrr ...ll... llllllll yy....yy

.wwwwww. .wwwwww. ........ ........ ........ ........ .llllll. ..kkkk..
wkkkkkkw wkkkkkkw ........ ..wwww.. wwwwwwww ...llll. .l....l. .kwwwwk.
wkkwwkkw wkwwwkkw wwwwwwww .w....w. .wwwwww. ...l..l. .l....l. .kwkkwk.
wkwkkwkw wkwkkwkw wkwwkwkw w..ww..w ........ ...l..l. ..l..l.. .kwoowk.
wkwwwwkw wkwwwkkw wkkwwwkw w..ww..w wwwwwwww ...l..l. ...ll... kkwwwwkk
wkwkkwkw wkwkkwkw wwwwwwww .w....w. .wwwwww. .lll.ll. ..lttl.. kkwwwwkk
wkwkkwkw wkwwwkkw ........ ..wwww.. ........ lll.lll. .lttttl. .kwwwwk.
.wwwwww. .wwwwww. ........ ........ ........ .l...l.. .llllll. .oo..oo.
"""

# fox, owl, cat, bear, frog, rabbit, lion, mouse
SIGNS = """
o.......o t.......t l.......l .t.....t. ..gg.gg.. ..w...w.. ..ooooo.. ll.....ll
oo.....oo tttttttt. ll.....ll ttt...ttt .gwkgwkg. ..w...w.. .ooyyyoo. lll...lll
ooooooooo twwwtwwwt lllllllll .ttttttt. ggggggggg ..w...w.. ooyyyyyoo .lllllll.
oowooowoo twkwtwkwt llkllkllk ttttttttt ggggggggg .wwwwwww. oykyyykyo .lklllkl.
owkwowkwo twwwtwwwt lllllllll ttkttktt. gkgggggkg .wkwwwkw. oyyyyyyyo .lllllll.
oowooowoo tttooottt lwllplwll ttttttttt ggkkkkkgg .wwwpwww. oyykkkyyo ..lllll..
.ooooooo. ttttotttt .lllpllll .twwkwwt. .ggggggg. .wwwwwww. ooyykyyoo ...lpl...
..owwwo.. .ttttttt. ..llllll. ..wwwww.. ..ggggg.. ..wwwww.. .oooyooo. ....l....
...wkw... ..tt.tt.. ...llll.. ...www... ......... ......... ..ooooo.. .........
"""

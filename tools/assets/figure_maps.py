# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Pixel maps of the Junior figures: penguins, food pieces and the pictures of choices.

PENGUIN: standing and cheering; 22 x 24 with four holes of 6 x 6 at HOLES (x, y). STEPS are
made of the standing one, the head aside and one foot up. CHICK: an empty place, standing, two
steps; 8 x 10. PIECES: 7 x 7. CHOICES: draw again, keep (an
empty hand for the tile), give back, yes, no, lay the tile, bag,
two tiles; 16 x 16.
"""

HOLES = ((4, 9), (12, 9), (4, 16), (12, 16))
HEAD = 7  # rows
STEPS = ("...oooooo...ssssss....", "....ssssss...oooooo...")

PENGUIN = """
........ssssss........ ........ssssss........
......ssssssssss...... ......ssssssssss......
.....ssswwsswwsss..... ss...ssswwsswwsss...ss
.....sswkwsswkwss..... sss..sswkwsswkwss..sss
.....sswwwoowwwss..... .sss.sswwwoowwwss.sss.
.....ssssoooossss..... .ssssssssoooossssssss.
......ssssoossss...... ..ssssssssoossssssss..
....ssssssssssssss.... ..ssssssssssssssssss..
..ssswwwwwwwwwwwwsss.. ...sswwwwwwwwwwwwsss..
.sswwwwwwwwwwwwwwwwss. ..swwwwwwwwwwwwwwwws..
ssswwwwwwwwwwwwwwwwsss ..swwwwwwwwwwwwwwwws..
ssswwwwwwwwwwwwwwwwsss ..swwwwwwwwwwwwwwwws..
ssswwwwwwwwwwwwwwwwsss ..swwwwwwwwwwwwwwwws..
ssswwwwwwwwwwwwwwwwsss ..swwwwwwwwwwwwwwwws..
ssswwwwwwwwwwwwwwwwsss ..swwwwwwwwwwwwwwwws..
ssswwwwwwwwwwwwwwwwsss ..swwwwwwwwwwwwwwwws..
s.swwwwwwwwwwwwwwwws.s ..swwwwwwwwwwwwwwwws..
s.swwwwwwwwwwwwwwwws.s ..swwwwwwwwwwwwwwwws..
..swwwwwwwwwwwwwwwws.. ..swwwwwwwwwwwwwwwws..
..swwwwwwwwwwwwwwwws.. ..swwwwwwwwwwwwwwwws..
..swwwwwwwwwwwwwwwws.. ..swwwwwwwwwwwwwwwws..
..swwwwwwwwwwwwwwwws.. ..swwwwwwwwwwwwwwwws..
...soooowwwwwwoooos... ...soooowwwwwwoooos...
...oooooo....oooooo... ...oooooo....oooooo...
"""

# one empty hole, 6 x 6: a navy bowl
HOLE = """
wnnnnw
nnnnnn
nnnnnn
nnnnnn
nnnnnn
wnnnnw
"""

CHICK = """
..dddd.. ..ssss.. ..ssss.. ..ssss..
.d....d. .ssssss. .ssssss. .ssssss.
.d....d. .swssws. .swssws. .swssws.
.d....d. .ssoos.. .sssoo.. ..oosss.
d......d sswwwwss sswwwwss sswwwwss
d......d swwwwwws swwwwwws swwwwwws
d......d swwwwwws swwwwwws swwwwwws
d......d .wwwwww. .wwwwww. .wwwwww.
.d....d. .swwwws. .swwwws. .swwwws.
..dddd.. .oo..oo. .oo..... .....oo.
"""

PIECES = """

....... r.....r ...o... ...p...
..ggg.g rr...rr ..ooo.. ..ppp..
.gggggg .r.r.r. ooooooo .ppppp.
gkgggg. .rrrrr. .okoko. .pkpkp.
.gggggg rrkrkrr .ooooo. .ppppp.
..ggg.g .rrrrr. .oo.oo. p.p.p.p
....... r.r.r.r oo...oo p.p.p.p
"""

# an empty plate, a full one's shine, a plus
PLATE = """
.lllll. ...w... .......
l.....l ..www.. ...w...
l.....l .wwwww. ...w...
l.....l wwwwwww .wwwww.
l.....l .wwwww. ...w...
l.....l ..www.. ...w...
.lllll. ...w... .......
"""

CHOICES = """
......yyyy...... ................ ................ .....gggggg..... .....rrrrrr.....
....yyyyyyyy.... ................ .wwwwww......... ...gggggggggg... ...rrrrrrrrrr...
...yyy....yyy.y. ................ .wllllld........ ..gggggggggggg.. ..rrrrrrrrrrrr..
..yy........yyy. ................ .wlllllld....... .gggggggggggwgg. .rrrwrrrrrrwrrr.
.yy........yyyy. ................ .wllllll.yyy.... .ggggggggggwwwg. .rrwwwrrrrwwwrr.
.yy.wwwwwwyyyyy. ................ ..wdddddd..yy... ggggggggggwwwggg rrrrwwwrrwwwrrrr
yy..wlllld..yy.. ................ ...........yy... gggggggggwwwgggg rrrrrwwwwwwrrrrr
yy..wlllld...... ................ .........yyyyyy. ggwgggggwwwggggg rrrrrrwwwwrrrrrr
yy..wlllld...... ................ ..........yyyy.. gwwwgggwwwgggggg rrrrrrwwwwrrrrrr
yy..wlllld...... .t.t.t.......... ....oooo...yy... ggwwwgwwwggggggg rrrrrwwwwwwrrrrr
.yy.wddddd...yy. .t.t.t.t.....tt. ...t....t....... gggwwwwwgggggggg rrrrwwwrrwwwrrrr
.yy..........yy. .tttttttt...ttt. ...tttttt....... .gggwwwggggggg.. .rrwwwrrrrwwwrr.
..yy........yy.. ..tttttttttttt.. ..tttttttt...... .ggggwgggggggg.. .rrrwrrrrrrwrrr.
...yyy....yyy... ..ttttttttttt... .ttttttttttt.... ..gggggggggggg.. ..rrrrrrrrrrrr..
....yyyyyyyy.... ...ttttttttt.... .ttttttttttt.... ...gggggggggg... ...rrrrrrrrrr...
......yyyy...... ....ttttttt..... ..ttttttttt..... .....gggggg..... .....rrrrrr.....
"""

MORE_CHOICES = """
................ .....oooo....... ................
....wwwwwwww.... ....t....t...... .wwwwwww........
....wlllllld.... ....tttttt...... .wlllllld.......
....wlllllld.... ...tttttttt..... .wlllllld.......
....wlllllld.... ..tttttttttt.... .wlllllld.......
....wlllllld.... .tttttttttttt... .wlllllld.......
....wddddddd.... .tttttttttttt... .wlllllld.......
......yy........ tttttttttttttt.. .wddddddd.......
......yy........ tttttttttttttt.. ........wwwwwww.
....yyyyyy...... tttttttttttttt.. ........wlllllld
.....yyyy....... tttttttttttttt.. ........wlllllld
......yy........ tttttttttttttt.. ........wlllllld
.mmmm....mmmm... .tttttttttttt... ........wlllllld
mmiimmmmmmiimmmm .tttttttttttt... ........wlllllld
mmmmmiimmmmmmiim ..tttttttttt.... ........wddddddd
.mmmmmmmmmmmmmm. ................ ................
"""

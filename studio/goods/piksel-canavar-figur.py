"""A monster of vinyl cubes with eight-bit teeth, and its picture on a card."""

from vocabulary import *

SHOT = COLLECTIBLES.but(frame=1.85, target=(0.13, 0, 0.46), elevation=14, turn=-20)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(turn=-6, elevation=28),
    "siyah": SHOT.of(body="#2b292f", dark="#17161a", glow="#ff5f7e"),
}
# b body, d darker body, h horn, e white of the eye, p pupil, m mouth, t tooth, f foot
PIXELS = """
.h.......h.
.hh.....hh.
..bbbbbbb..
.bbbbbbbbb.
.beebbbeeb.
bbepbbbepbb
bbbbbbbbbbb
b.bbbbbbb.b
b.bmtmtmb.b
..bmmmmmb..
..bbtbtbb..
..dd...dd..
.fff...fff.
""".split()
STEP = 0.075


def build(body="#8b5cf0", dark="#5f35c4", glow="#ff8fb8"):
    colors = dict(b=body, d=dark, h="#ffd25e", e="#fffaf2", p="#1b1620", m="#35121f", t="#fffaf2", f=glow)
    vinyls = {letter: vinyl(color) for letter, color in colors.items()}
    deep = dict(b=0.36, d=0.28, h=0.16, e=0.40, p=0.42, m=0.30, t=0.37, f=0.40)
    for x, z, letter in pixels():
        depth = deep[letter] * (0.72 if abs(x) > 4 else 1)
        box((x * STEP, 0, (z + 0.5) * STEP), (STEP, depth, STEP), vinyls[letter], bevel=0.008)
    hand = group((0.50, 0.36, 0.43), (-12, 0, -8))
    card("#fffdf6", 0.62, 0.86, (0, 0, 0), hand)
    box((0, -0.008, 0.06), (0.50, 0.006, 0.56), paper("#bfe6dc"), hand, 0.002)
    for x, z, letter in pixels():
        size = STEP * 0.52
        box((x * size, -0.012, (z - 5) * size), (size, 0.006, size), plain(colors[letter], 0.7), hand, 0.0005)


def pixels():
    """Each cube's column and row, from the middle and the foot, and its letter."""
    for row, line in enumerate(reversed(PIXELS)):
        for column, letter in enumerate(line):
            if letter != ".":
                yield column - 5, row, letter

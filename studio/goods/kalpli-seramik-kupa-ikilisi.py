"""Two mugs with a raised heart, one lilac, one pink."""

from vocabulary import *

SHOT = COUPLES.but(frame=3.9, target=(0, 0, 0.66), elevation=14)
LILAC, PINK = "#c9b6e4", "#f6b7c6"
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(elevation=24, turn=-20),
    "lila": SHOT.of(colors=(LILAC, LILAC)),
    "pudra-pembe": SHOT.of(colors=(PINK, PINK)),
}


def build(colors=(LILAC, PINK)):
    mug(colors[0], (-0.74, 0.05, 0), handle=-1, turn=14)
    mug(colors[1], (0.74, -0.10, 0), handle=1, turn=-14)

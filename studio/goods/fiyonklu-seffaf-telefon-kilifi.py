"""A clear phone case with a ribbon bow on its back, leaning at a block."""

from vocabulary import *

SHOT = LEANING_PHONE.but(caustics=True, samples=1.6)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(elevation=18, turn=24),
    "kirmizi": SHOT.of(case="#f3a3ad"),
    "pudra-pembe": SHOT.of(case="#fdeef1", ribbon="#f2a9bb"),
}


def build(case="#f7fbff", ribbon="#c8193c"):
    bow(ribbon, 0.58, (0.02, -0.002, -0.04), parent=leaning_phone(clear(case)), flat=True, tail=0.66, seed=4)

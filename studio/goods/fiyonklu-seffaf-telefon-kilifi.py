"""A clear phone case with a ribbon bow on its back, leaning at a block."""

from materials import clear, matt_stone
from ribbon import bow
from shapes import box
from shot import Shot
from wares import leaning, phone, phone_case

SHOT = Shot(
    paper="blue", frame=2.35, target=(0, 0, 0.76), elevation=12, turn=-20, blur=0.5, strip=200, caustics=True, samples=1.6
)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(elevation=18, turn=24),
    "kirmizi": SHOT.of(case="#f3a3ad"),
    "pudra-pembe": SHOT.of(case="#fbd3dc", ribbon="#f2a9bb"),
}


def build(case="#f7fbff", ribbon="#c8193c"):
    hand = leaning(14)
    phone_case(clear(case), hand)
    phone(hand)
    bow(ribbon, 0.58, (0.02, -0.002, -0.04), parent=hand, flat=True, tail=0.66, seed=4)
    box((0.08, 0.62, 0.5), (1.25, 0.62, 1.0), matt_stone("#fffdff"), bevel=0.035)

"""Two stone bracelets, one leaning on the other; each has one bead of the other's stone."""

from vocabulary import *

SHOT = CREAM.but(frame=3.6, target=(0, 0, 0.12), elevation=38, back=6, strip=240, blur=0.6)
ONE = SHOT.but(frame=2.6, target=(0, 0, 0.1))
TIGER, ONYX, CHERRY = ("#a2652f", "#bd7c40", "#cf9250"), "#0e0c0d", "#7d0f26"
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(elevation=24, turn=35),
    # One alone: the color of the other is chosen apart.
    "karamel": ONE.of(left=TIGER, right=None),
    "siyah": ONE.of(left=ONYX, right=None),
    "visne": ONE.of(left=CHERRY, right=None),
}
COUNT, BEAD = 24, 0.118


def build(left=ONYX, right=TIGER):
    if right is None:
        alone = stone(left) if isinstance(left, str) else banded_stone(*left)
        return bracelet(alone, alone, silver(), 17, (0, 0, BEAD), (0, 0, 20), seed=2)
    left, right = (stone(color) if isinstance(color, str) else banded_stone(*color) for color in (left, right))
    bracelet(left, right, silver(), 17, (-0.62, 0.06, BEAD), (0, 0, 0), seed=2)
    bracelet(right, left, gold(), 18, (0.66, -0.12, BEAD + 0.155), (0, 9.6, 8), seed=5)


def bracelet(beads, other, metal, index, at, rotation, seed):
    hand = group(at, rotation)
    bead_string(COUNT, BEAD, beads, hand, {index: other}, plain("#141010", 0.6), seed)
    for beside in (index - 0.5, index + 0.5):
        spacer(bead_circle(COUNT, BEAD), 2 * math.pi * beside / COUNT, metal, hand)

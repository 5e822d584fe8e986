"""An opened oyster of gold on a chain, laid over a leaning block: two ribbed halves, and a pearl between them."""

from vocabulary import *

SHOT = ON_BLOCK.but(frame=1.9, target=(0.02, -0.2, 0.75), elevation=20, turn=8, world=0.26)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(frame=1.6, target=(0.26, -0.3, 0.7), elevation=26, turn=30),
    "krem": SHOT.of(skin=lambda: enamel("#f0dfc2")),
}
LOWEST, SIZE, DEEP, RIBS = 1.12, 0.55, 0.17, 9  # where the chain hangs on the face; an oyster half's length, depth and ribs


def build(skin=gold):
    metal, shell = gold(), skin()
    block(velvet("#a48ccf"))
    chain(necklace_on_block(LOWEST), metal)
    hand = hung_on_block(LOWEST, DEEP + 0.02, SIZE + 0.09)
    half(shell, metal, hand)
    half(shell, metal, group(rotation=(103, 0, 0), parent=hand), -1)
    for x in (-0.1, 0, 0.1):
        ball((x, 0, 0), (0.055, 0.035, 0.035), metal, hand)
    ball((0, -0.21, 0.075), 0.145, pearl(), hand, around=96)
    ring(0.05, 0.013, metal, hand, at=(0, 0, SIZE + 0.045), rotation=(0, 0, 70))


def half(shell, metal, hand, side=1):
    """Stands up from its hinge, hollow to the camera; side -1 turns the hollow away."""
    formed(lambda share, across: on_half(share, 2 * across - 1, side), 40, 180, shell, hand, thick=0.02)
    bent([on_half(1, u, side) for u in steps(180, -1, 1)], 0.016, metal, hand)


def on_half(share, u, side):
    """share: from the hinge to the edge; u: -1 left to 1 right, with a rib's crest at every step of 1 / RIBS."""
    rib = math.cos(math.pi * RIBS * u)
    out = SIZE * share * (1 - 0.22 * u**6) * (1 + 0.03 * rib * share)
    hollow = DEEP * math.sin(math.pi * (0.04 + 0.96 * share) ** 0.62) * (1 - u * u) ** 0.5 + 0.011 * rib * share
    x, z = polar(out, 90 - 62 * u)
    return (x, side * hollow, z)

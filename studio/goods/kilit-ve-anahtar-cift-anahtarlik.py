"""A heart-shaped lock and its key, each on a key ring, lying on the table."""

from vocabulary import *

SHOT = COUPLES.but(frame=2.6, target=(0, 0.08, 0.1), elevation=62, back=7, blur=0.6, strip=420, world=0.35, exposure=0.3)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=42, turn=-24), "gumus": SHOT.of(plated=silver)}


def build(plated=gold):
    table = group((0, 0, 0.14), (-90, 0, 0))
    lock(plated(), group((-0.46, 0, -0.34), (0, -9, 0), parent=table))
    key(plated(), group((0.5, 0, -0.04), (0, 12, 0), parent=table))


def lock(metal, hand):
    heart(0.52, 0.14, metal, hand)
    bent([(x * 0.52, 0, z * 0.52) for x, z in outline_heart()], 0.03, metal, hand, closed=True)
    shackle = [(-0.24, 0, 0.3), (-0.24, 0, 0.62), (-0.24, 0, 0.86), (0, 0, 0.92), (0.24, 0, 0.86), (0.24, 0, 0.62), (0.24, 0, 0.3)]
    bent(shackle, 0.06, metal, hand)
    dark = plain("#2a1a12", 0.6)
    turned([(0, 0), (0.085, 0)], dark, hand, at=(0, -0.15, 0.06), rotation=(90, 0, 0))
    plate([(-0.035, 0.05), (0.035, 0.05), (0.07, -0.2), (-0.07, -0.2)], 0.006, dark, hand, 0.001, at=(0, -0.138, 0))
    key_ring(metal, hand, (0, 0.02, 1.42))


def key(metal, hand):
    bent([(x * 0.26, 0, z * 0.26 + 0.32) for x, z in outline_heart()], 0.052, metal, hand, closed=True)
    bent([(0, 0, 0.1), (0, 0, -0.4), (0, 0, -0.98)], 0.05, metal, hand)
    for z, radius in ((0.02, 0.085), (-0.08, 0.07), (-0.98, 0.06)):
        ball((0, 0, z), (radius, radius, radius * 0.55), metal, hand)
    for z, length in ((-0.72, 0.2), (-0.88, 0.26)):
        box((length / 2, 0, z), (length, 0.06, 0.1), metal, hand, 0.015)
    key_ring(metal, hand, (0, 0.02, 1.05))

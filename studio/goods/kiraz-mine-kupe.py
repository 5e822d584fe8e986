"""Two earrings, each of two enamel cherries with a leaf, hung on a wire stand."""

from vocabulary import *

SHOT = JEWELLERY.but(frame=2.4, target=(0, 0, 0.9), elevation=10, turn=-8)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.6, blur=1.5, target=(0, 0, 0.95), elevation=16, turn=22),
    "yesil": SHOT.of(color="#5d9c2a", leaf="#2f7a3c"),
}
BAR, CHERRY = 1.62, 0.2
LEAF = [(0.5 * x * abs(x), -1.2 * z) for z, x in arc(1, 0, 360, 48)[:-1]]  # pointed at both ends


def build(color="#85091f", leaf="#4f9a3d"):
    box((0, 0, 0.07), (1.9, 0.62, 0.14), matt_stone("#fff9f2"), bevel=0.04)
    left = [(-0.82, 0, 0.1), (-0.82, 0, BAR - 0.25), (-0.82, 0, BAR), (-0.57, 0, BAR)]
    bent(left + [(-x, y, z) for x, y, z in left[::-1]], 0.026, gold())
    for side in (-1, 1):
        earring(enamel(color), enamel(leaf), silver(), group((side * 0.4, 0, BAR), (0, 0, -side * 6), 0.92))


def earring(red, green, steel, hand):
    hook = [(0, 0.16, -0.22), (0, 0.15, -0.05), (0, 0.08, 0.05), (0, 0, 0.06), (0, -0.05, 0.0), (0, -0.05, -0.1), (0, -0.05, -0.16)]
    bent(hook, 0.012, steel, hand)
    ring(0.038, 0.011, steel, hand, at=(0, -0.05, -0.2))
    top = (0, -0.05, -0.25)
    cushion(LEAF, 0.13, 0.03, green, hand, at=(0.12, -0.08, -0.24), rotation=(8, -68, 0))
    for x, z in ((-0.19, -0.74), (0.17, -0.88)):
        bent([top, (x * 0.35, -0.05, (z - 0.25) / 2 + 0.02), (x * 0.9, -0.05, z + CHERRY * 0.75)], 0.019, steel, hand)
        ball((x, -0.05, z), (CHERRY, CHERRY * 0.5, CHERRY), red, hand, around=96)
        ring(CHERRY, 0.014, steel, hand, at=(x, -0.05, z))

"""Headphones that stand on their cups: fluffy cushions, a padded headband, metal forks."""

from vocabulary import *

SHOT = TELEPHONE.but(frame=2.95, target=(0, 0, 0.96), elevation=12, turn=34, strip=200, exposure=0.4, bounces=4)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(elevation=20, turn=-12),
    "pudra-pembe": SHOT.of(shell="#f8d3dc", fluff="#fff0f4"),
    "lila": SHOT.of(shell="#c9b8ea", fluff="#f5eeff"),
}
SPAN, SHOULDER, MIDDLE = 0.80, 1.02, 0.50  # the arch's radius, where it begins, the cups' height


def build(shell="#cfd3d9", fluff="#f6f6f8"):
    plastic, fluff = plain(shell, 0.3, 0.5), linear(fluff, 1.3)
    rows = [[(x, y, SHOULDER + z) for y in (-0.12, 0, 0.12)] for x, z in arc(SPAN, 0, 180, 40)]
    rounded(sheet(rows, plastic, thick=0.05), 0.022)
    pad = [((x, 0, SHOULDER + z), (0.09, 0.14, 0.09)) for x, z in arc(SPAN - 0.08, 38, 142, 40)]
    plush(pad, fluff, hairs=7000, length=0.08)
    for side in (-1, 1):
        cup(side, plastic, fluff, metal(roughness=0.2), group((side * SPAN, 0, MIDDLE), (0, side * 5, 0)))


def cup(side, plastic, fluff, steel, hand):
    profile = [(0, -0.08), (0.36, -0.08), (0.40, -0.06), (0.42, 0), (0.415, 0.05), (0.39, 0.09), (0.34, 0.115)]
    turned([*profile, (0.29, 0.12), (0.275, 0.11), (0.26, 0.112), (0, 0.13)], plastic, hand, rotation=(0, side * 90, 0))
    turned([(0.276, 0.105), (0.284, 0.122), (0.292, 0.118)], steel, hand, rotation=(0, side * 90, 0))
    plush([((-side * 0.20, 0, 0), (0.15, 0.39, 0.40))], fluff, hand, 10000, 0.105, seed=side + 5)
    bent([(0, y, z) for y, z in arc(0.455, 0, 180, 20)], 0.026, steel, hand)
    bent([(0, 0, 0.45), (0, 0, SHOULDER - MIDDLE + 0.06)], 0.045, steel, hand)
    for y in (-0.45, 0.45):
        ball((0, y, 0), 0.045, steel, hand)

"""A matt silicone case with plump strawberries and blossoms on its back, leaning at a block."""

from vocabulary import *

PICTURES = {
    "whole": LEANING_PHONE,
    "angle": LEANING_PHONE.but(elevation=18, turn=26),
    "yesil": LEANING_PHONE.of(case="#8cc07c"),
}
BERRIES = [(0.2, 0.44, 0.15, 14), (-0.17, 0.1, 0.18, -16), (0.17, -0.1, 0.16, 12), (-0.13, -0.36, 0.17, 10), (0.18, -0.58, 0.16, -14)]
BLOSSOMS = [(0.05, 0.22, 0.075), (0.26, 0.17, 0.05), (0.05, -0.33, 0.06), (-0.24, -0.64, 0.07), (-0.27, -0.11, 0.05), (0.24, 0.68, 0.05)]


def build(case="#d8344a"):
    hand = leaning_phone(silicone(case))
    for x, z, size, lean in BERRIES:
        berry(group((x, 0, z), (0, lean, 0), size, hand))
    for x, z, size in BLOSSOMS:
        blossom(group((x, 0, z), (0, x * 200, 0), size, hand))


def berry(hand):
    """About two units high; its flat back lies on the case."""
    body = turned([(breadth(share), 2 * share - 1) for share in steps(24)], silicone("#ee3247"), hand, 64)
    body.scale.y = 0.62
    for row, share in enumerate(steps(4, 0.22, 0.78)):
        for i in range(-3, 4):
            x, y = polar(breadth(share), 32 * (i + row % 2 / 2) - 90)
            ball((x, 0.62 * y, share * 2 - 1), (0.04, 0.03, 0.065), silicone("#ffe9a8"), hand)
    for angle in (-110, -62, -20, 20, 62, 110):
        down, across = polar(1, angle)
        ball((0.36 * across, -0.34 - 0.12 * down, 0.86 - 0.26 * down), (0.15, 0.09, 0.36), silicone("#3f9a4c"), hand, (0, -angle, 0))
    ball((0, -0.2, 1.08), (0.07, 0.07, 0.2), silicone("#3f9a4c"), hand, (0, 12, 0))


def breadth(share):
    """A berry's radius from its tip (0) to its crown (1)."""
    return 0.86 * max(0, math.sin(math.pi * share**1.6)) ** 0.72


def blossom(hand):
    for x, z in arc(0.62, 0, 288, 4):
        ball((x, -0.2, z), (0.46, 0.3, 0.46), silicone("#fffaf2"), hand)
    ball((0, -0.4, 0), (0.34, 0.28, 0.34), silicone("#ffc93f"), hand)

"""A matt silicone case with plump strawberries and blossoms on its back, leaning at a block."""

import math

from materials import matt_stone, silicone
from shapes import ball, box, group, turned
from shot import Shot
from wares import leaning, phone, phone_case

SHOT = Shot(paper="blue", frame=2.35, target=(0, 0, 0.76), elevation=12, turn=-20, blur=0.5, strip=200)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(elevation=18, turn=26),
    "yesil": SHOT.of(case="#8cc07c"),
}
BERRIES = [(0.2, 0.44, 0.15, 14), (-0.17, 0.1, 0.18, -16), (0.17, -0.1, 0.16, 12), (-0.13, -0.36, 0.17, 10), (0.18, -0.58, 0.16, -14)]
BLOSSOMS = [(0.05, 0.22, 0.075), (0.26, 0.17, 0.05), (0.05, -0.33, 0.06), (-0.24, -0.64, 0.07), (-0.27, -0.11, 0.05), (0.24, 0.68, 0.05)]


def build(case="#d8344a"):
    hand = leaning(14)
    phone_case(silicone(case), hand)
    phone(hand)
    for x, z, size, lean in BERRIES:
        berry(group((x, 0, z), (0, lean, 0), size, hand))
    for x, z, size in BLOSSOMS:
        blossom(group((x, 0, z), (0, x * 200, 0), size, hand))
    box((0.08, 0.62, 0.5), (1.25, 0.62, 1.0), matt_stone("#fffdff"), bevel=0.035)


def berry(hand):
    """About two units high; its flat back lies on the case."""
    body = turned([(breadth(i / 24), i / 12 - 1) for i in range(25)], silicone("#ee3247"), hand, 64)
    body.scale.y = 0.62
    for row in range(5):
        share = 0.22 + 0.14 * row
        for i in range(-3, 4):
            angle = math.radians(32 * (i + row % 2 / 2))
            at = (breadth(share) * math.sin(angle), -0.62 * breadth(share) * math.cos(angle), share * 2 - 1)
            ball(at, (0.04, 0.03, 0.065), silicone("#ffe9a8"), hand)
    for angle in (-110, -62, -20, 20, 62, 110):
        turn = math.radians(angle)
        at = (0.36 * math.sin(turn), -0.34 - 0.12 * math.cos(turn), 0.86 - 0.26 * math.cos(turn))
        ball(at, (0.15, 0.09, 0.36), silicone("#3f9a4c"), hand, (0, -angle, 0))
    ball((0, -0.2, 1.08), (0.07, 0.07, 0.2), silicone("#3f9a4c"), hand, (0, 12, 0))


def breadth(share):
    """A berry's radius from its tip (0) to its crown (1)."""
    return 0.86 * max(0, math.sin(math.pi * share**1.6)) ** 0.72


def blossom(hand):
    for i in range(5):
        angle = 2 * math.pi * i / 5
        ball((0.62 * math.cos(angle), -0.2, 0.62 * math.sin(angle)), (0.46, 0.3, 0.46), silicone("#fffaf2"), hand)
    ball((0, -0.4, 0), (0.34, 0.28, 0.34), silicone("#ffc93f"), hand)

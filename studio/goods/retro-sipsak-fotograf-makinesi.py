"""An instant camera with a soft round body; a picture of a sunny hill comes out of its top."""

import math

from materials import enamel, leather, metal, paper, plain
from shapes import ball, bent, box, group, outline_rounded, plate, turned
from shot import Shot

SHOT = Shot(paper="mint", frame=2.35, target=(0, 0, 0.66), elevation=12, turn=-22, strip=280, blur=0.6)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(elevation=20, turn=28),
    "siyah": SHOT.of(body="#25252a", panel="#3b3b42"),
}
FRONT = -0.27


def build(body="#cfd3d8", panel="#2a2a2e"):
    shell, steel = plain(body, 0.26, 0.6), metal(roughness=0.18)
    box((0, 0, 0.50), (1.24, 0.54, 0.96), shell, bevel=0.17)
    plate(outline_rounded(1.12, 0.40, 0.13), 0.03, leather(panel), bevel=0.012, at=(0, FRONT - 0.006, 0.295))
    box((0, 0.02, 0.975), (0.96, 0.10, 0.03), plain("#131316", 0.6), bevel=0.012)
    lens(steel)
    flash()
    plate(outline_rounded(0.22, 0.15, 0.05), 0.05, plain("#17171a", 0.3, 0.5), bevel=0.015, at=(0.38, FRONT - 0.01, 0.80))
    plate(outline_rounded(0.15, 0.09, 0.03), 0.05, enamel("#2b3a55"), bevel=0.01, at=(0.38, FRONT - 0.022, 0.80))
    turned([(0, 0), (0.075, 0), (0.075, 0.03), (0.06, 0.05), (0, 0.055)], enamel("#ff8a4c"), at=(-0.46, FRONT, 0.46), rotation=(90, 0, 0))
    print_of_a_hill()
    for side in (-1, 1):
        turned([(0, 0), (0.05, 0), (0.05, 0.06), (0, 0.06)], steel, at=(side * 0.60, 0, 0.72), rotation=(0, side * 90, 0))
    cord = [(0.66, 0, 0.72), (0.76, -0.03, 0.55), (0.78, -0.10, 0.2), (0.80, -0.2, 0.03), (0.92, -0.45, 0.02), (0.75, -0.68, 0.02)]
    cord += [(0.60, -0.5, 0.02), (0.74, -0.2, 0.05), (0.71, -0.05, 0.3), (0.70, 0.0, 0.55), (0.66, 0.02, 0.70)]
    bent(cord, 0.020, leather("#b5835a"))


def lens(steel):
    """The lens, and the little mirror for pictures of oneself at its side."""
    hand = group((0.02, FRONT, 0.50), (90, 0, 0))
    dark = plain("#1b1b1f", 0.32, 0.4)
    turned([(0, 0), (0.37, 0), (0.37, 0.04), (0.345, 0.055), (0, 0.055)], steel, hand)
    turned([(0.32, 0.03), (0.32, 0.16), (0.305, 0.18), (0.27, 0.185), (0.25, 0.17)], dark, hand)
    turned([(0.27, 0.17), (0.27, 0.25), (0.255, 0.27), (0.225, 0.27), (0.215, 0.25)], steel, hand)
    turned([(0.215, 0.25), (0.13, 0.19), (0.12, 0.17), (0, 0.17)], dark, hand)
    ball((0, 0, 0.17), (0.125, 0.125, 0.05), plain("#0c1226", 0.04, 1), hand)
    ball((-0.035, 0.045, 0.212), (0.025, 0.018, 0.006), plain("#8fb4e8", 0.2, 1), hand)
    mirror = group((0.455, FRONT, 0.56), (90, 0, 0))
    turned([(0, 0), (0.09, 0), (0.09, 0.03), (0.08, 0.04), (0.074, 0.034)], steel, mirror, 48)
    ball((0, 0, 0.03), (0.075, 0.075, 0.008), metal("#e8eef2", 0.03), mirror)


def flash():
    at = (-0.36, FRONT - 0.01, 0.79)
    plate(outline_rounded(0.34, 0.19, 0.06), 0.05, plain("#17171a", 0.3, 0.5), bevel=0.015, at=at)
    plate(outline_rounded(0.28, 0.13, 0.035), 0.05, plain("#fff8e6", 0.12, 1), bevel=0.012, at=(at[0], at[1] - 0.014, at[2]))
    for i in range(-4, 5):
        bent([(at[0] + i * 0.03, at[1] - 0.041, at[2] + side * 0.055) for side in (-1, 1)], 0.006, plain("#fffdf4", 0.1, 1))


def print_of_a_hill():
    hand = group((0, 0.02, 1.14), (-4, 0, 0))
    plate(outline_rounded(0.84, 0.62, 0.02), 0.014, paper("#fffefa"), hand, 0.004)
    view = list(outline_rounded(0.72, 0.42, 0.015))
    inside = lambda outline: [(max(-0.36, min(0.36, x)), max(-0.21, z)) for x, z in outline]
    hill = lambda x, z, radius: inside((x + radius * math.cos(a), z + radius * math.sin(a)) for a in (math.pi / 40 * i for i in range(80)))
    sun = [(0.15 + 0.075 * math.cos(a), 0.09 + 0.075 * math.sin(a)) for a in (math.pi / 24 * i for i in range(48))]
    layers = [(view, "#9fd3f5"), (sun, "#ffd24d"), (hill(0.24, -0.42, 0.42), "#8ccf86"), (hill(-0.2, -0.38, 0.40), "#58b368")]
    for i, (outline, color) in enumerate(layers):
        plate(outline, 0.002, plain(color, 0.25, 0.3), hand, 0.0002, at=(0, -0.008 - 0.001 * i, 0.06))

"""A small rounded backpack with a front pocket, a zip, a handle, straps and a heart on the zip."""

import math

from jewels import ring
from materials import gold, plain, rough, surface
from shapes import ball, bent, group, heart, outline_rounded, sheet
from shot import Shot

SHOT = Shot(paper="mint", frame=3.5, target=(0.08, 0, 1.08), elevation=11, turn=-16)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(elevation=16, turn=30),
    "lila": SHOT.of(color="#b9a2e6", edge="#8f74c9"),
}


def build(color="#f4a6bd", edge="#d8718f"):
    cloth = rough(surface("nylon", color, Roughness=0.5, Specular=0.35, Sheen=0.5, Sheen_Tint=0.6), 26, 0.12, 0.02)
    piping, web = plain(edge, 0.5), rough(plain(edge, 0.75), 90, 0.4, 0.006)
    hand = group((0, 0, 1.0), (-4, 0, 0))
    stuffed(outline(0.92, 1.0), 0.46, cloth, hand)
    for y in (-0.35, 0.35):
        bent([(x, y, z) for x, z in outline(0.86, 0.935)], 0.026, piping, hand, closed=True)
    zipper(hand, web)
    pocket = group((0, -0.42, -0.38), parent=hand)
    stuffed(outline_rounded(1.24, 0.86, 0.24), 0.20, cloth, pocket)
    bent([(x, -0.155, z) for x, z in outline_rounded(1.17, 0.79, 0.21)], 0.022, piping, pocket, closed=True)
    stuffed(outline_rounded(1.26, 0.42, 0.18), 0.235, cloth, pocket, at=(0, 0, 0.24))
    heart(0.085, 0.035, gold(), pocket, at=(0, -0.235, 0.10))
    loop = [(0.2 * math.cos(a), 0.25, 0.96 + 0.26 * math.sin(a)) for a in (math.pi * i / 12 for i in range(13))]
    strap(loop, web, hand, 0.05)
    for side in (-1, 1):
        turns = [math.radians(100 - 8.5 * i) for i in range(24)]
        way = [(side * (0.50 + 0.56 * math.cos(a)), 0.48 + 0.1 * math.cos(a), 0.86 * math.sin(a)) for a in turns]
        strap(way, web, hand, 0.09)


def outline(half, height, count=128):
    """Upright, its top an arch, its bottom corners round."""
    for i in range(count):
        angle = 2 * math.pi * i / count
        power = 0.62 if math.sin(angle) > 0 else 0.42
        x, z = (math.copysign(abs(part) ** power, part) for part in (math.cos(angle), math.sin(angle)))
        yield half * x * (1 - 0.06 * z), height * z


def stuffed(outline, depth, cloth, hand, **place):
    """Flat in the middle, round at its edge."""
    rows, outline = [], list(outline)
    for i in range(-24, 25):
        angle = math.pi / 48 * i
        share, out = math.cos(angle) ** 0.42, math.copysign(abs(math.sin(angle)) ** 0.42, i)
        rows.append([(x * share, depth * out, z * share) for x, z in outline])
    sheet(rows, cloth, hand, closed=True, **place)


def zipper(hand, web):
    """An arch of teeth near the front edge, its puller with a heart."""
    edge = list(outline(0.925, 1.005))
    arch = edge[-8:] + edge[:73]
    bent([(x, -0.15, z) for x, z in arch], 0.05, web, hand)
    for x, z in outline(0.953, 1.035, 384):
        if z > -0.1:
            ball((x, -0.165, z), (0.014, 0.03, 0.014), gold(), hand, around=12)
    x, z = edge[25]
    ring(0.05, 0.014, gold(), hand, at=(x, -0.26, z - 0.03))
    bent([(x, -0.27, z - 0.06), (x + 0.02, -0.40, z - 0.16), (x + 0.02, -0.47, z - 0.28)], 0.014, gold(), hand)
    heart(0.10, 0.04, plain("#fff4e2", 0.35, 0.6), hand, at=(x + 0.02, -0.50, z - 0.37))


def strap(path, web, hand, half):
    """Webbing, broad from front to back."""
    sheet([[(x, y + side * half, z) for side in (-1, -0.5, 0, 0.5, 1)] for x, y, z in path], web, hand, thick=0.035)

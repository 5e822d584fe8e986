"""A candle like a cupcake: a pleated cup, a swirl of cream with sprinkles, a burning wick."""

import math
import random

from flame import flame
from materials import paper, plain, wax
from shapes import bent, sheet, turned
from shot import Shot

SHOT = Shot(paper="mint", frame=2.6, target=(0, 0, 0.88), elevation=14, key=320, strip=180, exposure=0.3, glow=0.05)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=2.0, target=(0, 0, 1.14), elevation=26, turn=40),
    "bebek-mavisi": SHOT.of(cream="#a9d3f2"),
}


def build(cream="#f5a9c0"):
    pleats = []
    for z, radius, depth in ((0, 0.46, 0.01), (0.02, 0.48, 0.022), (0.35, 0.57, 0.026), (0.68, 0.665, 0.03), (0.71, 0.675, 0.03)):
        pleats.append([pleat(2 * math.pi * i / 384, radius, depth, z) for i in range(384)])
    sheet([[(0, 0, 0)] * 384, *pleats], paper("#fff1d6"), closed=True)
    turned([(0.60, 0.60), (0.655, 0.66), (0.67, 0.72), (0.60, 0.80), (0, 0.84)], wax("#edc98f"), smooth_edges=2)
    swirl(wax(cream))
    sprinkles()
    flame((0, 0, 1.62), 0.28)


def pleat(angle, radius, depth, z):
    out = radius + depth * math.cos(32 * angle)
    return (out * math.cos(angle), out * math.sin(angle), z)


def spiral(share):
    """Radius and height of the swirl's middle line, and its thickness, from the cup's edge (0) to the tip (1)."""
    return 0.47 * (1 - share) ** 0.80, 0.85 + 0.60 * share**1.15, 0.215 - 0.12 * share


def around_tip(share):
    return 2 * math.pi * 3.3 * share + math.pi / 2


def swirl(material, steps=260, around=64):
    rows = []
    for i in range(steps + 1):
        share = i / steps
        radius, z, thick = spiral(share)
        thick *= min(1, (1 - share) * 9, 0.2 + share * 14) ** 0.5
        turn = around_tip(share)
        row = []
        for j in range(around):
            angle = 2 * math.pi * j / around
            star = thick * (1 + 0.13 * math.cos(6 * angle + 14 * share))
            out = radius + star * math.cos(angle)
            row.append((out * math.cos(turn), out * math.sin(turn), z + 0.92 * star * math.sin(angle)))
        rows.append(row)
    sheet(rows, material, closed=True)
    turned([(0.40, 0.80), (0.30, 1.1), (0.12, 1.40), (0.04, 1.54), (0, 1.55)], material)


def sprinkles():
    chance = random.Random(8)
    tones = [plain(tone, 0.35, 0.5) for tone in ("#fffaf0", "#ffd257", "#7cc7a4", "#e8506f", "#b394e6")]
    for i in range(90):
        share = chance.uniform(0.02, 0.85) ** 1.2
        around = around_tip(share)
        radius, z, thick = spiral(share)
        lift = math.radians(chance.uniform(15, 60))
        out = radius + thick * 0.98 * math.cos(lift)
        at = (out * math.cos(around), out * math.sin(around), z + thick * 0.95 * math.sin(lift))
        turn, tilt = chance.uniform(0, math.pi), chance.uniform(-0.4, 0.4)
        half = (0.035 * math.cos(turn), 0.035 * math.sin(turn), 0.035 * tilt)
        ends = [tuple(a + sign * h for a, h in zip(at, half)) for sign in (-1, 0, 1)]
        bent(ends, 0.013, chance.choice(tones))

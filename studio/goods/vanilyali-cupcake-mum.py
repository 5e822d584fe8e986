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
    pleats, turns = [[(0, 0, 0)] * 384], [2 * math.pi * i / 384 for i in range(384)]
    for z, radius, depth in ((0, 0.46, 0.01), (0.02, 0.48, 0.022), (0.35, 0.57, 0.026), (0.68, 0.665, 0.03), (0.71, 0.675, 0.03)):
        pleats.append([round_at(radius + depth * math.cos(32 * turn), turn, z) for turn in turns])
    sheet(pleats, paper("#fff1d6"), closed=True)
    turned([(0.60, 0.60), (0.655, 0.66), (0.67, 0.72), (0.60, 0.80), (0, 0.84)], wax("#edc98f"), smooth_edges=2)
    swirl(wax(cream))
    sprinkles()
    flame((0, 0, 1.62), 0.28)


def round_at(radius, turn, z):
    return (radius * math.cos(turn), radius * math.sin(turn), z)


def on_swirl(share, angle, height=1.0):
    """On the skin of the cream, which winds from the cup's edge (0) to the tip (1); angle goes round it, 0 is outwards."""
    thick = (0.215 - 0.12 * share) * min(1, (1 - share) * 9, 0.2 + share * 14) ** 0.5
    thick *= height * (1 + 0.13 * math.cos(6 * angle + 14 * share))
    radius, z = 0.47 * (1 - share) ** 0.80, 0.85 + 0.60 * share**1.15
    return round_at(radius + thick * math.cos(angle), 2 * math.pi * 3.3 * share + math.pi / 2, z + 0.92 * thick * math.sin(angle))


def swirl(cream):
    sheet([[on_swirl(i / 260, 2 * math.pi * j / 64) for j in range(64)] for i in range(261)], cream, closed=True)
    turned([(0.40, 0.80), (0.30, 1.1), (0.12, 1.40), (0.04, 1.54), (0, 1.55)], cream)


def sprinkles():
    chance = random.Random(8)
    tones = [plain(tone, 0.35, 0.5) for tone in ("#fffaf0", "#ffd257", "#7cc7a4", "#e8506f", "#b394e6")]
    for _ in range(90):
        x, y, z = on_swirl(chance.uniform(0.02, 0.85) ** 1.2, math.radians(chance.uniform(15, 60)), 1.03)
        turn, rise = chance.uniform(0, math.pi), chance.uniform(-0.4, 0.4)
        ends = [(x + half * math.cos(turn), y + half * math.sin(turn), z + half * rise) for half in (-0.035, 0, 0.035)]
        bent(ends, 0.013, chance.choice(tones))

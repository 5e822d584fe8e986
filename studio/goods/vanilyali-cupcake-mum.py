"""A candle like a cupcake: a pleated cup, a swirl of cream with sprinkles, a burning wick."""

from vocabulary import *

SHOT = TREND.but(frame=2.6, target=(0, 0, 0.88), elevation=14, key=320, strip=180, exposure=0.3, glow=0.05)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=2.0, target=(0, 0, 1.14), elevation=26, turn=40),
    "bebek-mavisi": SHOT.of(cream="#a9d3f2"),
}


def build(cream="#f5a9c0"):
    pleats, turns = [[(0, 0, 0)] * 384], steps(384, 0, 360)[:-1]
    for z, radius, depth in ((0, 0.46, 0.01), (0.02, 0.48, 0.022), (0.35, 0.57, 0.026), (0.68, 0.665, 0.03), (0.71, 0.675, 0.03)):
        pleats.append([(*polar(radius + depth * polar(1, 32 * turn)[0], turn), z) for turn in turns])
    sheet(pleats, paper("#fff1d6"), closed=True)
    turned([(0.60, 0.60), (0.655, 0.66), (0.67, 0.72), (0.60, 0.80), (0, 0.84)], wax("#edc98f"), smooth_edges=2)
    formed(on_swirl, 260, 64, wax(cream), closed=True)
    turned([(0.40, 0.80), (0.30, 1.1), (0.12, 1.40), (0.04, 1.54), (0, 1.55)], wax(cream))
    sprinkles()
    flame((0, 0, 1.62), 0.28)


def on_swirl(share, round_it, height=1.0):
    """On the skin of the cream, which winds from the cup's edge (0) to the tip (1); round_it: 0 is outwards, 1/4 up."""
    angle = 2 * math.pi * round_it
    thick = (0.215 - 0.12 * share) * min(1, (1 - share) * 9, 0.2 + share * 14) ** 0.5
    thick *= height * (1 + 0.13 * math.cos(6 * angle + 14 * share))
    radius, z = 0.47 * (1 - share) ** 0.80, 0.85 + 0.60 * share**1.15
    return (*polar(radius + thick * math.cos(angle), 360 * 3.3 * share + 90), z + 0.92 * thick * math.sin(angle))


def sprinkles():
    chance = random.Random(8)
    tones = [plain(tone, 0.35, 0.5) for tone in ("#fffaf0", "#ffd257", "#7cc7a4", "#e8506f", "#b394e6")]
    for _ in range(90):
        x, y, z = on_swirl(chance.uniform(0.02, 0.85) ** 1.2, chance.uniform(15, 60) / 360, 1.03)
        right, back = polar(1, chance.uniform(0, 180))
        rise = chance.uniform(-0.4, 0.4)
        ends = [(x + half * right, y + half * back, z + half * rise) for half in (-0.035, 0, 0.035)]
        bent(ends, 0.013, chance.choice(tones))

"""A knitted cactus with soft spines, a small arm and a flower, in a clay pot."""

from vocabulary import *

SHOT = TREND.but(frame=2.6, target=(0, 0, 0.9), elevation=14)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.8, target=(0, 0, 1.1), elevation=24, turn=35),
    "turuncu": SHOT.of(color="#ea8a3c", flower="#fff0d8"),
}
RIBS, TALL = 9, 0.98


def build(color="#8a9a5b", flower="#f08aa6"):
    pot = [(0, 0), (0.38, 0), (0.41, 0.02), (0.50, 0.50), (0.505, 0.52), (0.56, 0.53), (0.575, 0.55), (0.59, 0.70)]
    pot += [(0.585, 0.725), (0.56, 0.735), (0.53, 0.725), (0.51, 0.66), (0, 0.64)]
    turned(pot, rough(surface("clay", "#c9764f", Roughness=0.85, Specular=0.15), 24, 0.10), around=128)
    chance, soil = random.Random(5), knit("#4c3022")
    for _ in range(220):
        angle, out = chance.uniform(0, 360), chance.uniform(0.36, 0.52)
        ball((*polar(out, angle), chance.uniform(0.64, 0.68)), chance.uniform(0.02, 0.04), soil, around=12)
    cactus(color, group((0, 0, 0.62)), (0.22, 0.38, 0.54, 0.70, 0.84))
    cactus(color, group((0.36, -0.10, 0.80), (-8, 34, 0), 0.42), (0.22, 0.54, 0.84))
    blossom(knit(flower), group((-0.02, -0.06, 0.62 + TALL), (14, -4, 0)))


def cactus(color, hand, heights):
    """With a V of two soft spines at each of the heights on every rib."""
    knitted(surface_at, 24, 54, color, hand, 0.024)
    knitted_skin(surface_at, color, hand, 108)
    for u, v, side in ((rib / RIBS, v, side) for rib in range(RIBS) for v in heights for side in (-1, 1)):
        way = ((0, 0, 0.02), (0.008, 0.022, 0.06), (0.017, 0.045, 0.075))
        seam([surface_at(u + side * du, v + dv, out) for du, dv, out in way], "#fffbee", hand, 0.011)


def surface_at(u, v, out):
    """A tall round body with ribs; u = 0 is a rib's crest."""
    round_part = math.sin(math.pi * (0.14 + 0.86 * v)) ** 0.62
    radius = 0.43 * round_part * (0.94 + 0.07 * math.cos(2 * math.pi * RIBS * u)) + out * round_part**0.5
    return (*polar(radius, 360 * u), TALL * v + out * max(0, v - 0.6))


def blossom(yarn, hand):
    petal = [(0.55 * x, z) for x, z in arc(1, 0, 360, 32)[:-1]]
    for i in range(6):
        spoke = group((0, 0, 0.02), (0, 0, 60 * i), parent=hand)
        cushion(petal, 0.13, 0.035, yarn, spoke, at=(0, -0.12, 0.03), rotation=(62, 0, 0))
    ball((0, 0, 0.05), (0.065, 0.065, 0.045), knit("#f6cf57"), hand)

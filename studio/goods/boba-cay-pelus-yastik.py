"""A plush cup of bubble tea: a round lid, a straw, pearls at the bottom and a sleepy smile."""

from vocabulary import *

SHOT = TREND.but(frame=3.1, target=(0, 0, 1.06), elevation=12, exposure=0.4, bounces=4)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=18, turn=-30), "bej": SHOT.of(tea=linear("#fff3e2", 1.04))}
# The cup's radius at heights, from the foot up.
CUP = [(0, 0), (0.30, 0.0), (0.43, 0.03), (0.50, 0.10), (0.54, 0.22), (0.58, 0.45), (0.625, 0.75), (0.665, 1.05), (0.69, 1.25)]
CUP += [(0.68, 1.33), (0.62, 1.38), (0, 1.40)]
# The pearls' places on it: degrees to the right, height.
PEARLS = [(-62, 0.20), (-38, 0.27), (-14, 0.19), (10, 0.27), (34, 0.19), (60, 0.26)]
PEARLS += [(-50, 0.44), (-24, 0.42), (0, 0.47), (22, 0.43), (48, 0.45)]


def build(tea="#ffdcae"):
    hand = group(rotation=(-5, 0, 0))
    pile(CUP, tea, hand, 15000, 1)
    lid = [(0, 1.30), (0.60, 1.30), (0.73, 1.32), (0.765, 1.37), (0.74, 1.42), (0.67, 1.45), (0.63, 1.52), (0.55, 1.64)]
    lid += [(0.40, 1.74), (0.2, 1.79), (0, 1.80)]
    pile(lid, linear("#fff8ec", 1.08), hand, 9000, 2)
    straw = [(0.10 + 0.16 * i / 8, 0.05, 1.6 + 0.68 * i / 8) for i in range(9)]
    bent(straw, 0.095, velvet("#ef8fa6"), hand)
    ball(straw[-1], (0.095, 0.095, 0.03), velvet("#c9607b"), hand, (0, 13, 0))
    for turn, z in PEARLS:
        ball(on_cup(turn, z, 0.0), (0.115, 0.075, 0.115), velvet("#45281c"), hand, (0, 0, turn))
    for side in (-1, 1):
        ball(on_cup(side * 19, 0.92, 0.03), (0.052, 0.035, 0.06), enamel("#1c100c"), hand, (0, 0, side * 19))
        ball(on_cup(side * 31, 0.80, 0.022), (0.085, 0.03, 0.058), velvet("#f29aa8"), hand, (0, 0, side * 31))
        smile = [on_cup(side * 3.8 + 3.8 * x, 0.80 - 0.032 * z, 0.055) for x, z in arc(1, 0, 180, 8)]
        seam(smile, "#2d1812", hand, 0.012)
    heart(0.075, 0.03, velvet("#e0536e"), hand, at=(0.30, -0.52, 1.63), rotation=(-46, 0, 24))


def pile(profile, color, hand, hairs, seed):
    """A stuffed body of revolution in short fur."""
    body = bake(turned(profile, None, hand, smooth_edges=2), skin(linear(color, 0.9)))
    furred(body, color, hairs, 8, 0.035, 0.1, 0.005, seed)


def on_cup(turn, z, out):
    """The point at the cup's front, so many degrees to the right."""
    below = max(i for i, (_, height) in enumerate(CUP[1:-1], 1) if height <= z)
    (r, low), (other, high) = CUP[below], CUP[below + 1]
    return (*polar(r + (other - r) * (z - low) / (high - low) + out, turn - 90), z)

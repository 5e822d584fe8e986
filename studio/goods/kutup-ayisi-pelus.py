"""A lying white plush bear with heavy paws and a knitted scarf."""

from vocabulary import *

SHOT = COLLECTIBLES.but(frame=2.95, target=(0.05, -0.1, 0.68), elevation=14, turn=-22, exposure=0.38, bounces=4)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(turn=24, elevation=18),
    "buz-mavisi": SHOT.of(fur=linear("#eaf2fa", 1.22), scarf="#f4f0ea"),
}


def build(fur=linear("#fcfaf9", 1.3), scarf="#3f7fb8"):
    parts = [((0, 0.35, 0.50), (0.60, 0.62, 0.50)), ((0, -0.1, 0.58), (0.50, 0.5, 0.48)), ((0, 0.98, 0.45), 0.14)]
    parts += [((0, -0.48, 1.10), (0.46, 0.42, 0.38)), ((0, -0.84, 1.0), (0.245, 0.26, 0.19))]
    paw = limb((0.36, -0.15, 0.36), (0.43, -0.86, 0.23), 0.26, 0.24)
    leg = limb((0.52, 0.55, 0.30), (0.70, 0.15, 0.20), 0.28, 0.20)
    parts += both(((0.36, -0.36, 1.42), (0.145, 0.09, 0.145)), *paw, *leg)
    body = plush(parts, fur, hairs=9000, length=0.085, seed=6)
    ball(front(body, 0, 1.055, 0.05), (0.095, 0.06, 0.065), enamel("#1c1718"))
    mouth(body, 0.94, 0.075, "#2a2325", 0.013, 0.075)
    for side in (-1, 1):
        ball(front(body, side * 0.175, 1.19, 0.07), (0.062, 0.055, 0.066), enamel("#1c1210"))
        ball((side * 0.36, -0.47, 1.42), (0.08, 0.04, 0.08), velvet("#c9a7a4"))
        for toe in (-1, 0, 1):
            x, z = side * 0.43 + toe * 0.10, 0.26 - abs(toe) * 0.02
            drawn(body, [(x, z - 0.035 * i) for i in range(4)], "#6d7690", 0.013, 0.075)
    knitted_skin(round_neck, scarf)
    knitted(round_neck, 9, 44, scarf, yarn=0.022)
    for x, turn in ((0.16, 10), (0.30, -6)):
        knitted(lambda u, v, out: hanging(x, turn, u, v, out), 9, 6, scarf, yarn=0.022, closed=False)


def round_neck(u, v, out):
    up = math.pi * (v - 0.5)
    y, x = polar(0.40 + (0.09 + out) * math.cos(up), 360 * u)
    return (x, -0.34 - 0.98 * y, 0.80 + (0.14 + out) * math.sin(up) - 0.28 * 0.98 * y)


def hanging(x, turn, u, v, out):
    """The scarf's end at x, so many degrees off the plumb line."""
    across, down = (u - 0.5) * 0.24, (1 - v) * 0.42
    return (x + across + down * math.sin(math.radians(turn)), -0.86 - out - 0.12 * down, 0.66 - down)

"""A lit silicone ghost that puts out its tongue."""

import math

from animals import drawn, eyes, patch
from light import bulb
from materials import glow, silicone
from shapes import sheet
from shot import Shot

SHOT = Shot(
    paper="yellow", frame=2.3, target=(0, 0, 0.60), elevation=9, key=140, fill=28, world=0.12, background=30, strip=120,
    exposure=0.1, glow=0.10,
)  # fmt: skip
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(turn=-30, elevation=16),
    "lila": SHOT.of(color="#d9c2ff"),
}


def build(color="#fffaf2"):
    ghost = sheet([[skin(i / 90, math.pi * j / 120) for j in range(240)] for i in range(91)], glow(color, opaque=0.5), closed=True)
    eyes(ghost, 0.15, 0.80, (0.058, 0.085), lift=0.018)
    smile = [(0.16 * i / 8, 0.655 - 0.055 * (1 - (i / 8) ** 2)) for i in range(-8, 9)]
    patch(ghost, 0.045, 0.565, (0.066, 0.086), silicone("#ff7f96"), 0.03, 8)
    drawn(ghost, smile, "#3a2226", 0.013)
    for side in (-1, 1):
        patch(ghost, side * 0.265, 0.685, (0.058, 0.036), silicone("#f9a8a8"), 0.003)
    for height, watts in ((0.28, 11), (0.75, 13)):
        bulb((0, 0.05, height), watts, 0.12, (1, 0.90, 0.78))


def skin(down, turn):
    """A dome that widens to a wavy hem, with a short arm at each side; one skin, so that the bulbs shine straight through."""
    round_part = math.sin(min(1, down / 0.42) * math.pi / 2) ** 0.9
    fall = max(0, (down - 0.42) / 0.58)
    wave = math.cos(7 * turn + 0.6) * fall**2.5
    radius = 0.44 * round_part + 0.06 * fall**1.5 + 0.035 * wave
    z = 0.72 + 0.46 * math.cos(min(1, down / 0.42) * math.pi / 2) - 0.66 * fall - 0.06 * (wave + 1) * fall**3 + 0.06 * fall**3
    for side in (0.15, math.pi - 0.15):
        away = (turn + side + math.pi) % (2 * math.pi) - math.pi
        radius += 0.22 * math.exp(-((away / 0.20) ** 2) - ((z - 0.52) / 0.085) ** 2)
    return (radius * math.cos(turn), radius * math.sin(turn), z)

"""A lit silicone ghost that puts out its tongue."""

from vocabulary import *

SHOT = COLLECTIBLES.but(**LIT).but(frame=2.3, target=(0, 0, 0.60), elevation=9, key=140, fill=28)
PICTURES = {"whole": SHOT, "angle": SHOT.but(turn=-30, elevation=16), "lila": SHOT.of(color="#d9c2ff")}


def build(color="#fffaf2"):
    ghost = formed(skin, 90, 240, glow(color, opaque=0.5), closed=True)
    eyes(ghost, 0.15, 0.80, (0.058, 0.085), lift=0.018)
    patch(ghost, 0.045, 0.565, (0.066, 0.086), silicone("#ff7f96"), 0.03, 8)
    smile(ghost, 0.16, 0.60, 0.055, "#3a2226", 0.013)
    patches(ghost, 0.265, 0.685, (0.058, 0.036), silicone("#f9a8a8"), 0.003)
    for height, watts in ((0.28, 11), (0.75, 13)):
        bulb((0, 0.05, height), watts, 0.12, (1, 0.90, 0.78))


def skin(down, round_it):
    """A dome that widens to a wavy hem, with a short arm at each side; one skin, so that the bulbs shine straight through."""
    turn = 2 * math.pi * round_it
    round_part = math.sin(min(1, down / 0.42) * math.pi / 2) ** 0.9
    fall = max(0, (down - 0.42) / 0.58)
    wave = math.cos(7 * turn + 0.6) * fall**2.5
    radius = 0.44 * round_part + 0.06 * fall**1.5 + 0.035 * wave
    z = 0.72 + 0.46 * math.cos(min(1, down / 0.42) * math.pi / 2) - 0.66 * fall - 0.06 * (wave + 1) * fall**3 + 0.06 * fall**3
    for side in (0.15, math.pi - 0.15):
        away = (turn + side + math.pi) % (2 * math.pi) - math.pi
        radius += 0.22 * math.exp(-((away / 0.20) ** 2) - ((z - 0.52) / 0.085) ** 2)
    return (radius * math.cos(turn), radius * math.sin(turn), z)

"""A thin silver chain with an evil-eye bead, worn by a linen wrist."""

import math

from jewels import chain, ring
from materials import linen, silver, stone
from shapes import ball, group, turned
from shot import Shot

SHOT = Shot(paper="lilac", frame=2.2, target=(0, -0.2, 0.82), elevation=16, turn=-12, blur=0.5, strip=420, flag=True, exposure=0.35)
NAVY = "#10248f"
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.4, blur=1.5, target=(0.2, -0.3, 0.56), elevation=22, turn=16),
    "gumus": SHOT.of(glass=None),
}
HEIGHT, TILT, EYE = 0.86, 0.20, 0.27


def build(glass=NAVY):
    metal = silver()
    beads = stone(glass) if glass else metal
    wrist = [(wide(z), z) for z in (0, 0.5, 1.0, 1.5)] + [(0.59, 1.56), (0.55, 1.6), (0.48, 1.62), (0, 1.62)]
    turned(wrist, linen("#fbf1e6"), around=160)
    chain([round_wrist(math.radians(i / 2)) for i in range(721)], metal, link=0.036, wire=0.0088)
    for angle in (-46, -33, 33, 46):
        ball(round_wrist(math.radians(angle), 0.05), 0.062, beads)
    x, y, z = round_wrist(0, 0.075)
    eye(beads, group((x, y, z), (math.degrees(math.atan(TILT)) * 0.2, 0, 0)))
    for side in (-1, 1):
        ring(0.045, 0.012, metal, at=(side * (EYE + 0.035), y + 0.03, z), rotation=(75, 0, 20 * side))


def wide(z):
    return 0.70 - 0.06 * z


def round_wrist(angle, off=0.012):
    """0 in front, where the bracelet hangs lowest."""
    z = HEIGHT - TILT * math.cos(angle)
    return ((wide(z) + off) * math.sin(angle), -(wide(z) + off) * math.cos(angle), z)


def eye(glass, hand):
    """Drops of glass melted one into the other: the bead, white, sky blue, the pupil."""
    facing = group(rotation=(90, 0, 0), parent=hand)
    edge = [(0, -0.05), (EYE * 0.8, -0.05), (EYE * 0.95, -0.035), (EYE, 0), (EYE * 0.97, 0.03)]
    turned(edge + dome(EYE * 0.9, 0), glass, facing)
    layers = ((0.62, "#fdfbf6", 0.006), (0.42, "#59b4ec", 0.010), (0.2, "#0a0d24", 0.014))
    for share, color, lift in layers:
        turned(dome(EYE * share, lift), stone(color), facing)


def dome(radius, lift):
    """From the rim to the middle of a bead that is slightly round."""
    return [(radius * i / 12, 0.08 - 0.04 * (radius * i / 12 / EYE) ** 2 + lift * (1 - (i / 12) ** 8)) for i in range(12, -1, -1)]

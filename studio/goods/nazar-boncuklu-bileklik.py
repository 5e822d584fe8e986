"""A thin silver chain with an evil-eye bead, worn by a linen wrist."""

from vocabulary import *

SHOT = JEWELLERY.but(frame=2.2, target=(0, -0.2, 0.82), elevation=16, turn=-12)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.4, blur=1.5, target=(0.2, -0.3, 0.56), elevation=22, turn=16),
    "gumus": SHOT.of(glass=None),
}
HEIGHT, TILT, EYE = 0.86, 0.20, 0.27


def build(glass="#10248f"):
    metal = silver()
    beads = stone(glass) if glass else metal
    wrist = [(wide(z), z) for z in (0, 0.5, 1.0, 1.5)] + [(0.59, 1.56), (0.55, 1.6), (0.48, 1.62), (0, 1.62)]
    turned(wrist, linen("#fbf1e6"), around=160)
    chain([round_wrist(angle) for angle in steps(720, 0, 360)], metal, link=0.036, wire=0.0088)
    for angle in (-46, -33, 33, 46):
        ball(round_wrist(angle, 0.05), 0.062, beads)
    x, y, z = round_wrist(0, 0.075)
    eye(beads, group((x, y, z), (math.degrees(math.atan(TILT)) * 0.2, 0, 0)))
    for side in (-1, 1):
        ring(0.045, 0.012, metal, at=(side * (EYE + 0.035), y + 0.03, z), rotation=(75, 0, 20 * side))


def wide(z):
    return 0.70 - 0.06 * z


def round_wrist(angle, off=0.012):
    """0 in front, where the bracelet hangs lowest."""
    front, right = polar(1, angle)
    z = HEIGHT - TILT * front
    return ((wide(z) + off) * right, -(wide(z) + off) * front, z)


def eye(glass, hand):
    """Drops of glass melted one into the other: the bead, white, sky blue, the pupil."""
    facing = group(rotation=(90, 0, 0), parent=hand)
    edge = [(0, -0.05), (EYE * 0.8, -0.05), (EYE * 0.95, -0.035), (EYE, 0), (EYE * 0.97, 0.03)]
    turned(edge + dome(0.9, 0), glass, facing)
    for share, color, lift in ((0.62, "#fdfbf6", 0.006), (0.42, "#59b4ec", 0.010), (0.2, "#0a0d24", 0.014)):
        turned(dome(share, lift), stone(color), facing)


def dome(size, lift):
    """From the rim to the middle of a drop that is slightly round; `size` is its share of the whole bead."""
    return [(EYE * size * out, 0.08 - 0.04 * (size * out) ** 2 + lift * (1 - out**8)) for out in steps(12, 1, 0)]

"""A furry rabbit with a vinyl face, on a gold clip for a bag."""

from vocabulary import *

SHOT = COLLECTIBLES.but(frame=2.4, target=(0, -0.05, 0.87), elevation=10, exposure=0.35, bounces=4)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(turn=-28, elevation=14),
    "beyaz": SHOT.of(fur=linear("#fcfaf9", 1.3), inner="#f3bcc4"),
    "lila": SHOT.of(fur=linear("#f1e6f9", 1.2), inner="#b99be0"),
}


def build(fur=linear("#ffebee", 1.3), inner="#f0a0b2"):
    ear = limb((0.17, 0.02, 1.2), (0.30, 0.0, 1.62), 0.115, 0.10, flat=0.6)
    arm = limb((0.25, -0.08, 0.56), (0.33, -0.24, 0.38), 0.10, 0.105)
    leg = limb((0.18, -0.12, 0.13), (0.25, -0.44, 0.13), 0.13, 0.14)
    body, head = ((0, 0, 0.36), (0.32, 0.28, 0.36)), ((0, 0, 0.94), (0.42, 0.34, 0.36))
    plush([body, head, *both(*ear, *arm, *leg)], fur, hairs=4500, length=0.065, cell=0.028, radius=0.005)
    for side in (-1, 1):
        ball((side * 0.252, -0.075, 1.46), (0.055, 0.04, 0.21), velvet(inner), rotation=(0, side * 17, 0))
        ball((side * 0.252, -0.61, 0.135), (0.08, 0.045, 0.09), velvet(inner))
    face = melted([((0, -0.2, 0.92), (0.315, 0.215, 0.25))], 0.015, vinyl("#ffe6da"))
    eyes(face, 0.135, 0.93, (0.042, 0.056), lift=0.016)
    patch(face, 0, 0.885, (0.034, 0.022), vinyl("#e5788d"), 0.018)
    mouth(face, 0.83, 0.042, "#a04a58", 0.006)
    patches(face, 0.205, 0.85, (0.05, 0.03), vinyl("#ffbcbc"), 0.002)
    snap_hook(gold(), at=(0, 0, 1.29))

"""Two furry bears that lean on each other, each with a satin bow."""

import math

from materials import enamel, linear, rough, skin, surface
from ribbon import bow
from shapes import ball, group, limb
from shot import Shot
from soft import plush, seam

SHOT = Shot(paper="cream", frame=3.6, target=(0, -0.1, 0.98), elevation=13, exposure=0.4, bounces=4)
CARAMEL = dict(fur="#ffe6c0", muzzle="#fffdf6", pad="#b9794c")
PINK = dict(fur=linear("#ffe2e4", 1.08), muzzle="#fffdfb", pad="#e88c9c")
ECRU = dict(fur=linear("#fff6e6", 1.08), muzzle="#fffdf6", pad="#d9b48c")
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(turn=-24),
    "karamel": SHOT.of(left=CARAMEL, right=CARAMEL),
    "pudra-pembe": SHOT.of(left=PINK, right=PINK),
    "ekru": SHOT.of(left=ECRU, right=ECRU),
}


def build(left=CARAMEL, right=PINK):
    bear(**left, ribbon="#c8193c", at=(-0.71, 0, 0), rotation=(0, 9, 6), seed=3)
    bear(**right, ribbon="#fff3e0", at=(0.71, -0.03, 0), rotation=(0, -9, -6), seed=11)
    ball((0, 0.30, 1.0), (0.14, 0.1, 0.3), skin("#a8784c"))  # no paper shines through between the necks


def bear(fur, muzzle, pad, ribbon, at, rotation, seed):
    hand = group(at, rotation)
    parts = [((0, 0, 0.60), (0.53, 0.46, 0.60)), ((0, -0.06, 1.47), (0.54, 0.47, 0.47)), ((0, -0.03, 1.05), (0.36, 0.34, 0.2))]
    for side in (-1, 1):
        parts += [((side * 0.41, -0.02, 1.86), (0.20, 0.11, 0.20)), ((side * 0.47, -0.80, 0.28), (0.23, 0.15, 0.27))]
        parts += limb((side * 0.42, -0.05, 0.93), (side * 0.45, -0.50, 0.50), 0.17, 0.18)
        parts += limb((side * 0.30, -0.10, 0.23), (side * 0.46, -0.72, 0.23), 0.22, 0.21)
    plush(parts, fur, hand, seed=seed)
    plush([((0, -0.50, 1.36), (0.26, 0.17, 0.195))], linear(muzzle, 1.2), hand, 900, 0.045, 0.03, 2, seed + 1)
    cloth = rough(surface("pad", pad, Roughness=0.9, Sheen=1.0, Specular=0.1), 120, 0.4, 0.006)
    eye = enamel("#120c0a")
    for side in (-1, 1):
        ball((side * 0.475, -0.985, 0.29), (0.14, 0.045, 0.165), cloth, hand)
        ball((side * 0.41, -0.150, 1.865), (0.115, 0.045, 0.12), cloth, hand)
        ball((side * 0.195, -0.545, 1.565), (0.062, 0.045, 0.066), eye, hand)
    face(hand)
    bow(ribbon, 0.74, (0, -0.50, 1.03), (-12, 0, 0), hand, tail=0.62, seed=seed)


def face(hand):
    """A satin-stitched nose and a mouth, on the muzzle."""
    brown = "#3a211b"
    for i in range(-8, 9):
        x = i * 0.0125
        top = 1.487 - 2.5 * x * x
        bottom = min(1.372 + abs(x) * 0.92, top - 0.03)
        heights = [(top + (bottom - top) * j / 4, 0.045 + 0.012 * math.sin(math.pi * j / 4)) for j in range(5)]
        seam([on_muzzle(x, z, off) for z, off in heights], brown, hand)
    seam([on_muzzle(0, 1.385 - 0.085 * j / 4) for j in range(5)], brown, hand)
    for side in (-1, 1):
        smile = [(side * 0.115 * j / 6, 1.30 - 0.045 * math.sin(math.pi * j / 6 * 0.85) + 0.02 * (j / 6) ** 2) for j in range(7)]
        seam([on_muzzle(x, z) for x, z in smile], brown, hand)


def on_muzzle(x, z, off=0.04):
    deep = math.sqrt(max(0.02, 1 - (x / 0.26) ** 2 - ((z - 1.36) / 0.195) ** 2))
    return (x, -0.50 - 0.17 * deep - off, z)

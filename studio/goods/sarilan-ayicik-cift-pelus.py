"""Two furry bears that lean on each other, each with a satin bow."""

from vocabulary import *

SHOT = CREAM.but(frame=3.6, target=(0, -0.1, 0.98), elevation=13, exposure=0.4, bounces=4)
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
    bear(**left, ribbon="#c8193c", hand=group((-0.71, 0, 0), (0, 9, 6)), seed=3)
    bear(**right, ribbon="#fff3e0", hand=group((0.71, -0.03, 0), (0, -9, -6)), seed=11)
    ball((0, 0.30, 1.0), (0.14, 0.1, 0.3), skin("#a8784c"))  # no paper shines through between the necks


def bear(fur, muzzle, pad, ribbon, hand, seed):
    parts = [((0, 0, 0.60), (0.53, 0.46, 0.60)), ((0, -0.06, 1.47), (0.54, 0.47, 0.47)), ((0, -0.03, 1.05), (0.36, 0.34, 0.2))]
    ear, foot = ((0.41, -0.02, 1.86), (0.20, 0.11, 0.20)), ((0.47, -0.80, 0.28), (0.23, 0.15, 0.27))
    arm = limb((0.42, -0.05, 0.93), (0.45, -0.50, 0.50), 0.17, 0.18)
    leg = limb((0.30, -0.10, 0.23), (0.46, -0.72, 0.23), 0.22, 0.21)
    plush(parts + both(ear, foot, *arm, *leg), fur, hand, seed=seed)
    plush([((0, -0.50, 1.36), (0.26, 0.17, 0.195))], linear(muzzle, 1.2), hand, 900, 0.045, 0.03, 2, seed + 1)
    cloth = rough(surface("pad", pad, Roughness=0.9, Sheen=1.0, Specular=0.1), 120, 0.4, 0.006)
    for side in (-1, 1):
        ball((side * 0.475, -0.985, 0.29), (0.14, 0.045, 0.165), cloth, hand)
        ball((side * 0.41, -0.150, 1.865), (0.115, 0.045, 0.12), cloth, hand)
        ball((side * 0.195, -0.545, 1.565), (0.062, 0.045, 0.066), enamel("#120c0a"), hand)
    face(hand)
    bow(ribbon, 0.74, (0, -0.50, 1.03), (-12, 0, 0), hand, tail=0.62, seed=seed)


def face(hand):
    """A satin-stitched nose and a mouth, on the muzzle."""
    for x in steps(16, -0.1, 0.1):
        top = 1.487 - 2.5 * x * x
        bottom = min(1.372 + abs(x) * 0.92, top - 0.03)
        stitched([(x, top + (bottom - top) * share, 0.045 + 0.012 * math.sin(math.pi * share)) for share in steps(4)], hand)
    stitched([(0, 1.385 - 0.085 * share, 0.04) for share in steps(4)], hand)
    for side in (-1, 1):
        smile = [(share, 1.30 - 0.045 * math.sin(math.pi * share * 0.85) + 0.02 * share**2) for share in steps(6)]
        stitched([(side * 0.115 * share, z, 0.04) for share, z in smile], hand)


def stitched(points, hand):
    """Thread on the muzzle through points (x, z, off its skin)."""
    deep = [math.sqrt(max(0.02, 1 - (x / 0.26) ** 2 - ((z - 1.36) / 0.195) ** 2)) for x, z, _ in points]
    seam([(x, -0.50 - 0.17 * inwards - off, z) for (x, z, off), inwards in zip(points, deep)], "#3a211b", hand)

"""A small rubber roller skate on four wheels; its key ring lies beside it on a short chain."""

from vocabulary import *

SHOT = TREND.but(frame=3.0, target=(-0.12, 0, 0.78), elevation=13, turn=-24, flag=True)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=20, turn=28), "pembe": SHOT.of(boot="#f08cab", wheel="#ffd75e")}
CREAM = "#fff3e0"


def build(boot="#a3142f", wheel="#f6a5b8"):
    body(silicone(boot), silicone(CREAM))
    plate(sole(), 0.10, vinyl(CREAM), at=(0.01, 0, 0.46), rotation=(90, 0, 0), bevel=0.03)
    for x in (-0.42, 0.42):
        box((x, 0, 0.33), (0.24, 0.30, 0.16), silver(), bevel=0.04)
        for side in (-1, 1):
            roller(vinyl(wheel), group((x, side * 0.26, 0.205), (side * -90, 0, 0)))
    stopper = [(0, 0), (0.10, 0), (0.13, 0.03), (0.13, 0.12), (0.08, 0.16), (0.07, 0.26)]
    turned(stopper, silicone(wheel), at=(0.73, 0, 0.16), rotation=(0, -24, 0))
    for side in (-1, 1):
        heart(0.12, 0.03, silicone(CREAM), at=(-0.30, side * 0.272, 0.92))
        laces(side, thread("#fffdf6"))
    ball((-0.01, 0, 1.44), 0.04, thread("#fffdf6"))
    keys(silver())


def body(rubber, trim):
    parts = limb((-0.42, 0, 0.74), (0.28, 0, 0.70), 0.27, 0.25, 17) + [((0.42, 0, 0.69), (0.29, 0.265, 0.22))]
    melted(parts + limb((-0.36, 0, 0.8), (-0.33, 0, 1.32), 0.27, 0.29, 17), 0.02, rubber)
    ball((0.505, 0, 0.68), (0.225, 0.252, 0.205), trim)
    bent(circle(0.285), 0.075, trim, closed=True, at=(-0.33, 0, 1.52))
    ball((-0.33, 0, 1.50), (0.25, 0.25, 0.03), silicone("#3a2026"))
    plate(outline_rounded(0.30, 0.30, 0.12), 0.07, rubber, at=(-0.07, 0, 1.60), rotation=(14, 0, 90), bevel=0.03)


def sole():
    """Seen from above: broad at the toe."""
    for x, y in arc(1, 0, 360, 64)[:-1]:
        yield 0.74 * fuller(x, 0.6), (0.275 + 0.03 * fuller(x, 0.6)) * fuller(y, 0.7)


def roller(rubber, hand):
    tread = [(0, -0.10), (0.14, -0.10), (0.185, -0.085), (0.205, -0.05), (0.205, 0.05), (0.185, 0.085), (0.14, 0.10), (0, 0.09)]
    turned(tread, rubber, hand, smooth_edges=1)
    turned([(0, 0.12), (0.05, 0.12), (0.065, 0.105), (0.065, 0.08)], silver(), hand, 48)


def laces(side, cord):
    """Four of them across the tongue, and one half of the knot's bow."""
    for z in (1.08, 1.19, 1.30, 1.41):
        bent([(-0.335 + 0.30 * x, 0.30 * y, z + side * 0.05 * y) for x, y in arc(1, -60, 60, 12)], 0.02, cord)
    loop = [(0, 0.02, 0), (0.04, 0.14, 0.10), (0.06, 0.27, 0.04), (0.05, 0.17, -0.05), (0, 0.02, 0)]
    bent([(-0.02 + x, side * y, 1.44 + z) for x, y, z in loop], 0.022, cord)
    bent([(-0.02, 0, 1.44), (0.05, side * 0.10, 1.36), (0.04, side * 0.15, 1.24)], 0.02, cord)


def keys(metal):
    """From a loop at the boot's back down to the table, where the ring lies."""
    ring(0.06, 0.018, metal, at=(-0.66, 0, 1.30))
    path = [(-0.70 - 0.30 * s - 0.1 * s * s, -0.10 * s, 0.03 + 1.23 * (1 - s) ** 2.2) for s in steps(400)]
    chain(path, metal, link=0.055, wire=0.013)
    for z in (0.018, 0.044):
        ring(0.23, 0.017, metal, plane="xy", at=(-1.31, -0.16, z))

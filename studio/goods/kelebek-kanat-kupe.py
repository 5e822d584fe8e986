"""Two butterfly studs of shimmering resin on their card."""

from vocabulary import *

SHOT = JEWELLERY.but(frame=2.3, target=(0, -0.1, 0.66), elevation=13, turn=-10)
BLUE, ORANGE = ("#8fe3f5", "#2f7fe6", "#1d2c93"), ("#ffd76a", "#f58a22", "#a83a12")
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.5, blur=1.5, target=(0, -0.2, 0.7), elevation=20, turn=24),
    "turuncu": SHOT.of(wings=ORANGE),
}
# Of a lobe of a wing: from which angle to which, how long, how far its middle leans to its end.
FORE, HIND = (-8, 74, 0.42, 0.5), (-84, 2, 0.30, -0.2)


def build(wings=BLUE):
    box((0.06, 0.5, 0.5), (1.5, 0.5, 1.0), matt_stone("#fffdf9"), bevel=0.04)
    hand = group((0, 0, 0.02), (-12, 0, 0))
    card("#fffaf3", 1.68, 1.3, (0, 0, 0.65), hand)
    plate(outline_rounded(0.34, 0.07, 0.034, 8), 0.014, plain("#cfc3dd"), hand, 0.001, at=(0, -0.001, 1.16))
    for side in (-1, 1):
        butterfly(wings, silver(), group((side * 0.39, -0.09, 0.62), (4, side * -8, 0), 0.93, hand))
    turned([(0, 0), (0.05, 0), (0.055, 0.02), (0.03, 0.05), (0.012, 0.06)], silver(), at=(0.34, -0.3, 0))


def butterfly(wings, steel, hand):
    for side in (-1, 1):
        for lobe in (HIND, FORE):
            wing(lambda across, share, off=0.0: on_wing(lobe, across, share, side, off), shimmering(*wings), steel, hand)
        bent([(0, -0.03, 0.15), (side * 0.04, -0.04, 0.26), (side * 0.12, -0.05, 0.32)], 0.007, steel, hand)
        ball((side * 0.12, -0.05, 0.32), 0.015, steel, hand, around=16)
    ball((0, -0.02, -0.02), (0.033, 0.033, 0.17), steel, hand)
    ball((0, -0.03, 0.15), 0.04, steel, hand)


def wing(point, resin, steel, hand):
    """With veins and pearly dots, in a rim of steel."""
    formed(lambda share, across: point(across, share), 16, 40, resin, hand, thick=0.012)
    bent([point(across, 1) for across in steps(40)], 0.0095, steel, hand)
    for across in (0.3, 0.5, 0.7):
        bent([point(across, share, 0.007) for share in steps(8)], 0.005, steel, hand)
    for across in (0.225, 0.4, 0.6, 0.775):
        ball(point(across, 0.88, 0.008), 0.013, pearl(), hand, around=16)


def on_wing(lobe, across, share, side, off):
    first, last, length, skew = lobe
    out = length * share * math.sin(math.pi * across) ** 0.42 * (1 + skew * (across - 0.5))
    x, z = polar(out, first + (last - first) * across)
    return (side * (x + 0.015), -0.38 * x + 0.5 * x * x - off, z)


def shimmering(root, middle, edge):
    """Resin that is light at its root and dark at its edge, and turns violet where it is seen from aside."""
    material = surface("wing", middle, Roughness=0.14, Metallic=0.35, Clearcoat=1.0, Clearcoat_Roughness=0.04)
    length = node(material, "VectorMath", node(material, "TexCoord")["Object"], operation="LENGTH")["Value"]
    return feed(material, Base_Color=ramp(material, length, [(0.04, root), (0.2, middle), (0.4, edge)]))

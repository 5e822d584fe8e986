"""An enamel cherry blossom on a rose gold chain, worn by a linen bust."""

from vocabulary import *

SHOT = JEWELLERY.but(frame=2.3, target=(0, -0.2, 0.9), elevation=12, turn=-10)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.3, blur=1.5, target=(0, -0.4, 0.72), elevation=16, turn=16),
    "lettered": SHOT.but(frame=1.05, blur=2.5, target=(0, -0.4, 0.56), elevation=12, turn=0).of(name="Defne"),
    "rose": SHOT.of(color="#d8657f"),
}
LOWEST, PETAL = 0.86, 0.155


def build(color="#f7bccb", name=""):
    metal = rose_gold()
    bust(linen("#fcf4ea"))
    chain(necklace_on_bust(LOWEST), metal, link=0.034, wire=0.0082)
    hand = group(before_bust(0, LOWEST - 2 * PETAL - 0.06, 0.06), (-6, 0, 0))
    blossom(enamel(color), metal, group(rotation=(0, 0, 180), parent=hand) if name else hand)
    if name:
        plate([polar(0.2, 5 * i) for i in range(72)], 0.02, plain("#e8b5a4", 0.3), hand, 0.006, at=(0, -0.075, 0))
        engraved(name, 0.115, (0, -0.0875, 0), hand)
    ring(0.045, 0.012, metal, hand, at=(0, 0, 2 * PETAL + 0.04), rotation=(0, 0, 60))


def engraved(name, size, at, parent):
    """Letters of one line, on a plate that faces the camera."""
    data = bpy.data.curves.new("name", "FONT")
    data.body, data.size, data.extrude, data.shear = name, size, 0.001, 0.2
    data.align_x, data.align_y = "CENTER", "CENTER"
    return add(bpy.data.objects.new("name", data), plain("#5a2c22", 0.5), parent, at, (90, 0, 0))


def blossom(color, metal, hand):
    outline = list(petal())
    for i in range(5):
        turn = group(rotation=(0, 72 * i, 0), parent=hand)
        leaning = dict(at=(0, -0.012 * (i % 2), PETAL * 1.12), rotation=(12, 0, 0))
        cushion(outline, PETAL, 0.035, color, turn, **leaning)
        bent([(x * PETAL, -0.012, z * PETAL) for x, z in outline], 0.013, metal, turn, closed=True, **leaning)
    ball((0, -0.03, 0), (0.06, 0.03, 0.06), metal, hand)
    for i in range(10):
        x, z = polar(0.17 if i % 2 else 0.12, 36 * i + 8)
        bent([(0, -0.04, 0), (x * 0.6, -0.075, z * 0.6), (x, -0.085, z)], 0.006, gold(), hand)
        ball((x, -0.085, z), 0.017, gold(), hand, around=16)


def petal():
    """A petal about its own middle: narrow at its root, notched at its tip."""
    for down, across in arc(1, 0, 360, 64)[:-1]:
        x, z = 0.86 * across, -down
        notch = 0.24 * math.exp(-((x / 0.17) ** 2)) if z > 0 else 0
        yield x * (1 + 0.22 * z), z - notch

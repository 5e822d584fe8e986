"""Two round penguins of glazed resin, hand in hand, each with a scarf."""

from vocabulary import *

SHOT = COUPLES.but(frame=3.2, target=(0, 0, 0.72), elevation=12)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=20, turn=28), "beyaz": SHOT.of(coat="#fbf6ee", belly="#cfdff0")}


def build(coat="#1f2f5c", belly="#fffaf2"):
    penguin(coat, belly, "#d0243f", -1)
    penguin(coat, belly, "#f2a9bb", 1)


def penguin(coat, belly, scarf, side):
    """side: -1 stands left, 1 right; its inner wing reaches to the middle."""
    hand = group((side * 0.57, 0, 0), (0, side * -2, side * 7))
    shell, white, orange = glaze(coat), glaze(belly), glaze("#f29a38")
    parts = [((0, 0, 0.50), (0.48, 0.44, 0.49)), ((0, -0.02, 1.08), (0.43, 0.40, 0.39)), ((0, 0.40, 0.16), (0.14, 0.16, 0.09))]
    parts += limb((side * 0.42, -0.02, 0.74), (side * 0.60, -0.06, 0.42), 0.12, 0.085)
    parts += limb((side * -0.40, -0.05, 0.74), (side * -0.55, -0.20, 0.50), 0.12, 0.095)
    melted(parts, 0.018, shell, hand, 12)
    ball((0, -0.10, 0.47), (0.375, 0.375, 0.40), white, hand)
    for x in (-1, 1):
        ball((x * 0.155, -0.13, 1.13), (0.205, 0.295, 0.225), white, hand)
        ball((x * 0.175, -0.405, 1.14), (0.048, 0.03, 0.056), enamel("#14101a"), hand)
        ball((x * 0.27, -0.352, 1.02), (0.062, 0.03, 0.042), glaze("#f4a3ae"), hand, (0, 0, x * 32))
        for toe in (-1, 0, 1):
            ball((x * 0.2 + toe * 0.075, -0.34 + 0.03 * abs(toe), 0.055), (0.062, 0.17, 0.055), orange, hand, (0, 0, toe * 14))
    ball((0, -0.13, 1.03), (0.32, 0.29, 0.20), white, hand)
    ball((0, -0.43, 1.045), (0.085, 0.10, 0.05), orange, hand)
    cloth = glaze(scarf)
    collar = bent(circle(0.375), 0.085, cloth, hand, closed=True, at=(0, -0.01, 0.80))
    collar.scale.y = 0.97
    for turn, length in ((14, 0.34), (-12, 0.27)):
        end = group((side * 0.17, -0.43, 0.80), (-6, turn, side * 20), parent=hand)
        cushion(outline_rounded(0.17, length, 0.05), 1, 0.045, cloth, end, at=(0, 0, -length / 2))
    ball((side * 0.17, -0.43, 0.79), (0.09, 0.075, 0.08), cloth, hand)

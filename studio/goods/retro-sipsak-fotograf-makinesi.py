"""An instant camera with a soft round body; a picture of a sunny hill comes out of its top."""

from vocabulary import *

SHOT = TREND.but(frame=2.35, target=(0, 0, 0.66), elevation=12, turn=-22, strip=280, blur=0.6, samples=2.2)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=20, turn=28), "siyah": SHOT.of(body="#25252a", panel="#3b3b42")}
FRONT = -0.27


def build(body="#d6dade", panel="#2a2a2e"):
    dark, steel = plain("#17171a", 0.3, 0.5), metal(roughness=0.18)
    box((0, 0, 0.50), (1.24, 0.54, 0.96), plain(body, 0.26, 0.6), bevel=0.17)
    plate(outline_rounded(1.12, 0.40, 0.13), 0.03, leather(panel), bevel=0.012, at=(0, FRONT - 0.006, 0.295))
    box((0, 0.02, 0.975), (0.96, 0.10, 0.03), dark, bevel=0.012)
    for x, width, height, pane in ((-0.36, 0.34, 0.19, plain("#fff8e6", 0.12, 1)), (0.38, 0.22, 0.15, enamel("#2b3a55"))):
        plate(outline_rounded(width, height, 0.055), 0.05, dark, bevel=0.015, at=(x, FRONT - 0.01, 0.80))
        plate(outline_rounded(width - 0.06, height - 0.06, 0.035), 0.05, pane, bevel=0.012, at=(x, FRONT - 0.024, 0.80))
    for i in range(-4, 5):  # the flash's ribs
        bent([(-0.36 + i * 0.03, FRONT - 0.052, 0.80 + up) for up in (-0.055, 0.055)], 0.006, plain("#fffdf4", 0.1, 1))
    lens(dark, steel)
    ball((-0.46, FRONT, 0.46), (0.075, 0.05, 0.075), enamel("#ff8a4c"))
    hill_picture()
    for side in (-1, 1):
        ball((side * 0.63, 0, 0.72), (0.04, 0.05, 0.05), steel)
    cord = [(0.66, 0, 0.72), (0.76, -0.03, 0.55), (0.78, -0.10, 0.2), (0.80, -0.2, 0.03), (0.92, -0.45, 0.02), (0.75, -0.68, 0.02)]
    cord += [(0.60, -0.5, 0.02), (0.74, -0.2, 0.05), (0.71, -0.05, 0.3), (0.70, 0.0, 0.55), (0.66, 0.02, 0.70)]
    bent(cord, 0.020, leather("#b5835a"))


def lens(dark, steel):
    """The lens, and the little mirror for pictures of oneself at its side."""
    hand = group((0.02, FRONT, 0.50), (90, 0, 0))
    turned([(0, 0), (0.37, 0), (0.37, 0.04), (0.345, 0.055), (0, 0.055)], steel, hand)
    turned([(0.32, 0.03), (0.32, 0.16), (0.305, 0.18), (0.27, 0.185), (0.25, 0.17)], dark, hand)
    turned([(0.27, 0.17), (0.27, 0.25), (0.255, 0.27), (0.225, 0.27), (0.215, 0.25)], steel, hand)
    turned([(0.215, 0.25), (0.13, 0.19), (0.12, 0.17), (0, 0.17)], dark, hand)
    ball((0, 0, 0.17), (0.125, 0.125, 0.05), plain("#0c1226", 0.04, 1), hand)
    ball((-0.035, 0.045, 0.212), (0.025, 0.018, 0.006), plain("#8fb4e8", 0.2, 1), hand)
    turned([(0, 0), (0.09, 0), (0.09, 0.03), (0.08, 0.04), (0.074, 0.034)], steel, hand, 48, at=(0.435, 0.06, 0))
    ball((0.435, 0.06, 0.03), (0.075, 0.075, 0.008), metal("#e8eef2", 0.03), hand)


def hill_picture():
    hand = group((0, 0.02, 1.14), (-4, 0, 0))
    plate(outline_rounded(0.84, 0.62, 0.02), 0.014, paper("#fffefa"), hand, 0.004)
    view = group((0, -0.009, 0.06), parent=hand)
    hill(lambda x: 0.21, "#9fd3f5", view, 0)
    ball((0.15, -0.001, 0.09), (0.075, 0.001, 0.075), plain("#ffd24d", 0.3, 0.3), view)
    hill(lambda x: -0.02 - 1.4 * (x - 0.24) ** 2, "#8ccf86", view, 0.003)
    hill(lambda x: 0.01 - 1.1 * (x + 0.2) ** 2, "#58b368", view, 0.004)


def hill(top, color, parent, out):
    rows = [[(x, -out, -0.21), (x, -out, max(-0.2, top(x)))] for x in steps(40, -0.36, 0.36)]
    sheet(rows, plain(color, 0.3, 0.3), parent)

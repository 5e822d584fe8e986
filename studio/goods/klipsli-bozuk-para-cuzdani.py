"""A plump leather coin purse with a gold kiss-lock mouth; two blank coins lie before it."""

from vocabulary import *

SHOT = TREND.but(frame=2.7, target=(0, 0, 0.76), elevation=14, turn=-14, strip=380, flag=True)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=20, turn=28), "altin": SHOT.of(hide=None)}
TOP = 1.20  # the highest point of the mouth


def build(hide="#8f1029"):
    hand = group((0, 0, 0.01), (-7, 0, 0))
    formed(on_bag, 60, 200, leather(hide) if hide else metal("#e2ae66", 0.36), hand, closed=True)
    for y in (-0.075, 0.075):
        mouth = [(0.66 * fuller(x, 0.62), y, 0.80 + (TOP - 0.80) * fuller(z, 0.62)) for x, z in arc(1, 0, 180, 40)]
        bent(mouth, 0.046, gold(), hand)
    for side in (-1, 1):
        ball((side * 0.68, 0, 0.80), (0.05, 0.13, 0.05), gold(), hand)
        neck = [(side * 0.02, side * 0.07, TOP + 0.02), (side * 0.03, side * 0.05, TOP + 0.10), (side * -0.045, 0, TOP + 0.17)]
        bent(neck, 0.03, gold(), hand)
        ball((side * -0.085, side * -0.01, TOP + 0.20), 0.092, gold(), hand)
    coin = [(0, 0.012), (0.15, 0.012), (0.155, 0.02), (0.175, 0.02), (0.18, 0.012), (0.18, -0.012), (0.175, -0.018), (0, -0.018)]
    for at, rotation in (((0.50, -0.62, 0.02), (0, 0, 0)), ((0.70, -0.55, 0.055), (9, -12, 0))):
        turned(coin, metal("#f0d48e", 0.45), at=at, rotation=rotation)


def on_bag(v, turn):
    """It hangs from the mouth (0) in soft folds and swells below it."""
    across, front = polar(1, 360 * turn)
    half = 0.66 + 0.22 * math.sin(math.pi * min(1, v * 0.9)) ** 0.8
    top = 0.80 + (TOP - 0.80) * (1 - abs(across) ** 3.2) ** 0.32 - 0.02
    foot = 0.34 * (1 - (1 - abs(across) ** 2.6) ** 0.5)
    fold = 0.035 * math.cos(across * 24) * math.exp(-(((v - 0.16) / 0.17) ** 2)) * abs(front) ** 0.5
    deep = 0.05 + 0.36 * math.sin(math.pi * (v**0.9)) ** 0.75
    return (half * across, -fuller(front, 0.75) * (deep + fold), top + (foot - top) * v)

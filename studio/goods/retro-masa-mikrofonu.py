"""A desk microphone as from an old radio studio: a ribbed head on a fork and a heavy round foot."""

from vocabulary import *

SHOT = TELEPHONE.but(frame=2.75, target=(0, 0, 0.94), elevation=10, turn=-24, strip=420, flag=True, blur=0.6, exposure=0.3)
PICTURES = {"whole": SHOT, "closer": SHOT.but(frame=1.7, target=(0, 0, 1.32), turn=18), "siyah": SHOT.of(black=True)}
WIDTH, DEPTH, HEIGHT = 0.42, 0.33, 0.56  # half the head's measures
MIDDLE = 1.28


def build(black=False):
    steel = metal(roughness=0.14)
    body = enamel("#17171a") if black else steel
    head = group((0, 0, MIDDLE), (-10, 0, 0))
    ball((0, 0, 0), (WIDTH * 0.9, DEPTH * 0.9, HEIGHT * 0.93), plain("#1a1a1d", 0.8), head)
    for i in range(-6, 7):
        rib(i * WIDTH / 7.2, body, head, 0.022 if i else 0.042)
    for z, high in ((0, 0.13), (-0.13, 0.022), (0.13, 0.022)):
        belt(z, high, steel, head)
    for side in (-1, 1):
        ball((side * 0.45, 0, 0), (0.05, 0.07, 0.07), steel, head)
    bent([(0.49 * x, 0, MIDDLE - 0.66 * max(0, -z) ** 0.8) for x, z in arc(1, -180, 0, 20)], 0.034, steel)
    foot(body, steel)


def oval(x, size):
    """How much of the head's depth and height is left so far from its middle; a fuller shape than an egg."""
    return max(0, 1 - abs(x / size) ** 2.6) ** (1 / 2.6)


def rib(x, material, parent, radius):
    left = oval(x, WIDTH)
    points = [(x, DEPTH * left * fuller(y, 0.85), HEIGHT * left * fuller(z, 0.85)) for y, z in arc(1, 0, 360, 64)[:-1]]
    bent(points, radius, material, parent, closed=True)


def belt(z, high, material, parent):
    left = oval(z, HEIGHT) + 0.05
    outline = [(WIDTH * left * x, DEPTH * left * y) for x, y in arc(1, 0, 360, 96)[:-1]]
    rows = [[(x, y, z + up) for x, y in outline] for up in (-high / 2, 0, high / 2)]
    rounded(sheet(rows, material, parent, thick=0.03, closed=True), 0.012)


def foot(body, steel):
    plate = [(0, 0), (0.50, 0), (0.52, 0.015), (0.52, 0.06), (0.50, 0.085), (0.40, 0.11), (0.20, 0.16), (0.13, 0.20), (0.10, 0.24)]
    turned(plate, body)
    turned([(0.52, 0.022), (0.53, 0.03), (0.53, 0.05), (0.52, 0.058)], steel)
    stem = [(0.09, 0.2), (0.075, 0.26), (0.055, 0.3), (0.055, 0.5), (0.085, 0.51), (0.085, 0.58), (0.06, 0.60), (0.06, 0.66)]
    turned(stem, steel, around=48)
    ball((0, -0.34, 0.125), (0.045, 0.045, 0.025), steel)

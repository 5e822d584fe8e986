"""A knitted tulip on a bent stem with two leaves, in a small white vase."""

from vocabulary import *

SHOT = TREND.but(frame=3.3, target=(0, 0, 1.24), elevation=12)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=2.2, target=(0.02, 0, 1.6), elevation=20, turn=-25),
    "lila": SHOT.of(color="#b79ae0"),
    "sari": SHOT.of(color="#f5c63c"),
}
GREEN = "#6f9f57"


def build(color="#ee7f9f"):
    vase = [(0, 0), (0.26, 0), (0.36, 0.04), (0.43, 0.18), (0.44, 0.32), (0.38, 0.50), (0.24, 0.64), (0.17, 0.72)]
    vase += [(0.165, 0.80), (0.20, 0.87), (0.205, 0.885), (0.19, 0.885), (0.15, 0.80), (0.14, 0.70), (0, 0.6)]
    turned(vase, glaze("#fffaf2"), smooth_edges=2)
    bent([on_stem(z) for z in steps(40, 0, 0.82)], 0.045, skin(linear(GREEN, 0.5)))
    bent(list(wound()), 0.016, knit(GREEN))
    leaf(-1, 1.00, 12)
    leaf(1, 0.80, -20)
    flower = group((on_stem(0.82)[0], 0, 1.47), (-4, 7, 10), 1.12)
    for turn, size in ((30, 1), (90, 0.9)):
        cup = group((0, 0, 0.02 * (size < 1)), (0, 0, turn), size, flower)
        knitted(petals, 17, 39, color, cup, 0.022)
        knitted_skin(petals, color, cup, 96)


def petals(u, v, out):
    """Three petals grown together: a cup with grooves and three tips."""
    petal = 0.5 + 0.5 * math.cos(6 * math.pi * u)
    radius = 0.08 + 0.31 * math.sin(math.pi * (0.05 + 0.79 * v)) ** 0.75
    return (*polar(radius * (0.86 + 0.14 * petal**0.6) + out, 360 * u), 0.84 * v * (0.74 + 0.26 * petal**0.8))


def on_stem(z):
    return (0.10 * math.sin(2.4 * z) - 0.02, 0, 0.7 + z)


def wound():
    """Yarn round the stem."""
    path = [on_stem(z) for z in steps(40, 0, 0.82)]
    for (x, y, z), (right, _, high) in zip(path, path[1:]):
        for share in steps(8)[:-1]:
            out, back = polar(0.042, 360 * share)
            yield (x + (right - x) * share + out, y + back, z + (high - z) * share)


def leaf(side, length, turn):
    hand = group((0, 0, 0.78), (0, 0, turn))

    def place(u, v, out):
        across, breadth = 2 * u - 1, 0.15 * math.sin(math.pi * (0.12 + 0.87 * v)) ** 0.8
        x, z = 0.07 + 0.58 * v**1.5, length * (v - 0.22 * v**3)
        dx, dz = 0.87 * v**0.5, length * (1 - 0.66 * v * v)
        way = math.hypot(dx, dz)
        return (side * (x + across * breadth * dz / way), 0.05 + 0.05 * across**2 - out, z - across * breadth * dx / way)

    knitted(place, 24, 7, GREEN, hand, 0.018, closed=False)
    formed(lambda v, u: place(u, v, -0.008), 48, 16, skin(linear(GREEN, 0.5)), hand)

"""A thin gold anklet with a crescent and a star, hung over the edge of a round stone."""

from vocabulary import *

SHOT = JEWELLERY.but(frame=2.6, target=(0, -0.1, 0.42), elevation=24, turn=-6, world=0.16, exposure=0.4)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.5, blur=1.5, target=(0.12, -0.5, 0.42), elevation=20, turn=10),
    "gumus": SHOT.of(plated=silver),
}
WIDE, HIGH, EDGE = 0.92, 0.8, 0.06  # the stone's radius, height and round edge


def build(plated=gold):
    metal = plated()
    edge = [(WIDE - EDGE + x, HIGH - EDGE + z) for x, z in arc(EDGE, 0, 90, 6)]
    turned([(0, 0), (WIDE - 0.02, 0), (WIDE, 0.02), *edge, (0, HIGH)], matt_stone("#fff9f2"), around=160)
    chain([on_stone(angle) for angle in steps(720, -180, 180)], metal, link=0.029, wire=0.0075)
    crescent(0.22, metal, hung(-11, metal, 0.2))
    cushion(star_outline(0.17), 1, 0.06, metal, hung(15, metal, 0.15))


def on_stone(angle):
    """A point of the chain, 0 in front: there it slides outward over the edge and hangs down."""
    slid = 0.23 * (1 + math.cos(min(math.pi, abs(math.radians(angle)) * 2.2)))
    flat, curve = 0.2, EDGE * math.pi / 2
    out, z = WIDE - EDGE - flat + slid, HIGH + 0.012
    if slid >= flat:
        over, up = polar(EDGE + 0.012, 90 - 90 * min(1, (slid - flat) / curve))
        out, z = WIDE - EDGE + over, HIGH - EDGE + up - max(0, slid - flat - curve)
    return (*polar(out, angle - 90), z)


def hung(angle, metal, radius):
    """A hand for a charm that hangs on the chain at this angle."""
    x, y, z = on_stone(angle)
    ring(0.04, 0.011, metal, at=(x, y - 0.025, z - 0.035), rotation=(0, 0, 60 + angle))
    return group((x, y - 0.05, z - 0.07 - radius), (0, 0, angle))


def crescent(radius, metal, hand):
    """A horn that is thickest in its middle and open at its right side."""
    rows = []
    for share in steps(80):
        swell = math.sin(math.pi * share)
        half, deep = 0.30 * radius * swell, 0.26 * radius * math.sqrt(swell)
        rows.append([])
        for out, front in arc(1, 0, 360, 32)[:-1]:
            x, z = polar(radius - half + half * out, 40 + 280 * share)
            rows[-1].append((x, -deep * front, z))
    sheet(rows, metal, hand, closed=True, rotation=(0, -14, 0))


def star_outline(radius):
    corners = [polar(radius * (0.52 if i % 2 else 1), 90 + 36 * i) for i in range(11)]
    for (x, z), (next_x, next_z) in zip(corners, corners[1:]):
        yield from ((x + (next_x - x) * share, z + (next_z - z) * share) for share in steps(8)[:-1])

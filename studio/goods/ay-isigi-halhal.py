"""A thin gold anklet with a crescent and a star, hung over the edge of a round stone."""

import math

from jewels import chain, ring
from materials import gold, matt_stone, silver
from shapes import cushion, group, sheet, turned
from shot import Shot

SHOT = Shot(
    paper="lilac", frame=2.6, target=(0, -0.1, 0.42), elevation=24, turn=-6, blur=0.5, strip=420, world=0.16, flag=True, exposure=0.4
)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.5, blur=1.5, target=(0.12, -0.5, 0.42), elevation=20, turn=10),
    "gumus": SHOT.of(plated=silver),
}
WIDE, HIGH, EDGE = 0.92, 0.8, 0.06  # the stone's radius, height and round edge


def build(plated=gold):
    metal = plated()
    edge = [(WIDE - EDGE + EDGE * math.sin(a), HIGH - EDGE + EDGE * math.cos(a)) for a in (math.pi / 12 * i for i in range(6, -1, -1))]
    turned([(0, 0), (WIDE - 0.02, 0), (WIDE, 0.02), *edge, (0, HIGH)], matt_stone("#fff9f2"), around=160)
    chain([on_stone(math.radians(i / 2 - 180)) for i in range(721)], metal, link=0.029, wire=0.0075)
    crescent(0.22, metal, hung(-11, metal, 0.2))
    cushion(star_outline(0.17), 1, 0.06, metal, hung(15, metal, 0.15))


def on_stone(angle):
    """A point of the chain, 0 in front: there it slides outward over the edge and hangs down."""
    slid = 0.23 * (1 + math.cos(min(math.pi, abs(angle) * 2.2)))
    flat, arc = 0.2, EDGE * math.pi / 2
    if slid < flat:
        out, z = WIDE - EDGE - flat + slid, HIGH + 0.012
    else:
        turn = min(1, (slid - flat) / arc) * math.pi / 2
        out = WIDE - EDGE + (EDGE + 0.012) * math.sin(turn)
        z = HIGH - EDGE + (EDGE + 0.012) * math.cos(turn) - max(0, slid - flat - arc)
    return (out * math.sin(angle), -out * math.cos(angle), z)


def hung(angle, metal, radius):
    """A hand for a charm that hangs on the chain at this angle."""
    x, y, z = on_stone(math.radians(angle))
    ring(0.04, 0.011, metal, at=(x, y - 0.025, z - 0.035), rotation=(0, 0, 60 + angle))
    return group((x, y - 0.05, z - 0.07 - radius), (0, 0, angle))


def crescent(radius, metal, hand):
    """A horn that is thickest in its middle and open at its right side."""
    rows = []
    for i in range(81):
        angle, share = math.radians(40 + 280 * i / 80), math.sin(math.pi * i / 80)
        half, deep = 0.30 * radius * share, 0.26 * radius * math.sqrt(share)
        turns = [2 * math.pi * j / 32 for j in range(32)]
        across = [(radius - half + half * math.cos(turn), -deep * math.sin(turn)) for turn in turns]
        rows.append([(out * math.cos(angle), y, out * math.sin(angle)) for out, y in across])
    sheet(rows, metal, hand, closed=True, rotation=(0, -14, 0))


def star_outline(radius):
    corners = []
    for i in range(11):
        angle, size = math.radians(90 + 36 * i), radius * (0.52 if i % 2 else 1)
        corners.append((size * math.cos(angle), size * math.sin(angle)))
    for (x, z), (next_x, next_z) in zip(corners, corners[1:]):
        yield from ((x + (next_x - x) * j / 8, z + (next_z - z) * j / 8) for j in range(8))

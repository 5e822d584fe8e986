"""Satin ribbon: a bow, and the band round a box."""

import math
import random

from mathutils import noise

from materials import satin
from shapes import formed, group, sheet

LOOP, HALF = 0.5, 0.19  # a loop's length and half the ribbon's breadth, for a bow one unit wide


def bow(color, width, at=(0, 0, 0), rotation=(0, 0, 0), parent=None, flat=False, tail=0.62, spread=17, seed=1):
    """A tied bow that faces -Y, `width` over both loops. flat: all of it lies on y = 0. Another seed gives another bow."""
    chance = random.Random(seed)
    material = satin(color) if isinstance(color, str) else color
    hand = group(at, rotation, width, parent)
    for side in (-1, 1):
        cloth(loop(side, chance, flat, seed), 72, 40, material, hand)
        cloth(end(side, chance, flat, seed, tail, spread), 60, 30, material, hand)
    cloth(knot(flat, seed), 72, 44, material, hand)
    return hand


def cloth(point, along, across, material, parent):
    """A thin sheet; point(u 0..1 along, v -1..1 across)."""
    return formed(lambda u, v: point(u, 2 * v - 1), along, across, material, parent, thick=0.008)


def wrinkle(x, z, seed, strength=1.0):
    coarse = noise.noise((x * 9 + seed, z * 6, seed * 3.1)) * 0.011
    return coarse * strength + noise.noise((x * 21, z * 13 + seed, 7.7)) * 0.004 * strength


def loop(side, chance, flat, seed):
    depth = 0.055 if flat else 0.105
    back = -depth - 0.012 if flat else 0
    one_side = lambda: (chance.uniform(-0.85, 0.85), chance.uniform(0.07, 0.17), chance.uniform(0.3, 0.8), chance.uniform(0.018, 0.04))
    creases = [[one_side() for _ in range(4)] for _ in range(2)]
    phase, rise = chance.uniform(0, 6), chance.uniform(0.10, 0.17)

    def point(u, v):
        out = math.sin(math.pi * u)  # 0 at the knot, 1 at the loop's end
        front = u < 0.5
        facing, near = (1 if front else -1), 1 - out
        x = LOOP * out**0.85
        z = v * HALF * (0.27 + 0.73 * (1 - near**1.9)) + rise * x - 0.22 * x * x
        y = -depth * math.sin(2 * math.pi * u) * (1 + 0.25 * v * facing)
        y += 0.030 * near**1.6 * math.cos(math.pi * 2.6 * v + phase + (0 if front else 2))  # gathers at the knot
        for middle, breadth, reach, height in creases[0 if front else 1]:
            fall = math.exp(-(((v - middle) / breadth) ** 2)) * math.exp(-((out / reach) ** 2) * 1.6)
            y += facing * height * fall * min(1, out * 5)
        open_end = 1 if out < 0.85 else (1 - out) / 0.15
        z += (-0.030 if front else 0.034) * min(1, out * 1.5) * open_end
        x -= 0.035 * v * v * out
        y += wrinkle(x * side, z, seed, out) + back
        return (side * x, min(y, -0.006) if flat else y, z)

    return point


def end(side, chance, flat, seed, tail, spread):
    lean = math.radians(spread + chance.uniform(-4, 4))
    phase, twist, length = chance.uniform(0, 6), chance.uniform(0.35, 0.6) * side, tail * chance.uniform(0.92, 1.06)

    def point(u, v):
        breadth = HALF * 0.9 * (0.26 + 0.74 * (1 - (1 - min(1, u * 1.25)) ** 2))
        way = u * (length - 0.75 * HALF * (1 - abs(v)))  # shorter in the middle: the V cut
        share = way / length
        angle = lean + 0.35 * share * share * (0.6 if side > 0 else -0.2)
        turn = twist * math.sin(math.pi * share * 0.95) * (0.35 if flat else 1)
        x, z = 0.015 + way * math.sin(angle), -way * math.cos(angle) - 0.01
        y = -0.03 * math.sin(2 * math.pi * share * 0.95 + phase) * min(1, share * 2) * (0.45 if flat else 1)
        y += 0.022 * (1 - share) ** 2.2 * math.cos(math.pi * 2.4 * v + phase)
        y += 0.012 * math.exp(-(((v - 0.3 * side) / 0.16) ** 2)) * (1 - share)
        x += v * breadth * math.cos(angle) * math.cos(turn)
        z += v * breadth * math.sin(angle) * math.cos(turn)
        y += v * breadth * math.sin(turn) + wrinkle(x * side, z, seed)
        return (side * x, -0.010 - 0.02 * min(1, share * 3) - abs(y) * 0.55 if flat else y, z)

    return point


def knot(flat, seed):
    folds = ((-0.38, 0.16, 0.11, 0.17), (0.22, -0.20, 0.13, 0.20), (0.66, 0.08, 0.09, 0.10))

    def point(u, v):
        turn = 2 * math.pi * u
        front = 0.5 + 0.5 * math.cos(turn)
        size = 1 - 0.20 * v**4 + 0.03 * math.cos(v * 5 + 1)
        for middle, skew, breadth, depth in folds:
            size -= depth * math.exp(-(((v - middle - skew * math.sin(turn)) / breadth) ** 2)) * (0.4 + 0.6 * front)
        x = v * 0.078 * (0.84 + 0.22 * front) * (1 + 0.10 * math.sin(turn)) + 0.004 * math.sin(turn * 2)
        y, z = -0.072 * size * math.cos(turn), 0.098 * size * math.sin(turn)
        return (x, min(y, 0.03) + (-0.062 if flat else -0.018) + wrinkle(v, turn, seed, 0.4), z)

    return point


def band(path, silk, parent, turn=0):
    """Ribbon laid along a path [(x, z), …]: round a box, up and over its lid."""
    strip = sheet([[(x, y, z) for y in (-0.085, 0.085)] for x, z in path], silk, parent, rotation=(0, 0, turn))
    strip.data.polygons.foreach_set("use_smooth", [False] * len(strip.data.polygons))

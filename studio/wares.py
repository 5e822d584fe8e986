"""Larger things that several goods share: a mug, boxes, a card, a phone and its case."""

import math

from materials import enamel, glaze, matt_stone, metal, paper, plain, satin
from ribbon import band, bow
from shapes import bake, ball, bent, box, creased, fused, group, joined, lofted, modify
from shapes import outline_heart, outline_rounded, plate, sheet, steps, turned

MUG_RADIUS, MUG_HEIGHT = 0.62, 1.38


def mug(color, at=(0, 0, 0), handle=1, turn=0, parent=None):
    """A mug with a raised red heart. handle: 1 right, -1 left."""
    hand, r, h = group(at, (0, 0, turn), parent=parent), MUG_RADIUS, MUG_HEIGHT
    profile = [(0, 0.035), (0.40, 0.035), (0.43, 0), (0.47, 0), (0.50, 0.02), (0.57, 0.07), (0.61, 0.15), (r, 0.28)]
    profile += [(r, 0.28 + i * (h - 0.36) / 8) for i in range(1, 9)]
    profile += [(r, h - 0.03), (r - 0.012, h - 0.005), (r - 0.035, h), (r - 0.058, h - 0.005), (r - 0.07, h - 0.03)]
    profile += [(r - 0.07, h - 0.08 - i * (h - 0.45) / 6) for i in range(7)]
    profile += [(r - 0.09, 0.2), (r - 0.16, 0.12), (r - 0.3, 0.09), (0, 0.085)]
    curve = [(handle * (r - 0.035), 0, 1.135)]
    for i in range(25):
        angle = math.radians(78 - i * 6.5)
        curve.append((handle * (r - 0.03 + 0.40 * max(0, math.cos(angle)) ** 0.8), 0, 0.72 + 0.42 * math.sin(angle)))
    curve.append((handle * (r - 0.035), 0, 0.305))
    rod = bent(curve, 0.085, None, hand)
    rod.data.bevel_resolution = 8
    rod = bake(rod)
    for vertex in rod.data.vertices:
        vertex.co.y *= 1.25
    fused(joined(turned(profile, None, hand, 128), rod), 0.0125, glaze(color), 12)
    raised_heart(r, 0.76, "#c8193c", hand)


def raised_heart(radius, height, color, parent):
    """A heart of enamel on a round wall."""
    outline, rows = list(outline_heart()), []
    for share in steps(10):
        out = radius + 0.004 + 0.016 * max(0, 1 - share**6)
        spots = [(0.2 * x * share / radius, height + 0.2 * z * share) for x, z in outline]
        rows.append([(out * math.sin(angle), -out * math.cos(angle), z) for angle, z in spots])
    return sheet(rows, enamel(color), parent, closed=True)


def gift_box(at, turn):
    """A square white box with its lid on, ribbon crossed over it and a bow."""
    hand, card, silk = group(at, (0, 0, turn)), paper("#ffffff"), satin("#c8193c")
    box((0, 0, 0.28), (0.8, 0.8, 0.56), card, hand, 0.012)
    box((0, 0, 0.485), (0.85, 0.85, 0.17), card, hand, 0.014)
    side = [(0.408, 0), (0.408, 0.39), (0.433, 0.402), (0.433, 0.572), (0.425, 0.578)]
    path = [(-x, z) for x, z in side] + side[::-1]
    band(path, silk, hand)
    band([(x, z + 0.001) for x, z in path], silk, hand, 90)
    bow(silk, 0.8, (0, 0.02, 0.66), (-38, 0, -4), hand, tail=0.46, spread=40, seed=6)


def walls(width, depth, height, thick, card, parent=None, bevel=0.012):
    """The four upright walls of a box."""
    for side in (-1, 1):
        box((side * (width - thick) / 2, 0, height / 2), (thick, depth, height), card, parent, bevel)
        box((0, side * (depth - thick) / 2, height / 2), (width, thick, height), card, parent, bevel)


def card(color, width, height, at, parent):
    return plate(outline_rounded(width, height, 0.03, 6), 0.012, paper(color), parent, 0.003, at=at)


PHONE = (0.78, 1.58, 0.125)  # of the case: width, height, radius of its corners
WINDOW = (-0.17, 0.515, 0.30)  # the camera's: x, z, width


def shell(rings, material, parent, size=PHONE, at=(0, 0, 0)):
    """Rounded rectangles [(inset, y), …] one behind the other, closed at both ends."""
    width, height, radius = size
    rows = [[(x, y, z) for x, z in outline_rounded(width - 2 * i, height - 2 * i, max(0.01, radius - i))] for i, y in rings]
    return creased(lofted(rows, material, parent, at=at))


def phone_case(material, parent=None):
    """Its back faces the camera; its middle is at 0."""
    rings = [(0.05, 0), (0.028, 0.003), (0.010, 0.014), (0.002, 0.032), (0, 0.05), (0, 0.103), (0.004, 0.112), (0.010, 0.115)]
    rings += [(0.018, 0.113), (0.022, 0.103), (0.022, 0.055), (0.026, 0.038), (0.034, 0.028), (0.05, 0.023)]
    case = shell(rings, material, parent)
    x, z, width = WINDOW
    hole = shell([(0, -0.1), (0, 0.06)], None, parent, (width, width, 0.085), (x, 0, z))
    hole.hide_render = True
    modify(case, "BOOLEAN", object=hole, operation="DIFFERENCE", solver="EXACT")
    edge = [(x + u, -0.003, z + v) for u, v in outline_rounded(width + 0.02, width + 0.02, 0.093, 8)]
    bent(edge, 0.012, material, parent, closed=True)
    for height, length in ((0.30, 0.16), (0.08, 0.12)):
        box((-PHONE[0] / 2 - 0.004, 0.065, height), (0.014, 0.035, length), material, parent, 0.006)
    return case


def phone(parent=None):
    """A plain phone of no brand that fills phone_case."""
    steel = metal("#c9c3bd", 0.2)
    shell([(0.035, 0.027), (0.028, 0.030), (0.0255, 0.040), (0.0255, 0.095), (0.03, 0.10)], plain("#fffaf4", 0.38, 0.3), parent)
    width, height, radius = PHONE
    shell([(0, 0.100), (0, 0.104)], plain("#111114", 0.1), parent, (width - 0.055, height - 0.055, radius - 0.03))
    x, z, _ = WINDOW
    shell([(0.004, 0.012), (0, 0.016), (0, 0.03)], plain("#e9e2db", 0.25, 1), parent, (0.25, 0.25, 0.07), (x, -0.005, z))
    for dx, dz, size in ((-0.058, 0.058, 0.046), (0.058, -0.058, 0.046)):
        rim = [(0, 0), (size * 0.95, 0), (size, 0.004), (size, 0.02)]
        turned(rim, steel, parent, 48, at=(x + dx, -0.008, z + dz), rotation=(-90, 0, 0))
        ball((x + dx, -0.008, z + dz), (size * 0.74, 0.006, size * 0.74), plain("#0a0c14", 0.03, 1), parent)
    ball((x + 0.058, 0.004, z + 0.058), (0.02, 0.01, 0.02), plain("#fff6dc", 0.2), parent)


def leaning_phone(material):
    """A phone in a case of this material, its back to the camera, leaning at a block; returns the hand that holds it."""
    lean = math.radians(14)
    hand = group((0, -0.05, PHONE[1] / 2 * math.cos(lean) + 0.012), (-14, 0, 0))
    phone_case(material, hand)
    phone(hand)
    box((0.08, 0.62, 0.5), (1.25, 0.62, 1.0), matt_stone("#fffdff"), bevel=0.035)
    return hand

"""Larger things that several goods share: a mug, a box with a lid, a card, a phone and its case."""

import math

from materials import enamel, glaze, metal, paper, plain, satin
from ribbon import band, bow
from shapes import ball, bake, bent, box, fused, group, joined, mesh, grid_faces, modify, outline_heart, outline_rounded, plate, sheet, turned

MUG_RADIUS, MUG_HEIGHT = 0.62, 1.38


def mug(color, at=(0, 0, 0), handle=1, turn=0, parent=None, sign="#c8193c"):
    """handle: 1 right, -1 left. sign: the raised heart's colour, or None."""
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
    if sign:
        raised_heart(0.2, r, 0.76, sign, hand)
    return hand


def raised_heart(size, radius, height, color, parent):
    """A heart of enamel on a round wall."""
    rows = []
    for ring in range(11):
        share, row = ring / 10, []
        for x, z in outline_heart():
            angle, out = x * share * size / radius, radius + 0.004 + 0.016 * max(0, 1 - share**6)
            row.append((out * math.sin(angle), -out * math.cos(angle), height + z * share * size))
        rows.append(row)
    return sheet(rows, enamel(color), parent, closed=True)


def gift_box(color="#ffffff", ribbon="#c8193c", size=0.8, height=0.56, at=(0, 0, 0), turn=0, parent=None):
    """A square box with its lid on, ribbon crossed over it and a bow."""
    hand, silk = group(at, (0, 0, turn), parent=parent), satin(ribbon)
    lid, edge = 0.17, 0.025
    box_with_lid(color, size, size, height, hand)
    half, skin = size / 2, 0.008
    side = [(half + skin, 0), (half + skin, height - lid), (half + edge + skin, height - lid + 0.012)]
    side += [(half + edge + skin, height + 0.012), (half + edge, height + 0.018)]
    path = [(-x, z) for x, z in side] + side[::-1]
    band(path, 0.17, silk, hand)
    band([(x, z + 0.001) for x, z in path], 0.17, silk, hand, turn=90)
    bow(silk, size, (0, 0.02, height + 0.10), (-38, 0, -4), hand, tail=0.46, spread=40, seed=6)
    return hand


def box_with_lid(color, width, depth, height, parent=None, lid=0.17, opened=None, material=None):
    """A card box. opened: where its lid lies instead, (at, rotation)."""
    card, edge = material or paper(color), 0.025
    lower = height if opened is None else height - 0.02
    box((0, 0, lower / 2), (width, depth, lower), card, parent, 0.012)
    at, rotation = opened or ((0, 0, height - lid / 2 + 0.01), None)
    return box(at, (width + 2 * edge, depth + 2 * edge, lid), card, parent, 0.014, rotation)


def card(color, width, height, at, rotation=None, parent=None):
    return plate(outline_rounded(width, height, 0.03, 6), 0.012, paper(color), parent, 0.003, at=at, rotation=rotation)


PHONE = (0.78, 1.58, 0.125)  # of the case: width, height, radius of its corners
WINDOW = (-0.17, 0.515, 0.30)  # the camera's: x, z, width


def shell(rings, material, parent, size=PHONE, at=(0, 0, 0)):
    """Rounded rectangles [(inset, y), …] one behind the other, closed at both ends."""
    width, height, radius = size
    rows = [[(x, y, z) for x, z in outline_rounded(width - 2 * i, height - 2 * i, max(0.01, radius - i))] for i, y in rings]
    count = len(rows[0])
    faces = grid_faces(len(rows), count, True) + [tuple(range(count)), tuple(range((len(rows) - 1) * count, len(rows) * count))]
    thing = mesh([point for row in rows for point in row], faces, material, parent, at=at)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(35)
    return thing


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


def phone(parent=None, color="#fffaf4"):
    """A plain phone of no brand that fills phone_case."""
    steel = metal("#c9c3bd", 0.2)
    shell([(0.035, 0.027), (0.028, 0.030), (0.0255, 0.040), (0.0255, 0.095), (0.03, 0.10)], plain(color, 0.38, 0.3), parent)
    width, height, radius = PHONE
    shell([(0, 0.100), (0, 0.104)], plain("#111114", 0.1), parent, (width - 0.055, height - 0.055, radius - 0.03))
    x, z, _ = WINDOW
    shell([(0.004, 0.012), (0, 0.016), (0, 0.03)], plain("#e9e2db", 0.25, 1), parent, (0.25, 0.25, 0.07), (x, -0.005, z))
    for dx, dz, size in ((-0.058, 0.058, 0.046), (0.058, -0.058, 0.046)):
        rim = [(0, 0), (size * 0.95, 0), (size, 0.004), (size, 0.02)]
        turned(rim, steel, parent, 48, at=(x + dx, -0.008, z + dz), rotation=(-90, 0, 0))
        ball((x + dx, -0.008, z + dz), (size * 0.74, 0.006, size * 0.74), plain("#0a0c14", 0.03, 1), parent)
    ball((x + 0.058, 0.004, z + 0.058), (0.02, 0.01, 0.02), plain("#fff6dc", 0.2), parent)


def leaning(angle, height=PHONE[1]):
    """A hand for something that leans back at a block: its foot on the table."""
    lean = math.radians(angle)
    return group((0, -0.05, height / 2 * math.cos(lean) + 0.012), (-angle, 0, 0))

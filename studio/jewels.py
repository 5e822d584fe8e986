"""Small metal and stone things: chains, bead strings, rings."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from shapes import add, arc, ball, bent, circle, group, mesh, turned


def chain(points, material, parent=None, link=0.030, wire=0.0072):
    """Oval links along a line of closely set points, each turned against the one before."""
    first, walked, count = None, 0.0, 0
    points = [Vector(point) for point in points]
    for start, end in zip(points, points[1:]):
        walked += (end - start).length
        if walked < link * 1.37:
            continue
        walked -= link * 1.37
        turn = Matrix.Rotation(math.radians(45 + 90 * (count % 2)), 3, "X").to_quaternion()
        if first is None:
            oval = [(x, y * 0.57, 0) for x, y, _ in circle(link, 20)]
            first = thing = bent(oval, wire, material, parent, closed=True)
            first.data.bevel_resolution, first.data.resolution_u = 2, 3
        else:
            thing = add(bpy.data.objects.new("link", first.data), None, parent)
        thing.location = start
        thing.rotation_euler = ((end - start).normalized().to_track_quat("X", "Z") @ turn).to_euler()
        count += 1


def bead_circle(count, bead):
    """The radius of a bracelet of so many beads of this radius."""
    return bead / math.sin(math.pi / count) * 1.012


def bead_string(count, bead, material, parent=None, special=None, cord=None, seed=2):
    """A lying bracelet. special: {index: material} of other beads."""
    chance, radius = random.Random(seed), bead_circle(count, bead)
    for i in range(count):
        angle = 2 * math.pi * i / count
        size = bead * chance.uniform(0.97, 0.985)
        at = (radius * math.cos(angle), radius * math.sin(angle), chance.uniform(-0.004, 0.004))
        turn = [chance.uniform(0, 360) for _ in range(3)]
        ball(at, size, (special or {}).get(i, material), parent, turn)
    if cord:
        bent(circle(radius, 64), bead * 0.17, cord, parent, closed=True)
    return radius


def spacer(radius, angle, material, parent):
    """A flat metal ring between two beads; angle in radians on the bracelet."""
    profile = [(0.02, -0.016), (0.085, -0.016), (0.098, 0), (0.085, 0.016), (0.02, 0.016)]
    at = (radius * math.cos(angle), radius * math.sin(angle), 0)
    return turned(profile, material, parent, 40, at=at, rotation=(90, 0, math.degrees(angle)))


def ring(radius, wire, material, parent=None, plane="xz", **place):
    """A round ring: a finger ring, a key ring, a jump ring."""
    return bent(circle(radius, 32, plane), wire, material, parent, closed=True, **place)


def key_ring(material, parent, at):
    """A split ring with a short chain below it, hanging from `at`."""
    hand = group(at, parent=parent)
    for depth in (-0.012, 0.012):
        ring(0.2, 0.014, material, hand, at=(0, depth, 0))
    chain([(0, 0, -0.2 - 0.004 * i) for i in range(80)], material, hand, link=0.04, wire=0.010)


def snap_hook(material, parent=None, at=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """A bag clip that stands over `at`: a ring, a swivel, the drop-shaped hook with its thicker gate."""
    hand = group(at, rotation, scale, parent)
    ring(0.055, 0.014, material, hand, at=(0, 0, 0.045))
    swivel = [(0, 0.085), (0.034, 0.085), (0.042, 0.1), (0.042, 0.125), (0.028, 0.14), (0.028, 0.17), (0, 0.17)]
    turned(swivel, material, hand, 32)
    drop = [(0.115 * x * (1 - 0.28 * z), 0, 0.345 - 0.185 * z) for z, x in arc(1, 0, 360, 24)[:-1]]
    bent(drop, 0.022, material, hand, closed=True)
    bent(drop[3:10], 0.031, material, hand)
    ball((drop[5][0] + 0.02, -0.02, drop[5][2]), 0.028, material, hand)


def cut_stone(outline, size, material, parent=None, crown=0.32, pavilion=0.62, **place):
    """A faceted stone whose table faces the camera. outline: sixteen points of about two units."""
    rim = list(outline)
    rings = [(rim[::2], 0.55, -crown), (rim[1::2], 0.80, -0.58 * crown), (rim, 1, -0.03), (rim, 1, 0.03)]
    rings.append((rim[1::2], 0.3, 0.72 * pavilion))
    points = [(x * share * size, y * size, z * share * size) for ring, share, y in rings for x, z in ring] + [(0, pavilion * size, 0)]
    table, middle, upper, lower, pit, tip = 0, 8, 16, 32, 48, 56
    faces = [tuple(range(8))]
    for i in range(8):
        after, before = (i + 1) % 8, (i - 1) % 8
        here, half, there = 2 * i, 2 * i + 1, (2 * i + 2) % 16
        faces += [(table + i, table + after, middle + i), (table + i, middle + before, upper + here, middle + i)]
        faces += [(middle + i, upper + here, upper + half), (middle + i, upper + half, upper + there)]
        faces += [(upper + here, lower + here, lower + half, upper + half), (upper + half, lower + half, lower + there, upper + there)]
        faces += [(pit + i, lower + here, lower + half), (pit + i, lower + half, lower + there)]
        faces.append((tip, pit + before, lower + here, pit + i))
    return mesh(points, faces, material, parent, smooth=False, **place)


def round_cut(size, material, parent=None, **place):
    return cut_stone([(x, z) for x, _, z in circle(1, 16, "xz")], size, material, parent, **place)

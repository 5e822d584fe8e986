"""What small goods hang on: a leaning block, a bust."""

import math

from mathutils import Vector

from materials import matt_stone
from shapes import group, mesh, rounded, sheet, steps

WIDTH, FACE, LEAN, DEPTH = 1.55, 1.55, math.radians(20), 0.55  # of the block, its angle in radians
TOP, FOOT = FACE * math.cos(LEAN), FACE * math.sin(LEAN)


def block(material=None):
    side = [(-FOOT, 0), (0, TOP), (DEPTH, TOP), (DEPTH, 0)]
    points = [(x, y, z) for x in (-WIDTH / 2, WIDTH / 2) for y, z in side]
    faces = [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    return rounded(mesh(points, faces, material or matt_stone("#fff9f2")), 0.07, 6)


def necklace_on_block(lowest):
    """A hanging curve down the face; its ends run over the block's top."""
    points = []
    for u in steps(600, -1.5, 1.5):
        x, way = 0.5 * u, lowest + (FACE - lowest) * sag(u)
        if abs(u) > 1:
            x, way = math.copysign(0.5 + (abs(u) - 1) * 0.35, u), FACE + (abs(u) - 1) * 1.4
        points.append(on_block(x, way, 0.016))
    return points


def hung_on_block(lowest, off, below):
    """A hand on the face for a pendant: its middle is so far `below` the chain's lowest point."""
    down = Vector((0, math.sin(LEAN), math.cos(LEAN))) * below
    return group(on_block(0, lowest, off) - down, (-math.degrees(LEAN), 0, 0))


def sag(u):
    """A chain's curve: 0 in its middle, 1 at both ends, u = -1 and 1."""
    return (math.cosh(1.5 * min(1, abs(u))) - 1) / (math.cosh(1.5) - 1)


def on_block(x, way, off):
    """The point so far up the leaning face, and past its edge over the top; `off` it."""
    edge = 0.09
    if way < FACE - edge:
        return Vector((x, -FOOT + way * math.sin(LEAN) - off * math.cos(LEAN), way * math.cos(LEAN) + off * math.sin(LEAN)))
    y = -FOOT + (FACE - edge) * math.sin(LEAN) + edge * math.cos(LEAN) * 0.98
    z = (FACE - edge) * math.cos(LEAN) - edge * math.sin(LEAN) * 0.98
    arc = (math.pi / 2 - LEAN) * (edge + off)
    past = way - FACE + edge
    angle = LEAN + (math.pi / 2 - LEAN) * min(1, past / arc)
    point = Vector((x, y, z)) + Vector((0, -math.cos(angle), math.sin(angle))) * (edge + off)
    if past > arc:
        return Vector((x, point.y + past - arc, TOP + off))
    return Vector((x, point.y, min(point.z, TOP + off)))


NECK = 1.46  # the height at which a necklace leaves the bust's front


def bust(material):
    rings = [(z, 0.0) for z in steps(60, 0, 1.86)] + [(1.86 + 0.1 * inset, -inset) for inset in (0.02, 0.06, 0.14, 0.26)]
    angles = steps(96, 0, 2 * math.pi)[:-1]
    return sheet([[on_bust(angle, z, off) for angle in angles] for z, off in rings], material, closed=True)


def on_bust(angle, z, off=0.0):
    """angle: round it, 0 in front; `off` its skin."""
    flare = min(1, max(0, (1.74 - z) / 1.0))
    flare = flare * flare * (3 - 2 * flare)
    wide, deep = 0.29 + 0.52 * flare - 0.12 * max(0, 0.9 - z) ** 2, 0.27 + 0.13 * flare
    return Vector(((wide + off) * math.sin(angle), -0.08 * flare - (deep + off) * math.cos(angle), z))


def before_bust(x, z, off=0.0):
    """The point of its front at this place of the picture."""
    wide = on_bust(math.pi / 2, z).x
    return on_bust(math.asin(max(-1, min(1, x / wide))), z, off)


def necklace_on_bust(lowest):
    half, off = 0.36, 0.02
    front = [before_bust(half * u, lowest + (NECK - lowest) * sag(u), off) for u in steps(150)]
    side = math.asin(half / on_bust(math.pi / 2, NECK).x)
    right = front + [on_bust(side + (2.8 - side) * u, NECK + 0.12 * u, off) for u in steps(80)[1:]]
    return [Vector((-p.x, p.y, p.z)) for p in right[:0:-1]] + right

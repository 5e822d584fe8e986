"""A pearl on a gold chain, laid over a leaning stone block."""

import math

from mathutils import Vector

from jewels import chain, ring
from materials import gold, matt_stone, pearl
from shapes import ball, bent, group, mesh, rounded, turned
from shot import Shot

SHOT = Shot(
    paper="lilac", frame=2.2, target=(0, -0.15, 0.74), elevation=13, turn=8, blur=0.5, strip=420, world=0.16, flag=True, exposure=0.45
)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=20, turn=30)}
WIDTH, FACE, LEAN, DEPTH = 1.55, 1.55, math.radians(20), 0.55
TOP, FOOT = FACE * math.cos(LEAN), FACE * math.sin(LEAN)
LOWEST, PEARL = 0.62, 0.175  # where the pendant hangs on the face, and the pearl's radius


def build():
    metal = gold()
    block()
    chain(necklace(), metal)
    up = Vector((0, math.sin(LEAN), math.cos(LEAN)))
    hand = group(on_block(0, LOWEST, PEARL * 0.98) - up * (PEARL + 0.115), (-20, 0, 0))
    ball((0, 0, 0), PEARL, pearl(), hand, around=96)
    cap = [(0, 0.05), (0.03, 0.048), (0.06, 0.03), (0.078, 0), (0.08, -0.012), (0.07, -0.012), (0.05, 0)]
    turned(cap, metal, hand, 48, at=(0, 0, PEARL - 0.012))
    ring(0.032, 0.009, metal, hand, at=(0, 0, PEARL + 0.058))
    bail = [(0, 0.045 * math.cos(a), PEARL + 0.118 + 0.055 * math.sin(a)) for a in (math.pi / 8 * i for i in range(16))]
    bent(bail, 0.014, metal, hand, closed=True)


def block():
    side = [(-FOOT, 0), (0, TOP), (DEPTH, TOP), (DEPTH, 0)]
    points = [(x, y, z) for x in (-WIDTH / 2, WIDTH / 2) for y, z in side]
    faces = [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    rounded(mesh(points, faces, matt_stone("#fff9f2")), 0.07, 6)


def necklace():
    """A hanging curve down the face; its ends run over the block's top."""
    points, half, droop = [], 0.50, 1.5
    for i in range(-300, 301):
        u = i / 200
        fall = (math.cosh(droop * min(1, abs(u))) - 1) / (math.cosh(droop) - 1)
        x, way = half * u, LOWEST + (FACE - LOWEST) * fall
        if abs(u) > 1:
            x, way = math.copysign(half + (abs(u) - 1) * 0.35, u), FACE + (abs(u) - 1) * 1.4
        points.append(on_block(x, way, 0.016))
    return points


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

"""A braided cable in a coil, held by a hook-and-loop tie; its two aluminium ends lie in front."""

from vocabulary import *

SHOT = TELEPHONE.but(frame=2.5, target=(0, -0.16, 0.05), elevation=40, back=5)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.8, target=(-0.06, -0.62, 0.05), elevation=30, turn=14),
    "fume": SHOT.of(colors=("#6d7178", "#8d9198")),
}
TURNS, COIL, BUNDLE, THICK = 4, 0.66, 0.08, 0.046
STRANDS, PITCH = 9, 0.30


def build(colors=("#17171a", "#2c2c31")):
    points = [tail(-1, share) for share in steps(30, 1, 0)[:-1]] + [coil(i / 128) for i in range(TURNS * 128)]
    points += [tail(1, share) for share in steps(30)]
    bent(points, THICK - 0.008, plain("#0b0b0c", 0.8))
    for around, color in zip((-1, 1), colors):
        for strand in range(STRANDS):
            yarn = bent(list(braid(points, around, strand)), 0.0165, thread(color))
            yarn.data.bevel_resolution, yarn.data.resolution_u = 1, 2
    for tip, before in ((points[0], points[3]), (points[-1], points[-4])):
        end(tip, tip - before)
    tie()


def coil(turn):
    """The turns lie round each other like the strands of a rope."""
    out, up = polar(BUNDLE, 72 * turn - 126)
    return Vector((*polar(COIL + out, 360 * turn - 90), 0.115 + up))


def tail(side, share):
    start = coil(0 if side < 0 else TURNS)
    low = (0.06 - start.z) * min(1, share * 1.6)
    return start + Vector((side * 0.60 * math.sin(1.3 * share) - start.x, -0.36 * share**1.7, low))


def braid(points, around, strand):
    """One strand's way round the cable, over and under those that go the other way."""
    walked = 0.0
    for before, point, after in zip(points, points[1:], points[2:]):
        along, walked = (after - before).normalized(), walked + (point - before).length
        side = along.cross(Vector((0, 0, 1))).normalized()
        turn = 2 * math.pi * (around * walked / PITCH + strand / STRANDS)
        off = THICK - 0.006 + around * 0.005 * math.sin(STRANDS * 2 * math.pi * walked / PITCH + math.pi * strand)
        yield point + off * (side * math.cos(turn) + side.cross(along) * math.sin(turn))


def end(tip, direction):
    hand = group(tip, (0, 0, math.degrees(math.atan2(direction.y, direction.x)) - 90))
    collar = [(0.045, 0), (0.06, 0.01), (0.058, 0.12), (0.05, 0.14)]
    turned(collar, plain("#1b1b1e", 0.5), hand, 48, at=(0, -0.06, 0), rotation=(-90, 0, 0))
    box((0, 0.19, 0), (0.15, 0.24, 0.082), metal("#b9bcc2", 0.28), hand, 0.034)
    box((0, 0.36, 0), (0.10, 0.16, 0.036), metal("#d9dade", 0.16), hand, 0.017)
    box((0, 0.4305, 0), (0.078, 0.022, 0.016), plain("#050506", 0.7), hand, 0.007)


def tie():
    """A band round the bundle at the coil's front, its tongue lying over."""
    rows = []
    for i in range(41):
        angle, grown = 2 * math.pi * i / 32 - 0.9, 1 + 0.006 * max(0, i - 30)
        out, up = 0.16 * grown * math.sin(angle), 0.115 + 0.145 * grown * math.cos(angle)
        rows.append([(x, -COIL - out, max(0.012, up)) for x in (-0.11, 0, 0.11)])
    rounded(sheet(rows, velvet("#26262b"), thick=0.016), 0.006)

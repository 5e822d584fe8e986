"""Two pairs of ribbed socks, large and small, one in the other's colours, with a heart at the ankle."""

from vocabulary import *

SHOT = COUPLES.but(frame=4.9, target=(0, 0.15, 0.05), elevation=62, back=6)
CREAM, RED = "#fff4e2", "#d4283f"
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(frame=4.5, elevation=44, turn=-22),
    "mor": SHOT.of(color="#7d5bb5"),
    "kirmizi": SHOT.of(color="#bd1f36", sign="#f7a8b8"),
}
BREADTH, THICK, ROUND = 0.56, 0.06, 0.14


def build(color="#8fd6bb", sign=RED):
    for side, body, trim, size in ((-1, color, CREAM, 1.08), (1, CREAM, color, 0.95)):
        for x, y, z, turn in ((0.86, 0.16, 0.07, 2), (0.70, -0.04, 0.20, 9)):
            hand = group((side * x, y, z), (-90, 0, side * turn), size)
            sock(body, trim, side, hand)
            heart(0.085, 0.03, knit(sign), hand, at=(side * -BREADTH / 2, -THICK, 0.30))


def sock(body, trim, side, hand):
    """Toe to the given side; it stands facing the camera, ankle at 0."""
    stations, rows = list(outline()), []
    turns = [((1 - x) / 2, y) for x, y in arc(1, 0, 360, 400)[:-1]]
    for inner, outer, _, ribs in stations:
        thick = THICK * min(1, (outer - inner).length / BREADTH) ** 0.6
        rows.append([])
        for across, front in turns:
            point, rib = inner.lerp(outer, across), ribs * 0.011 * math.cos(30 * math.pi * across)
            rows[-1].append((side * point.x, -fuller(front, 0.6) * (thick + rib), point.y))
    thing = sheet(rows, knit(body), hand, closed=True)
    thing.data.materials.append(knit(trim))
    for face in thing.data.polygons:
        row, column = divmod(face.index, len(turns))
        face.material_index = int(turns[column][0] > stations[row][2])


def outline():
    """From the cuff to the toe: inner edge, outer edge, from where across it the other colour begins, how ribbed it is."""
    for z in steps(24, 1.3, 0):
        swell, begin, ribs = (0.02, 0, 1) if z > 0.96 else (0, 2, 0.7)
        yield Vector((swell, z)), Vector((-BREADTH - swell, z)), begin, ribs
    for share in steps(24)[1:-1]:
        middle, way = Vector((ROUND, 0)), Vector(polar(1, 180 + 90 * share))
        reach = ROUND + BREADTH + 0.10 * math.sin(math.pi * share)
        yield middle + way * ROUND, middle + way * reach, 0.5 + abs(share - 0.5), 0.7
    for x in steps(40, ROUND, ROUND + 0.92):
        toe = max(0, (x - 0.68) / (ROUND + 0.92 - 0.68))
        half = BREADTH / 2 * math.sqrt(max(0, 1 - toe**2.6)) + 0.002
        middle = -ROUND - BREADTH / 2 - 0.02 * toe
        yield Vector((x, middle + half)), Vector((x, middle - half)), 0 if toe > 0.08 else 2, 0.7 * (toe < 0.06)

"""A hanging ball of little mirrors; it throws spots of light on table and wall."""

from vocabulary import *

SHOT = TREND.but(frame=2.6, target=(0, 0, 1.12), elevation=5, key=260, fill=30, background=24, world=0.3, strip=300)
SHOT = SHOT.but(exposure=0.3, glow=0.05)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=2.0, target=(0, 0, 1.18), elevation=12, turn=20),
    "rose": SHOT.of(tint=ROSE),
}
RADIUS, MIDDLE, ROWS = 0.75, 1.12, 26


def build(tint=SILVER):
    steel = metal(tint, 0.15)
    ball((0, 0, MIDDLE), RADIUS * 0.985, plain("#8a8a8a", 0.6))
    tiles(metal(tint, 0.04))
    top = MIDDLE + RADIUS
    turned([(0.17, -0.045), (0.17, -0.01), (0.15, 0.015), (0.06, 0.03), (0.05, 0.06), (0, 0.065)], steel, at=(0, 0, top))
    ring(0.05, 0.012, steel, at=(0, 0, top + 0.10))
    bent([(0, 0, top + 0.14), (0, 0, top + 4)], 0.011, plain("#fffaf0", 0.7))
    spots(tint)


def tiles(material):
    """Square mirrors in rows round the ball, none quite in line with the next."""
    points, high = [], math.pi / ROWS
    for row in range(ROWS):
        up = high * (row + 0.5) - math.pi / 2
        count = max(4, round(2 * math.pi * math.cos(up) / high))
        for i in range(count):
            turn = 2 * math.pi * (i + 0.5 * (row % 2)) / count
            out = Vector((math.cos(up) * math.cos(turn), math.cos(up) * math.sin(turn), math.sin(up)))
            right = Vector((-math.sin(turn), math.cos(turn), 0))
            half, wide = RADIUS * high * 0.455, RADIUS * math.pi / count * 0.91 * math.cos(up)
            lean, nod = random.uniform(-0.15, 0.15), random.uniform(-0.15, 0.15)
            for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                at = out * (RADIUS + half * (x * lean + y * nod)) + right * x * wide + out.cross(right) * y * half
                points.append(at + Vector((0, 0, MIDDLE)))
    mesh(points, [range(first, first + 4) for first in range(0, len(points), 4)], material, smooth=False)


def spots(tint):
    """A lamp in the ball's middle that shines through a pattern of dots, instead of the mirrors' true reflections."""
    lamp = bulb((0, 0, MIDDLE), 380, 0.01, (1, 1, 1))
    lamp.use_nodes = True
    cells = node(lamp, "TexVoronoi", node(lamp, "TexCoord")["Normal"], Scale=9, Randomness=0.55)["Distance"]
    dots = ramp(lamp, cells, [(0.22, [0.5 + part / 2 for part in tint]), (0.30, "#000000")])
    fed(lamp.node_tree.nodes["Emission"], {"Color": dots})
    for thing in ROOT.children:
        thing.visible_shadow = thing.type != "MESH"

"""Faces and painted skins of plush and vinyl animals, drawn on what a thing shows to the camera (-Y)."""

import functools
import math

from mathutils.bvhtree import BVHTree

from materials import enamel, feed, linear, node, plain, vinyl
from shapes import arc, ball, sheet, steps
from soft import seam


@functools.cache
def skin_of(thing):
    points = [vertex.co for vertex in thing.data.vertices]
    return BVHTree.FromPolygons(points, [tuple(face.vertices) for face in thing.data.polygons])


def front(thing, x, z, off=0.0):
    """The foremost point of a mesh's skin at x, z; `off` it."""
    point, normal, *_ = skin_of(thing).ray_cast((x, -9, z), (0, 1, 0))
    if not point:
        raise ValueError(f"no skin at x {x}, z {z}")
    return point + normal * math.copysign(off, -normal.y)


def patch(thing, x, z, size, material, lift=0.01, tilt=0):
    """An oval on the skin that bulges by `lift`: a cheek, a pad, a freckle."""
    lean, rows = math.radians(tilt), []
    for share in steps(10):
        flat = [(share * size[0] * across, share * size[1] * up) for across, up in arc(1, 0, 360, 40)[:-1]]
        at = [(x + u * math.cos(lean) - v * math.sin(lean), z + u * math.sin(lean) + v * math.cos(lean)) for u, v in flat]
        rows.append([front(thing, *point, 0.002 + lift * math.sqrt(1 - share * share)) for point in at])
    return sheet(rows, material, thing.parent, closed=True)


def patches(thing, x, z, size, material, lift=0.01, tilt=0):
    """The same patch at both sides."""
    return [patch(thing, side * x, z, size, material, lift, side * tilt) for side in (-1, 1)]


def eyes(thing, x, z, size, color="#1c1210", lift=0.03):
    """Two shiny eyes, each with a point of light."""
    patches(thing, x, z, size, enamel(color), lift)
    for side in (-1, 1):
        at = front(thing, side * x - 0.32 * size[0], z + 0.36 * size[1], lift * 0.85)
        ball(at, size[0] * 0.28, plain("#ffffff", 0.2), thing.parent)


def drawn(thing, points, color, radius=0.010, off=0.0):
    """A line on the skin through points (x, z)."""
    return seam([front(thing, x, z, off) for x, z in points], color, thing.parent, radius)


def mouth(thing, z, size, color, radius=0.010, off=0.0):
    """A line from the nose down to z, and two bows from there to the sides."""
    drawn(thing, [(0, z + size * share) for share in steps(4, 1, 0)], color, radius, off)
    for side in (-1, 1):
        bow = [(side * size * share, z - 0.5 * size * math.sin(math.pi * share * 8 / 9)) for share in steps(8)]
        drawn(thing, bow, color, radius, off)


def smile(thing, width, z, depth, color, radius, count=8):
    """A bow through z at its middle; its corners are `depth` higher."""
    drawn(thing, [(width * share, z + depth * share * share) for share in steps(2 * count, -1, 1)], color, radius)


def painted(thing, base, *layers):
    """Sprayed vinyl. Each layer is (colour, share): share(point) is 0 where it is not, 1 where it covers."""
    colors = []
    for vertex in thing.data.vertices:
        color = linear(base)
        for other, share in layers:
            much = min(1, max(0, share(vertex.co)))
            color = [a + (b - a) * much for a, b in zip(color, linear(other))]
        colors += (*color, 1)
    thing.data.attributes.new("paint", "FLOAT_COLOR", "POINT").data.foreach_set("color", colors)
    material = vinyl(base)
    paint = node(material, "Attribute", attribute_name="paint")["Color"]
    thing.data.materials.append(feed(material, Base_Color=paint))
    return thing


def oval(middle, radii, edge=0.03):
    """A share for `painted`: inside an ellipsoid."""

    def share(point):
        away = math.sqrt(sum(((a - b) / radius) ** 2 for a, b, radius in zip(point, middle, radii)))
        return 0.5 + (1 - away) * min(radii) / edge

    return share

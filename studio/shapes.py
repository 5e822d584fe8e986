"""Simple shapes. Each stands at `at`, hangs on `parent` and is made of `material`. -Y faces the camera, Z is up."""

import math

import bmesh
import bpy
from mathutils import Vector

SCENE = bpy.context.scene
ROOT = bpy.data.objects.new("root", None)
SCENE.collection.objects.link(ROOT)


def steps(count, first=0.0, last=1.0):
    """So many equal steps from first to last; both are among them."""
    return [first + (last - first) * i / count for i in range(count + 1)]


def polar(radius, angle):
    """A point by its angle in degrees: 0 right, 90 up."""
    return radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle))


def arc(radius, first, last, count):
    """Points along a part of a circle, between two angles in degrees."""
    return [polar(radius, angle) for angle in steps(count, first, last)]


def fuller(value, power):
    """A power that keeps the sign: below 1 it swells a circle's points towards a square."""
    return math.copysign(abs(value) ** power, value)


def add(thing, material=None, parent=None, at=None, rotation=None):
    SCENE.collection.objects.link(thing)
    thing.parent = parent or ROOT
    if material:
        thing.data.materials.append(material)
    if at is not None:
        thing.location = at
    if rotation is not None:
        thing.rotation_euler = [math.radians(angle) for angle in rotation]
    return thing


def group(at=(0, 0, 0), rotation=(0, 0, 0), scale=1.0, parent=None):
    """An invisible hand that holds other shapes: give it as their parent."""
    hand = add(bpy.data.objects.new("group", None), None, parent, at, rotation)
    hand.scale = (scale,) * 3
    return hand


def mesh(points, faces, material=None, parent=None, smooth=True, **place):
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(point) for point in points], [], faces)
    with_mesh(data, lambda shape: bmesh.ops.recalc_face_normals(shape, faces=shape.faces))
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    return add(bpy.data.objects.new("mesh", data), material, parent, **place)


def with_mesh(data, change):
    shape = bmesh.new()
    shape.from_mesh(data)
    change(shape)
    shape.to_mesh(data)
    shape.free()


def modify(thing, kind, **settings):
    modifier = thing.modifiers.new(kind.lower(), kind)
    for name, value in settings.items():
        setattr(modifier, name, value)
    return modifier


def bake(thing, material=None):
    """Makes its modifiers, or its curve, into a plain mesh."""
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    if thing.type == "CURVE":
        old, thing = thing, add(bpy.data.objects.new("mesh", data), None, thing.parent, thing.location)
        thing.rotation_euler = old.rotation_euler
        bpy.data.objects.remove(old)
    thing.data = data
    if material:
        data.materials.clear()
        data.materials.append(material)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return thing


def ball(at, radius, material, parent=None, rotation=None, around=48):
    """radius: a number, or three for an ellipsoid."""
    data = bpy.data.meshes.new("ball")
    with_mesh(data, lambda shape: bmesh.ops.create_uvsphere(shape, u_segments=around, v_segments=around // 2, radius=1))
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    thing = add(bpy.data.objects.new("ball", data), material, parent, at, rotation)
    thing.scale = radius if hasattr(radius, "__len__") else (radius,) * 3
    return thing


def rounded(thing, bevel, segments=5):
    modify(thing, "BEVEL", width=bevel, segments=segments)
    modify(thing, "WEIGHTED_NORMAL")
    thing.data.use_auto_smooth = True
    return thing


def creased(thing):
    """Soft, but for edges sharper than 35 degrees."""
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(35)
    return thing


def box(at, size, material, parent=None, bevel=0.05, rotation=None):
    x, y, z = (side / 2 for side in size)
    corners = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return rounded(mesh(corners, faces, material, parent, at=at, rotation=rotation), bevel)


def grid_faces(rows, columns, closed=False):
    """The faces of rows of points, each `columns` long; closed joins a row's end to its beginning."""
    last = columns if closed else columns - 1
    return [
        (r * columns + c, r * columns + (c + 1) % columns, (r + 1) * columns + (c + 1) % columns, (r + 1) * columns + c)
        for r in range(rows - 1)
        for c in range(last)
    ]


def sheet(rows, material, parent=None, thick=0.0, closed=False, **place):
    """A surface through rows of points. Its UV map 'uv' runs along the rows."""
    count, columns = len(rows), len(rows[0])
    thing = mesh([p for row in rows for p in row], grid_faces(count, columns, closed), material, parent, **place)
    uv = thing.data.uv_layers.new(name="uv")
    for loop in thing.data.loops:
        row, column = divmod(loop.vertex_index, columns)
        uv.data[loop.index].uv = (row / max(1, count - 1), column / max(1, columns - 1))
    if thick:
        modify(thing, "SOLIDIFY", thickness=thick, offset=0)
    return thing


def formed(point, rows, columns, material, parent=None, closed=False, **place):
    """A sheet through point(u, v): u from 0 to 1 over the rows, v along each of them; closed leaves out v = 1, which is 0."""
    along = steps(columns)[: columns if closed else None]
    return sheet([[point(u, v) for v in along] for u in steps(rows)], material, parent, closed=closed, **place)


def turned(profile, material, parent=None, around=96, smooth_edges=0, **place):
    """Turned on a lathe. profile: [(radius, height), …] from the foot up."""
    angles = [2 * math.pi * i / around for i in range(around)]
    points = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in angles]
    thing = mesh(points, grid_faces(len(profile), around, closed=True), material, parent, **place)
    with_mesh(thing.data, lambda shape: bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5))
    with_mesh(thing.data, lambda shape: bmesh.ops.recalc_face_normals(shape, faces=shape.faces))
    if smooth_edges:
        modify(thing, "SUBSURF", levels=smooth_edges, render_levels=smooth_edges)
    return thing


def bent(points, radius, material, parent=None, closed=False, **place):
    """A round rod along a smooth curve: a handle, a wire, a cord, a ring."""
    data = bpy.data.curves.new("bent", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.resolution_u = "3D", radius, 4, 8
    data.use_fill_caps = True
    spline = data.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for knot, point in zip(spline.points, points):
        knot.co = (*point, 1)
    spline.use_cyclic_u, spline.order_u, spline.use_endpoint_u = closed, 3, True
    return add(bpy.data.objects.new("bent", data), material, parent, **place)


def circle(radius, count=32, plane="xy"):
    """Points for bent(…, closed=True). plane: xy lies, xz faces the camera."""
    flat = arc(radius, 0, 360, count)[:-1]
    return [(u, v, 0) if plane == "xy" else (u, 0, v) for u, v in flat]


def outline_heart():
    """A heart of about two units, its middle at 0."""
    for t in steps(96, 0, 2 * math.pi)[:-1]:
        height = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        yield math.sin(t) ** 3 * 16 / 17, (height + 2) / 17


def outline_rounded(width, height, radius, count=14):
    """A rectangle with round corners."""
    for corner, (side, up) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for x, y in arc(radius, 90 * corner, 90 * corner + 90, count):
            yield side * (width / 2 - radius) + x, up * (height / 2 - radius) + y


def lofted(rows, material, parent=None, **place):
    """Outlines one behind the other, joined by a skin and closed at both ends."""
    count, last = len(rows[0]), len(rows[0]) * (len(rows) - 1)
    faces = grid_faces(len(rows), count, closed=True) + [tuple(range(count)), tuple(range(last, last + count))]
    return mesh([point for row in rows for point in row], faces, material, parent, **place)


def plate(outline, thickness, material, parent=None, bevel=0.01, **place):
    """An outline cut from a plate that faces the camera: a card, a charm, a heart."""
    outline = list(outline)
    rows = [[(x, y, z) for x, z in outline] for y in (-thickness / 2, thickness / 2)]
    return rounded(lofted(rows, material, parent, **place), bevel, 3)


def cushion(outline, size, depth, material, parent=None, rings=12, **place):
    """An outline puffed up on both sides: a heart, a petal, a pillow."""
    outline, section = list(outline), arc(1, -90, 90, 2 * rings)
    rows = [[(x * size * share, depth * out, z * size * share) for x, z in outline] for share, out in section]
    return sheet(rows, material, parent, closed=True, **place)


def heart(size, depth, material, parent=None, **place):
    return cushion(outline_heart(), size, depth, material, parent, **place)


def limb(start, end, radius, end_radius=None, count=9, flat=None):
    """Balls in a row for `melted`: an arm, a leg, an ear. flat: how deep they are, if not round."""
    start, end, last = Vector(start), Vector(end), end_radius or radius
    sizes = steps(count - 1, radius, last)
    return [(start.lerp(end, share), (r, r * flat, r) if flat else r) for share, r in zip(steps(count - 1), sizes)]


def both(*parts):
    """Parts for `melted` and the same at the other side."""
    return [((side * x, y, z), radius) for side in (-1, 1) for (x, y, z), radius in parts]


def melted(parts, cell, material, parent=None, smooth=10, **place):
    """Ellipsoids [(middle, radius), …] grown together into one skin; cell: the smallest detail."""
    data, one, points, faces = bpy.data.meshes.new("melted"), bpy.data.meshes.new("one"), [], []
    with_mesh(one, lambda shape: bmesh.ops.create_uvsphere(shape, u_segments=40, v_segments=24, radius=1))
    for middle, radius in parts:
        radii, first = radius if hasattr(radius, "__len__") else (radius,) * 3, len(points)
        points += [[m + r * part for m, r, part in zip(middle, radii, vertex.co)] for vertex in one.vertices]
        faces += [[first + corner for corner in face.vertices] for face in one.polygons]
    data.from_pydata(points, [], faces)
    return fused(add(bpy.data.objects.new("melted", data), None, parent, **place), cell, material, smooth)


def fused(thing, cell, material, smooth=10):
    """Makes what touches in one mesh into a single skin with soft seams."""
    modify(thing, "REMESH", mode="VOXEL", voxel_size=cell, use_smooth_shade=True)
    modify(thing, "SMOOTH", iterations=smooth, factor=0.5)
    return bake(thing, material)


def joined(first, *others):
    """One mesh of several, in the first one's place; none of them may be turned."""
    with_mesh(first.data, lambda shape: [shape.from_mesh(thing.data) for thing in others])
    for thing in others:
        bpy.data.objects.remove(thing)
    return first

"""Simple shapes. Each stands at `at`, hangs on `parent` and is made of `material`. -Y faces the camera, Z is up."""

import math

import bmesh
import bpy
from mathutils import Vector

SCENE = bpy.context.scene
ROOT = bpy.data.objects.new("root", None)
SCENE.collection.objects.link(ROOT)


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
    turns = [2 * math.pi * i / count for i in range(count)]
    flat = [(radius * math.cos(a), radius * math.sin(a)) for a in turns]
    return [(u, v, 0) if plane == "xy" else (u, 0, v) for u, v in flat]


def outline_heart(count=96):
    """A heart of about two units, its middle at 0."""
    for i in range(count):
        t = 2 * math.pi * i / count
        height = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        yield math.sin(t) ** 3 * 16 / 17, (height + 2) / 17


def outline_rounded(width, height, radius, steps=14):
    """A rectangle with round corners."""
    x, y = width / 2 - radius, height / 2 - radius
    for corner, (side, up) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.radians(90 * (corner + step / steps))
            yield side * x + radius * math.cos(angle), up * y + radius * math.sin(angle)


def plate(outline, thickness, material, parent=None, bevel=0.01, **place):
    """An outline cut from a plate that faces the camera: a card, a charm, a heart."""
    outline = list(outline)
    count = len(outline)
    points = [(x, y, z) for y in (-thickness / 2, thickness / 2) for x, z in outline]
    faces = grid_faces(2, count, closed=True) + [tuple(range(count)), tuple(range(count, 2 * count))]
    return rounded(mesh(points, faces, material, parent, **place), bevel, 3)


def cushion(outline, size, depth, material, parent=None, rings=12, **place):
    """An outline puffed up on both sides: a heart, a petal, a pillow."""
    rows, outline = [], list(outline)
    for i in range(2 * rings + 1):
        angle = math.pi * (i / rings / 2 - 0.5)
        rows.append([(x * size * math.cos(angle), depth * math.sin(angle), z * size * math.cos(angle)) for x, z in outline])
    return sheet(rows, material, parent, closed=True, **place)


def heart(size, depth, material, parent=None, **place):
    return cushion(outline_heart(), size, depth, material, parent, **place)


def limb(start, end, radius, end_radius=None, count=9):
    """Balls in a row for soft.body: an arm, a leg, an ear."""
    start, end, last = Vector(start), Vector(end), end_radius or radius
    shares = [i / (count - 1) for i in range(count)]
    return [(start.lerp(end, share), radius + (last - radius) * share) for share in shares]


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
    shape = bmesh.new()
    for thing in (first, *others):
        shape.from_mesh(thing.data)
    shape.to_mesh(first.data)
    shape.free()
    for thing in others:
        bpy.data.objects.remove(thing)
    return first

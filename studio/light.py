"""The studio that is the same for every good: paper, camera and lights. One unit is 10 cm."""

import math

import bpy
from mathutils import Vector

from materials import empty, linear, node, plain, shining, shown, surface
from shapes import ROOT, SCENE, add, arc, bent, box, group, sheet, turned

PAPERS = dict(pink="#FFE3EA", yellow="#FFF1C9", lilac="#E8E0FB", blue="#DCEAFF", mint="#D9F3E6", cream="#FBF4EA")
LENS, SENSOR = 70, 36
KEY, FILL = (-4.2, -2.6, 5.4), (5.5, -3.5, 3.0)
STRIP, BACKGROUND = (-2.75, -0.5, 1.3), (0, 0.6, 6.2)


def set_up(shot):
    """Everything but the good; returns the colour socket that develop.meter sets."""
    ROOT.rotation_euler.z = math.radians(shot.turn)
    seen = hang_paper(shot)
    place_camera(shot)
    target = Vector(shot.target)
    light(shot, KEY, (3.2, 3.2), shot.key, (1, 0.955, 0.9), target)
    light(shot, FILL, (4.5, 4.5), shot.fill, (0.93, 0.96, 1), target)
    light(shot, STRIP, (1.1, 2.6), shot.strip, (1, 1, 1), target).visible_diffuse = False
    light(shot, BACKGROUND, (6, 2), shot.background, (1, 1, 1), Vector((0, shot.back, 1.6)))
    if shot.flag:
        board = box((1.9, -1.9, 0.9), (0.02, 0.8, 1.8), surface("flag", "#0b0808", Roughness=1, Specular=0), bevel=0.001)
        board.parent = None
        board.visible_camera = board.visible_diffuse = board.visible_shadow = False
    SCENE.world = bpy.data.worlds.new("room")
    SCENE.world.use_nodes = True
    air = SCENE.world.node_tree.nodes["Background"].inputs
    air[0].default_value, air[1].default_value = (1, 0.985, 0.965, 1), shot.world
    return seen


def hang_paper(shot):
    """A sweep from the table up the wall. What the camera sees of it can be set apart from the light it gives back."""
    material = empty("paper")
    is_seen = node(material, "LightPath")["Is Camera Ray"]
    color = node(material, "MixRGB", is_seen, (*linear(PAPERS[shot.paper], 0.82), 1), (1, 1, 1, 1))[0]
    shown(material, node(material, "BsdfDiffuse", color)[0])
    radius, back = 2.4, shot.back
    bend = [(back - radius + y, radius - z) for z, y in arc(radius, 0, 90, 24)]
    curve = [(-22, 0), *bend, (back, 16)]
    sheet([[(x, y, z) for x in (-18, 18)] for y, z in curve], material).parent = None
    return color.node.inputs[2]


def place_camera(shot):
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = LENS, SENSOR
    data.shift_x, data.shift_y = shot.shift
    distance = (shot.width or shot.frame) * LENS / SENSOR
    angle, target = math.radians(shot.elevation), Vector(shot.target)
    data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, distance - 0.3, shot.blur
    SCENE.camera = aimed(data, target + Vector((0, -math.cos(angle), math.sin(angle))) * distance, target)


def light(shot, position, size, watts, color, target):
    scale = shot.frame / 4
    data = bpy.data.lights.new("light", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size[0] * scale, size[1] * scale
    data.energy, data.color = watts * scale * scale, color
    return aimed(data, Vector(position) * scale + Vector((shot.target[0], shot.target[1], 0)), target)


def aimed(data, location, target):
    thing = bpy.data.objects.new(data.name, data)
    thing.location = location
    thing.rotation_euler = (target - thing.location).to_track_quat("-Z", "Y").to_euler()
    SCENE.collection.objects.link(thing)
    return thing


def bulb(position, watts, radius=0.08, color=(1, 0.62, 0.30)):
    """A bulb inside a lamp, part of the good."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.shadow_soft_size, data.color = watts, radius, color
    add(bpy.data.objects.new("bulb", data), at=position)
    return data


def flame(at, size):
    """A candle's wick that burns; `size` is the flame's height."""
    hand = group(at, scale=size)
    bent([(0, 0, -0.3), (0, 0, 0.15), (0.03, 0, 0.34)], 0.055, plain("#3b2a20", 0.9), hand)
    profile = [(0, 0.10), (0.13, 0.16), (0.20, 0.34), (0.18, 0.52), (0.11, 0.80), (0.04, 1.02), (0, 1.12)]
    turned(profile, shining("#ffd48a", 5), hand, 32, 2)

"""Soft goods: fur, plush animals' parts, stitches and knitting."""

import math

from materials import fur, knit, linear, skin, thread
from shapes import bent, formed, melted, modify


def furred(thing, color, hairs=7000, children=14, length=0.085, clump=0.25, radius=0.006, seed=1):
    """Lets hair grow out of a mesh."""
    thing.data.materials.append(fur(color))
    modify(thing, "PARTICLE_SYSTEM")
    system = thing.particle_systems[-1]
    system.seed, hair = seed, system.settings
    speed = length / 4
    values = dict(
        type="HAIR", use_advanced_hair=True, count=hairs, hair_length=length, hair_step=3, render_step=3, display_step=3,
        brownian_factor=speed * 0.55, object_align_factor=(0, 0, -speed * 0.3), length_random=0.35,
        child_type="INTERPOLATED", rendered_child_count=children, child_nbr=1, clump_factor=clump, clump_shape=0.1,
        roughness_1=0.012, roughness_2=0.02, roughness_2_size=0.6, roughness_endpoint=0.02, child_length=1, child_radius=0.05,
        root_radius=1, tip_radius=0.25, radius_scale=radius, material=len(thing.data.materials),
    )  # fmt: skip
    for name, value in values.items():
        setattr(hair, name, value)
    return thing


def plush(parts, color, parent=None, hairs=7000, length=0.085, cell=0.034, smooth=8, seed=1, radius=0.006):
    """A furry body of ellipsoids and limbs (see shapes.melted). radius: of a hair; small goods want finer ones."""
    body = melted(parts, cell, skin(linear(color, 0.9)), parent, smooth)
    return furred(body, color, hairs, length=length, seed=seed, radius=radius)


def seam(points, color, parent=None, radius=0.010):
    """One thick thread: a mouth, a nose's edge."""
    return bent(points, radius, thread(color), parent)


def knitted(place, rows, stitches, color, parent=None, yarn=0.02, closed=True):
    """Yarn loops on a surface: place(u, v, out) gives a point, u round it (0..1), v up it (0..1), out of it."""
    material = knit(color)
    for row in range(rows):
        points = []
        for i in range(stitches * 8 + (0 if closed else 1)):
            turn = 2 * math.pi * i / 8
            # One V after the other: the yarn swings up and down, and leans back over the row before.
            v = (row + 0.5 + 0.62 * math.sin(turn)) / rows
            u = (i / 8 + 0.16 * math.sin(2 * turn)) / stitches
            points.append(place(u, min(1.0, max(0.0, v)), yarn * 0.8 * math.cos(2 * turn)))
        bent(points, yarn, material, parent, closed=closed)


def knitted_skin(place, color, parent=None, steps=64):
    """The dark ground under knitted yarn."""
    return formed(lambda v, u: place(u, v, -0.01), steps, steps, skin(linear(color, 0.5)), parent, closed=True)

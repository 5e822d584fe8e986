"""A wrist strap of glass and acrylic beads, pearls, daisies and hearts, on a lying phone."""

import math
import random

from mathutils import Vector

from jewels import ring
from materials import glass, gold, pearl, plain, silicone, vinyl
from shapes import ball, bent, group, heart
from shot import Shot
from wares import PHONE, phone, phone_case

SHOT = Shot(paper="blue", frame=2.75, target=(0.05, 0, 0), elevation=58, blur=2, caustics=True, samples=1.3)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.7, target=(0.42, 0.05, 0), elevation=48),
    "mavi": SHOT.of(colors=("#5b93dd", "#a9cbf2", "#dcebff")),
    "mint": SHOT.of(colors=("#58c3a0", "#a8e3cd", "#dcf7ec")),
}
PATTERN = "ApBdCpAhBgC"  # one bead after another: A, B, C of the colours, pearl, glass, daisy, heart
SIZES = {"d": 0.085, "h": 0.085, "p": 0.055}
LENGTH, WIDTH = 1.20, 0.42


def build(colors=("#f0709c", "#f9adc6", "#ffdbe6")):
    lying = group((-0.42, 0.06, 0.115), (-90, 0, 0))
    phone_case(silicone("#fffaf3"), lying)
    phone(lying)
    strap = group((0.42, -0.72, 0.07), (0, 0, -4))
    points = [Vector(drop(i / 900)) for i in range(901)]
    bent(points[::20], 0.012, plain("#fff4ee", 0.6), strap)
    port = (-0.42, 0.06 - PHONE[1] / 2, 0.06)
    bent([port, (-0.42, -0.86, 0.05), (-0.2, -0.98, 0.04), (0.2, -1.0, 0.04), (0.42, -0.80, 0.07)], 0.016, plain("#fff4ee", 0.6))
    ring(0.05, 0.011, gold(), strap, at=(0, -0.05, 0), plane="xy")
    makers = {"p": pearl(), "g": glass(colors[1]), **{name: vinyl(color) for name, color in zip("ABC", colors)}}
    walked, wanted, count, last = 0.0, 0.06, 0, None
    for before, point in zip(points, points[1:]):
        kind = PATTERN[count % len(PATTERN)]
        size = SIZES.get(kind, 0.07)
        walked += (point - before).length
        if last is None or walked >= last + size:
            bead(kind, point, size, makers, colors, strap)
            walked, last, count = 0.0, size, count + 1


def drop(share):
    """The loop on the table, a drop that begins and ends at 0."""
    turn = 2 * math.pi * share
    return (-WIDTH * math.sin(turn) * math.sin(turn / 2) ** 0.7, LENGTH * (1 - math.cos(turn)) / 2, 0)


def bead(kind, at, size, makers, colors, parent):
    hand = group(at, (0, 0, random.uniform(-30, 30)), parent=parent)
    if kind == "d":
        for i in range(5):
            angle = 2 * math.pi * i / 5
            ball((0.052 * math.cos(angle), 0.052 * math.sin(angle), 0), (0.04, 0.04, 0.028), vinyl("#fffdf8"), hand)
        ball((0, 0, 0.015), (0.034, 0.034, 0.03), vinyl("#ffc94a"), hand)
    elif kind == "h":
        heart(0.085, 0.05, vinyl(colors[0]), hand, rotation=(-90, 0, 0))
    else:
        ball((0, 0, 0), size * 0.97, makers[kind], hand)

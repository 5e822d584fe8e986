"""An ice blue drop cut into facets, in a silver setting on a silver chain."""

import math

from mathutils import Vector

from jewels import chain, cut_stone, ring, round_cut
from materials import crystal, linear, parts_of, ramp, silver, velvet
from shapes import bent, group
from shot import Shot
from stands import LEAN, block, necklace_on_block, on_block

SHOT = Shot(
    paper="lilac", frame=2.2, target=(0, -0.15, 0.74), elevation=13, turn=10, blur=0.5, strip=420, world=0.16, flag=True, exposure=0.4
)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(elevation=20, turn=-26),
    "gumus": SHOT.of(color="#f3f6fb"),
}
LOWEST, STONE = 0.92, 0.31


def build(color="#a2daff"):
    metal = silver()
    block(velvet("#9a93cb"))
    chain(necklace_on_block(LOWEST), metal, link=0.034, wire=0.0082)
    up = Vector((0, math.sin(LEAN), math.cos(LEAN)))
    hand = group(on_block(0, LOWEST, 0.09) - up * (STONE + 0.17), (-math.degrees(LEAN), 0, 0))
    outline = list(drop())
    glass = cut_glass(color)
    cut_stone(outline, STONE, glass, hand, pavilion=0.5)
    cut_stone(outline, STONE * 0.57, glass, hand, crown=0.22, at=(0, -0.31 * STONE, 0))  # a second row of facets
    setting = [(x * STONE * 1.03, 0.0, z * STONE * 1.03) for x, z in drop(64)]
    bent(setting, 0.026, metal, hand, closed=True)
    for i in (2, 5, 8, 11, 14):
        x, z = outline[i]
        bent([(x * STONE * share, y, z * STONE * share) for share, y in ((1.08, 0.03), (1.08, -0.04), (0.9, -0.065))], 0.018, metal, hand)
    round_cut(0.055, crystal("#ffffff"), hand, at=(0, -0.01, STONE + 0.075))
    ring(0.058, 0.014, metal, hand, at=(0, 0, STONE + 0.075))
    ring(0.05, 0.013, metal, hand, at=(0, 0, STONE + 0.16), rotation=(0, 0, 70))


def cut_glass(color):
    """Crystal whose every facet has its own brightness, by the way it faces."""
    material = crystal(color)
    nodes, links, shader = parts_of(material)
    shader.inputs["Metallic"].default_value = 0.75
    facet, chance = nodes.new("ShaderNodeVectorMath"), nodes.new("ShaderNodeTexWhiteNoise")
    facet.operation, facet.inputs[1].default_value = "SNAP", (0.05, 0.05, 0.05)
    links.new(nodes.new("ShaderNodeNewGeometry").outputs["True Normal"], facet.inputs[0])
    links.new(facet.outputs[0], chance.inputs[0])
    stops = [(0, linear(color, 0.45)), (0.6, color), (1, linear(color, 1.3))]
    links.new(ramp(nodes, links, chance.outputs["Value"], stops), shader.inputs["Base Color"])
    return material


def drop(count=16):
    """Pointed above, round below."""
    for i in range(count):
        turn = 2 * math.pi * i / count
        yield 0.86 * math.sin(turn) * math.sin(turn / 2) ** 1.1, math.cos(turn)

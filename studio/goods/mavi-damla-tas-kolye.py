"""An ice blue drop cut into facets, in a silver setting on a silver chain."""

from vocabulary import *

SHOT = ON_BLOCK.but(turn=10)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=20, turn=-26), "gumus": SHOT.of(color="#f3f6fb")}
LOWEST, STONE = 0.92, 0.31


def build(color="#a2daff"):
    metal = silver()
    block(velvet("#9a93cb"))
    chain(necklace_on_block(LOWEST), metal, link=0.034, wire=0.0082)
    hand = hung_on_block(LOWEST, 0.09, STONE + 0.17)
    outline, glass = drop(16), cut_glass(color)
    cut_stone(outline, STONE, glass, hand, pavilion=0.5)
    cut_stone(outline, STONE * 0.57, glass, hand, crown=0.22, at=(0, -0.31 * STONE, 0))  # a second row of facets
    bent([(x * STONE * 1.03, 0.0, z * STONE * 1.03) for x, z in drop(64)], 0.026, metal, hand, closed=True)
    for x, z in outline[2:15:3]:
        claw = [(x * STONE * share, y, z * STONE * share) for share, y in ((1.08, 0.03), (1.08, -0.04), (0.9, -0.065))]
        bent(claw, 0.018, metal, hand)
    round_cut(0.055, crystal("#ffffff"), hand, at=(0, -0.01, STONE + 0.075))
    ring(0.058, 0.014, metal, hand, at=(0, 0, STONE + 0.075))
    ring(0.05, 0.013, metal, hand, at=(0, 0, STONE + 0.16), rotation=(0, 0, 70))


def cut_glass(color):
    """Crystal whose every facet has its own brightness, by the way it faces."""
    material = crystal(color)
    facet = node(material, "VectorMath", node(material, "NewGeometry")["True Normal"], (0.05, 0.05, 0.05), operation="SNAP")[0]
    chance = node(material, "TexWhiteNoise", facet)["Value"]
    stops = [(0, linear(color, 0.45)), (0.6, color), (1, linear(color, 1.3))]
    return feed(material, Metallic=0.75, Base_Color=ramp(material, chance, stops))


def drop(count):
    """Pointed above, round below."""
    turns = steps(count, 0, 2 * math.pi)[:-1]
    return [(0.86 * math.sin(turn) * math.sin(turn / 2) ** 1.1, math.cos(turn)) for turn in turns]

"""A pearl on a gold chain, laid over a leaning stone block."""

import math

from mathutils import Vector

from jewels import chain, ring
from materials import gold, metal, pearl
from shapes import ball, bent, group, turned
from shot import Shot
from stands import LEAN, block, necklace_on_block, on_block

SHOT = Shot(
    paper="lilac", frame=2.2, target=(0, -0.15, 0.74), elevation=13, turn=8, blur=0.5, strip=420, world=0.16, flag=True, exposure=0.45
)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=20, turn=30), "krem": SHOT.of(color="#f0dfc2")}
LOWEST, PEARL = 0.62, 0.175  # where the pendant hangs on the face, and the pearl's radius


def build(color=None):
    plated = metal(color, 0.2) if color else gold()
    block()
    chain(necklace_on_block(LOWEST), plated)
    up = Vector((0, math.sin(LEAN), math.cos(LEAN)))
    hand = group(on_block(0, LOWEST, PEARL * 0.98) - up * (PEARL + 0.115), (-20, 0, 0))
    ball((0, 0, 0), PEARL, pearl(), hand, around=96)
    cap = [(0, 0.05), (0.03, 0.048), (0.06, 0.03), (0.078, 0), (0.08, -0.012), (0.07, -0.012), (0.05, 0)]
    turned(cap, plated, hand, 48, at=(0, 0, PEARL - 0.012))
    ring(0.032, 0.009, plated, hand, at=(0, 0, PEARL + 0.058))
    bail = [(0, 0.045 * math.cos(a), PEARL + 0.118 + 0.055 * math.sin(a)) for a in (math.pi / 8 * i for i in range(16))]
    bent(bail, 0.014, plated, hand, closed=True)

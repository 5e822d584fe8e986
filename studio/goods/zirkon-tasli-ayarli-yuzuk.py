"""An open finger ring with one brilliant in four claws; it stands on its two ends."""

import math

from jewels import ring, round_cut
from materials import gem, gold, matt_stone, rose_gold, silver
from shapes import ball, bent, group, turned
from shot import Shot

SHOT = Shot(paper="lilac", frame=2.5, target=(0, 0, 0.87), elevation=18, turn=-24, blur=0.5, strip=420, flag=True, exposure=0.35)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.5, blur=1.5, target=(0, 0, 1.45), elevation=32, turn=28),
    "altin": SHOT.of(plated=gold),
    "rose": SHOT.of(plated=rose_gold),
}
RADIUS, WIRE, STONE = 0.62, 0.052, 0.31


def build(plated=silver):
    metal = plated()
    plinth = [(0, 0), (0.86, 0), (0.9, 0.03), (0.9, 0.24), (0.885, 0.27), (0.85, 0.285), (0, 0.285)]
    turned(plinth, matt_stone("#fff9f2"), around=160)
    hand = group((0, 0, 0.285 + RADIUS + WIRE * 0.6))
    turns = [math.radians(-90 + 17 + i * (360 - 34) / 60) for i in range(61)]
    bent([(RADIUS * math.cos(a), 0, RADIUS * math.sin(a)) for a in turns], WIRE, metal, hand)
    for side in (-1, 1):
        ball((side * RADIUS * math.sin(math.radians(17)), 0, -RADIUS * math.cos(math.radians(17))), WIRE * 1.35, metal, hand)
    setting(metal, group((0, 0, RADIUS), parent=hand))


def setting(metal, hand):
    """Four claws, a gallery ring under the stone, and the stone with its table up."""
    girdle = 0.25
    round_cut(STONE, gem("#ffffff"), hand, at=(0, 0, girdle), rotation=(-90, 0, 0))
    ring(0.15, 0.022, metal, hand, "xy", at=(0, 0, 0.11))
    for i in range(4):
        angle = math.radians(45 + 90 * i)
        claw = [(0.03, 0.0), (0.12, 0.07), (STONE * 0.93, girdle - 0.05), (STONE + 0.018, girdle + 0.01), (STONE * 0.9, girdle + 0.06)]
        points = [(r * math.cos(angle), r * math.sin(angle), z) for r, z in claw]
        bent(points, 0.024, metal, hand)
        ball(points[-1], 0.028, metal, hand)

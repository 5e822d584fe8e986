"""An open finger ring with one brilliant in four claws; it stands on its two ends."""

from vocabulary import *

SHOT = JEWELLERY.but(frame=2.5, target=(0, 0, 0.87), elevation=18, turn=-24)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.5, blur=1.5, target=(0, 0, 1.45), elevation=32, turn=28),
    "altin": SHOT.of(plated=gold),
    "rose": SHOT.of(plated=rose_gold),
}
RADIUS, WIRE, STONE, GIRDLE = 0.62, 0.052, 0.31, 0.25  # GIRDLE: the height of the stone's edge over the ring


def build(plated=silver):
    metal = plated()
    plinth = [(0, 0), (0.86, 0), (0.9, 0.03), (0.9, 0.24), (0.885, 0.27), (0.85, 0.285), (0, 0.285)]
    turned(plinth, matt_stone("#fff9f2"), around=160)
    hand = group((0, 0, 0.285 + RADIUS + WIRE * 0.6))
    loop = [(x, 0, z) for x, z in arc(RADIUS, -73, 253, 60)]
    bent(loop, WIRE, metal, hand)
    for end in (loop[0], loop[-1]):
        ball(end, WIRE * 1.35, metal, hand)
    setting(metal, group((0, 0, RADIUS), parent=hand))


def setting(metal, hand):
    """Four claws, a gallery ring under the stone, and the stone with its table up."""
    round_cut(STONE, gem("#ffffff"), hand, at=(0, 0, GIRDLE), rotation=(-90, 0, 0))
    ring(0.15, 0.022, metal, hand, "xy", at=(0, 0, 0.11))
    claw = [(0.03, 0.0), (0.12, 0.07), (STONE * 0.93, GIRDLE - 0.05), (STONE + 0.018, GIRDLE + 0.01), (STONE * 0.9, GIRDLE + 0.06)]
    for angle in (45, 135, 225, 315):
        points = [(*polar(out, angle), z) for out, z in claw]
        bent(points, 0.024, metal, hand)
        ball(points[-1], 0.028, metal, hand)

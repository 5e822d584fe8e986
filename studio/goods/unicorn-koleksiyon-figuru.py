"""A vinyl unicorn with a mane that fades through five pastels and a pearly horn."""

from vocabulary import *

SHOT = COLLECTIBLES.but(frame=2.4, target=(0.06, 0, 0.80), elevation=10, turn=-38)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(turn=32, elevation=15),
    "bebek-mavisi": SHOT.of(coat="#bcdcf5", light="#f3faff", hoof="#8fb9e6"),
}
PASTELS = ["#a98be8", "#86b8f2", "#8fdcc4", "#ffd98f", "#ff9fc0"]


def build(coat="#d3c0f2", light="#f6f0ff", hoof="#a98bdc"):
    parts = [((0, 0.16, 0.53), (0.27, 0.37, 0.26)), ((0, -0.10, 0.58), (0.24, 0.22, 0.25))]
    parts += limb((0, -0.12, 0.66), (0, -0.22, 0.98), 0.21, 0.20)
    parts += [((0, -0.27, 1.08), (0.30, 0.30, 0.28)), ((0, -0.50, 0.99), (0.20, 0.17, 0.165))]
    ear = limb((0.19, -0.24, 1.26), (0.29, -0.25, 1.52), 0.095, 0.02, 14, flat=0.6)
    legs = [part for y in (-0.14, 0.36) for part in limb((0.15, y, 0.42), (0.16, y, 0.12), 0.115, 0.125)]
    body = melted(parts + both(*ear, *legs), 0.013, None, smooth=24)
    hooves, muzzle = lambda p: (0.15 - p.z) / 0.02, oval((0, -0.62, 0.95), (0.24, 0.16, 0.17), 0.06)
    painted(body, coat, (light, muzzle), (hoof, hooves))
    eyes(body, 0.142, 1.10, (0.035, 0.072), "#2a1d3a", 0.016)
    for side in (-1, 1):
        for x, z in ((0.160, 1.175), (0.178, 1.145)):
            drawn(body, [(side * x, z), (side * (x + 0.010), z + 0.012), (side * (x + 0.016), z + 0.028)], "#2a1d3a", 0.007)
    patches(body, 0.18, 0.985, (0.026, 0.026), vinyl("#ffb3cb"), 0.002)
    patches(body, 0.06, 1.02, (0.012, 0.016), vinyl(hoof), 0.001)
    smile(body, 0.07, 0.925, 0.02, "#7a5aa8", 0.007, 6)
    formed(on_horn, 60, 48, pearl(), closed=True, at=(0, -0.39, 1.31), rotation=(22, 0, 0))
    painted(melted(mane(), 0.013, None, smooth=22), PASTELS[0], *fading(0.62, 1.42))
    tail = []
    for share in steps(40):
        y, z = polar(1, 135 - 205 * share)
        tail.append(((0.08 * share, 0.64 + 0.24 * y, 0.43 + 0.32 * z), 0.02 + 0.15 * math.sin(math.pi * share**0.9) ** 0.8))
    painted(melted(tail, 0.014, None, smooth=24), PASTELS[0], *fading(0.12, 0.80))


def fading(low, high):
    """The pastels from low to high, each fading into the next."""
    step = (high - low) / (len(PASTELS) - 1)
    return [(color, lambda p, i=i: (p.z - low) / step - i) for i, color in enumerate(PASTELS[1:])]


def lock(points, sizes):
    joints = list(zip(points, sizes))
    return [part for (a, r), (b, s) in zip(joints, joints[1:]) for part in limb(a, b, r, s, 12)]


def mane():
    """Curls from the forehead over the neck, alternately to both sides."""
    parts = lock([(0.02, -0.34, 1.37), (-0.12, -0.47, 1.34), (-0.21, -0.54, 1.22), (-0.27, -0.50, 1.14)], [0.09, 0.09, 0.07, 0.02])
    for i, share in enumerate(steps(6)):
        side, y, z = 1 if i % 2 else -1, -0.17 + 0.26 * share**0.8, 1.38 - 0.34 * share**1.6
        curl = [(0, y, z), (side * 0.19, y + 0.06, z - 0.06), (side * 0.30, y + 0.06, z - 0.24), (side * 0.24, y + 0.04, z - 0.40)]
        parts += lock(curl, [0.11, 0.115, 0.09, 0.02])
    return parts


def on_horn(up, turn):
    """Twisted, thinner towards its tip."""
    twist = math.cos(6 * math.pi * turn + 8 * math.pi * up)
    return (*polar(0.085 * (1 - up) ** 0.85 * (1 + 0.07 * twist), 360 * turn), 0.42 * up)

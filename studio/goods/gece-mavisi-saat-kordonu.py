"""A silicone watch strap with rows of holes, closed round a plain smart watch that shows the moon."""

from vocabulary import *

SHOT = TELEPHONE.but(frame=1.15, target=(0, 0, 0.38), elevation=22, turn=-38, blur=3, strip=50)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=20, turn=128), "bebek-mavisi": SHOT.of(color="#a9cdf0")}
DEEP, HIGH = 0.30, 0.34  # half the loop
WATCH = -62  # where on the loop the watch sits: 0 is the front, -90 the top


def build(color="#111b4e"):
    hand = group((0, 0, HIGH + 0.04))
    strap(color, hand, WATCH + 22, 170, 0.034)
    strap(color, hand, WATCH - 22, -215)
    watch(group(loop(WATCH, 0.015), (WATCH, 0, 0), parent=hand), silicone(color))
    for angle in (150, 158, 166):
        ball(loop(angle, 0.055), 0.022, metal("#b8bcc6", 0.2), hand)


def loop(angle, out=0.0, x=0.0):
    """The point at an angle of the standing loop: 0 in front, 90 at the foot, `out` of it."""
    front, foot = polar(1, angle)
    return (x, -(DEEP + out) * front, -(HIGH + out) * foot)


def strap(color, hand, first, last, lift=0.0):
    """One piece of the two; where they meet at the back it lies `lift` higher."""
    hole, rows, way = plain(linear(color, 0.2), 0.9), [], math.copysign(1, last - first)
    for share in steps(72):
        half = 0.130 - 0.028 * min(1, share / 0.4)
        half *= math.sqrt(max(0.02, 1 - max(0, (share - 0.94) / 0.06) ** 2))
        out = lift * min(1, max(0, share - 0.45) / 0.2)
        rows.append([loop(first + (last - first) * share, out, half * across) for across in steps(4, -1, 1)])
    rounded(sheet(rows, silicone(color), hand, thick=0.036), 0.014)
    for row in range(4, 14):
        angle = first + way * 6.5 * row
        for x in (-0.055, 0, 0.055) if row % 2 else (-0.028, 0.028):
            ball(loop(angle, 0.018, x), (0.014, 0.004, 0.014), hole, hand, (angle, 0, 0), 24)


def watch(hand, strap):
    """Round, with nothing but the moon and some stars on its glass, which faces -Y."""
    face, steel = group(rotation=(90, 0, 0), parent=hand), metal("#c9ccd4", 0.2)
    turned([(0, -0.01), (0.17, -0.01), (0.20, 0.005), (0.215, 0.03), (0.215, 0.06), (0.20, 0.08), (0.19, 0.083)], steel, face)
    turned([(0.192, 0.07), (0.187, 0.085), (0.17, 0.092), (0, 0.094)], plain("#090b16", 0.06, 1), face)
    for z in (-0.175, 0.175):
        box((0, 0.015, z), (0.256, 0.045, 0.08), strap, hand, 0.02)
    light, front = shining("#ffe9ad", 0.9), -0.0945
    outer = arc(0.085, 60, 300, 48)
    inner = [(x + 0.055 * math.sin(math.pi * share), z) for share, (x, z) in zip(steps(48), outer)]
    sheet([[(x - 0.01, front, z) for x, z in pair] for pair in zip(outer, inner)], light, hand, thick=0.003)
    for x, z, size in ((0.06, 0.08, 0.010), (0.095, 0.0, 0.007), (-0.11, 0.07, 0.006), (0.05, -0.09, 0.009), (0.025, 0.01, 0.006)):
        ball((x, front, z), (size, 0.002, size), light, hand, None, 24)

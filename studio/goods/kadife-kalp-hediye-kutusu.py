"""A heart-shaped box covered with velvet, a satin ribbon and a bow on its lid."""

import math

from materials import velvet
from ribbon import bow
from shapes import group, sheet
from shot import Shot

SHOT = Shot(paper="pink", frame=3, target=(0, -0.05, 0.4), elevation=38, turn=-10, back=5)
RED, GOLD = ("#b3122f", "#f6d9b0"), ("#e2bc6c", "#fff3e0")
PICTURES = {
    "whole": SHOT.of(velvets=RED),
    "angle": SHOT.but(frame=4.2, target=(0.74, -0.05, 0.26), turn=8).of(velvets=RED, opened=True),
    "altin": SHOT.of(velvets=GOLD),
}


def build(velvets, opened=False):
    color, ribbon = velvets
    cloth = velvet(color)
    inside = [(0.99, 0.5), (0.95, 0.5), (0.94, 0.48), (0.94, 0.05), (0, 0.05)]
    heart_body([(0.97, 0), (1, 0.02), (1, 0.49), *inside], cloth)
    lid = group((1.5, -0.2, 0.34), (0, 17.5, 8)) if opened else group((0, 0, 0.46))
    heart_body([(1, 0), (1.045, 0), (1.05, 0.02), (1.05, 0.24), (1.035, 0.27), (1, 0.29), (0.9, 0.305), (0, 0.31)], cloth, lid)
    bow(ribbon, 1.15, (0, 0.12, 0.315), (-90, 0, 0), lid, flat=True, tail=0.6, spread=34, seed=6)


def heart_body(profile, material, parent=None):
    """Hearts one above the other, their point to the camera: profile is [(size, height), …] from the foot up."""
    right = list(half_heart())
    outline = right + [(-x, y) for x, y in right[-2:0:-1]]
    body = sheet([[(x * share, y * share, height) for x, y in outline] for share, height in profile], material, parent, closed=True)
    body.data.use_auto_smooth, body.data.auto_smooth_angle = True, math.radians(35)
    return body


def half_heart():
    """From the notch round the right side to the point: an arc, a line, and the rounded point."""
    middle, radius = (0.47, 0.33), 0.53
    for i in range(61):
        turn = math.radians(152.4 - 195.4 * i / 60)
        yield middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)
    x, y = middle[0] + radius * math.cos(math.radians(-43)), middle[1] + radius * math.sin(math.radians(-43))
    for i in range(1, 21):
        share = i / 20 * 0.93
        yield x * (1 - share), y + (-0.95 - y) * share
    for i in range(1, 7):
        yield x * 0.07 * math.cos(math.pi / 12 * i), y + (-0.95 - y) * 0.93 - 0.035 * math.sin(math.pi / 12 * i)

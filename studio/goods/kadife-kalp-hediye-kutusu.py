"""A heart-shaped box covered with velvet, a satin ribbon and a bow on its lid."""

from vocabulary import *

SHOT = COUPLES.but(frame=3, target=(0, -0.05, 0.4), elevation=38, turn=-10, back=5).of(color="#b3122f", ribbon="#f6d9b0")
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(frame=4.2, target=(0.74, -0.05, 0.26), turn=8).of(opened=True),
    "altin": SHOT.of(color="#e2bc6c", ribbon="#fff3e0"),
}


def build(color, ribbon, opened=False):
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
    rows = [[(x * share, y * share, height) for x, y in outline] for share, height in profile]
    creased(sheet(rows, material, parent, closed=True))


def half_heart():
    """From the notch round the right side to the point: an arc, a line, and the rounded point."""
    yield from ((0.47 + x, 0.33 + y) for x, y in arc(0.53, 152.4, -43, 60))
    x, y = (middle + out for middle, out in zip((0.47, 0.33), polar(0.53, -43)))
    yield from ((x * (1 - share), y + (-0.95 - y) * share) for share in steps(20, 0, 0.93)[1:])
    yield from ((0.07 * x * across, y + (-0.95 - y) * 0.93 - 0.035 * down) for across, down in arc(1, 0, 90, 6)[1:])

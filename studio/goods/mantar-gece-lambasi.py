"""A lit mushroom lamp: an opal cap with raised spots, a switch, a cord."""

from vocabulary import *

SHOT = TREND.but(**LIT).but(frame=2.9, target=(0, 0, 0.92), elevation=9)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=16, turn=50), "beyaz": SHOT.of(cap="#fff3e0", spots="#f0b9a4")}
# The spots' places on the cap: angle from the top, angle round it, radius; all in radians.
SPOTS = [(0.15, 0.6, 0.20), (0.75, 2.2, 0.15), (0.72, 4.35, 0.19), (0.78, 5.4, 0.12), (1.15, 5.0, 0.15), (1.12, 3.75, 0.12)]
SPOTS += [(1.25, 4.42, 0.09), (0.8, 0.9, 0.17), (1.2, 0.1, 0.14), (1.2, 1.6, 0.16), (1.15, 2.7, 0.14), (0.5, 3.2, 0.10)]
SPOTS += [(1.27, 5.6, 0.09), (1.05, 5.9, 0.08)]
HEIGHT = 1.12


def build(cap="#ee4a38", spots="#fff0d2"):
    rim = make_cap(glow(cap, spots))
    turned([rim, (0.6, rim[1] + 0.06), (0.35, rim[1] + 0.10), (0.20, rim[1] + 0.11)], glow("#ffe3bf"))
    stem = [(0.20, HEIGHT), (0.185, 0.95), (0.185, 0.75), (0.20, 0.5), (0.25, 0.28), (0.33, 0.12), (0.40, 0.05), (0.43, 0.03)]
    turned(stem, glow("#ffeccf", opaque=0.5))
    foot = [(0, 0.05), (0.40, 0.05), (0.445, 0.04), (0.455, 0.02), (0.45, 0), (0, 0)]
    turned(foot, plain("#fff3e2", 0.3, 0.6), around=128)
    ball((0.30, -0.335, 0.05), (0.035, 0.035, 0.02), metal("#d9a441", 0.25))
    cord = [(0, 0.43, 0.03), (0.1, 0.8, 0.02), (0.5, 1.1, 0.02), (1.3, 1.0, 0.02), (2.6, 1.7, 0.02), (4, 1.9, 0.02)]
    bent(cord, 0.018, plain("#fff3e6"))
    bulb((0, 0, 1.30), 20, 0.09)
    bulb((0, 0, 0.62), 8, 0.06)


def make_cap(material):
    """One skin without thickness, so that the bulb shines straight through it. Returns the rim's radius and height."""
    rows, mask = [], []
    for angle in steps(180, 90, 90 - 90 * 1.16):
        across, up = polar(1, angle)
        radius, z = 0.90 * max(0, across) ** 0.92, (0.74 if angle > 0 else 0.42) * up
        raised = [spot_at(Vector((x, y, z * 1.2)).normalized()) for x, y, _ in circle(radius, 360)]
        rows.append([polar(radius * (1 + 0.012 * r), i) + (HEIGHT + z + 0.006 * r,) for i, r in enumerate(raised)])
        mask += raised
    sheet(rows, material, closed=True).data.attributes.new("spot", "FLOAT", "POINT").data.foreach_set("value", mask)
    bent([(x, y, HEIGHT + z) for x, y, _ in circle(radius, 45)], 0.013, material, closed=True)
    return radius, HEIGHT + z


def spot_at(direction):
    """1 on a spot, 0 beside it, in between at its edge."""
    found = 0
    for down, turn, radius in SPOTS:
        centre = Vector((math.sin(down) * math.cos(turn), math.sin(down) * math.sin(turn), math.cos(down)))
        away = math.acos(max(-1, min(1, direction.dot(centre))))
        found = max(found, min(1, (radius - away) / 0.03))
    return found

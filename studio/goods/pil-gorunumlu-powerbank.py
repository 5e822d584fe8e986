"""A power bank like a huge battery; its display smiles, a cable is plugged in."""

from vocabulary import *

SHOT = TELEPHONE.but(frame=1.62, target=(0.06, 0, 0.50), elevation=14, blur=1.2, strip=300)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=26, turn=-30), "beyaz": SHOT.of(body="#f7f4ee", collar="#58b56c")}
RADIUS, SEAM, TOP = 0.27, 0.74, 0.97


def build(body="#3fa35f", collar="#ffc766"):
    foot = [(0, 0), (0.225, 0), (0.25, 0.006), (0.264, 0.02), (RADIUS, 0.045)]
    turned([*foot, (RADIUS, 0.4), (RADIUS, SEAM - 0.008), (RADIUS - 0.008, SEAM), (0, SEAM)], plain(body, 0.28, 0.7))
    shoulder = [(RADIUS, TOP - 0.05), (0.264, TOP - 0.022), (0.245, TOP - 0.006), (0.22, TOP), (0, TOP)]
    turned([(0, SEAM), (RADIUS - 0.008, SEAM), (RADIUS, SEAM + 0.008), *shoulder], metal(collar, 0.38))
    steel = metal(roughness=0.2)
    turned([(0.10, TOP - 0.01), (0.10, TOP + 0.07), (0.092, TOP + 0.088), (0.075, TOP + 0.095), (0, TOP + 0.095)], steel)
    face()
    socket(46)
    plug(socket(84), steel)


def on_wall(x, z, out=0.0):
    """The point on the round wall so far right of its middle, `out` of it."""
    return (*polar(RADIUS + out, math.degrees(x / RADIUS) - 90), z)


def window(width, height, fullness, at, material, out):
    """Laid round the wall; fullness 1 is an oval, a smaller one nears a rectangle."""
    outline = [(width / 2 * fuller(x, fullness), height / 2 * fuller(z, fullness)) for x, z in arc(1, 0, 360, 96)[:-1]]
    rows = [[on_wall(at[0] + x * share, at[1] + z * share, out * (1 - share**8)) for x, z in outline] for share in steps(8)]
    sheet(rows, material, closed=True)


def face():
    window(0.36, 0.27, 0.62, (0, 0.47), plain("#10161a", 0.12, 1), 0.008)
    light = shining("#b9ffb0", 1.4)
    for x in (-0.075, 0.075):
        ball(on_wall(x, 0.51, 0.006), (0.02, 0.012, 0.028), light)
    bent([on_wall(0.085 * x, 0.455 + 0.05 * z, 0.008) for x, z in arc(1, -170, -10, 20)], 0.011, light)


def socket(angle, height=0.14):
    """A USB-C socket; returns a hand whose -Y points out of it."""
    x = math.radians(angle) * RADIUS
    window(0.125, 0.06, 0.5, (x, height), metal(roughness=0.25), 0.006)
    window(0.10, 0.036, 0.5, (x, height), plain("#0b0b0d", 0.5), 0.008)
    return group(on_wall(x, height), (0, 0, angle))


def plug(hand, steel):
    white = plain("#fffaf4", 0.35, 0.3)
    box((0, -0.03, 0), (0.085, 0.08, 0.028), steel, hand, 0.013)
    box((0, -0.125, 0), (0.115, 0.15, 0.06), white, hand, 0.028)
    cord = [(0, -0.18, 0), (0, -0.28, 0), (0.0, -0.40, -0.06), (0.08, -0.5, -0.118), (0.3, -0.52, -0.118), (0.5, -0.3, -0.118)]
    cord += [(0.42, 0.0, -0.118), (0.1, 0.3, -0.118), (-0.3, 0.9, -0.118), (-0.2, 2.2, -0.118)]
    bent(cord, 0.022, white, hand)

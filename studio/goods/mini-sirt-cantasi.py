"""A small rounded backpack with a front pocket, a zip, a handle, straps and a heart on the zip."""

from vocabulary import *

SHOT = TREND.but(frame=3.5, target=(0.08, 0, 1.08), elevation=11, turn=-16)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=16, turn=30), "lila": SHOT.of(color="#b9a2e6", edge="#8f74c9")}


def build(color="#f4a6bd", edge="#d8718f"):
    cloth = rough(surface("nylon", color, Roughness=0.5, Specular=0.35, Sheen=0.5, Sheen_Tint=0.6), 26, 0.12, 0.02)
    piping, web = plain(edge, 0.5), rough(plain(edge, 0.75), 90, 0.4, 0.006)
    hand = group((0, 0, 1.0), (-4, 0, 0))
    stuffed(outline(0.92, 1.0), 0.46, cloth, hand)
    for y in (-0.35, 0.35):
        bent([(x, y, z) for x, z in outline(0.86, 0.935)], 0.026, piping, hand, closed=True)
    zipper(hand, web)
    pocket = group((0, -0.42, -0.38), parent=hand)
    stuffed(outline_rounded(1.24, 0.86, 0.24), 0.20, cloth, pocket)
    bent([(x, -0.155, z) for x, z in outline_rounded(1.17, 0.79, 0.21)], 0.022, piping, pocket, closed=True)
    stuffed(outline_rounded(1.26, 0.42, 0.18), 0.235, cloth, pocket, at=(0, 0, 0.24))
    heart(0.085, 0.035, gold(), pocket, at=(0, -0.235, 0.10))
    strap([(0.2 * x, 0.25, 0.96 + 0.26 * z) for x, z in arc(1, 0, 180, 12)], web, hand, 0.05)
    for side in (-1, 1):
        strap([(side * (0.50 + 0.56 * x), 0.48 + 0.1 * x, 0.86 * z) for x, z in arc(1, 100, -95.5, 23)], web, hand, 0.09)


def outline(half, height, count=128):
    """Upright, its top an arch, its bottom corners round."""
    for x, z in arc(1, 0, 360, count)[:-1]:
        power = 0.62 if z > 0 else 0.42
        yield half * fuller(x, power) * (1 - 0.06 * fuller(z, power)), height * fuller(z, power)


def stuffed(outline, depth, cloth, hand, **place):
    """Flat in the middle, round at its edge."""
    outline = list(outline)
    section = [(share**0.42, depth * fuller(out, 0.42)) for share, out in arc(1, -90, 90, 48)]
    sheet([[(x * share, out, z * share) for x, z in outline] for share, out in section], cloth, hand, closed=True, **place)


def zipper(hand, web):
    """An arch of teeth near the front edge, its puller with a heart."""
    edge = list(outline(0.925, 1.005))
    bent([(x, -0.15, z) for x, z in edge[-8:] + edge[:73]], 0.05, web, hand)
    for x, z in outline(0.953, 1.035, 384):
        if z > -0.1:
            ball((x, -0.165, z), (0.014, 0.03, 0.014), gold(), hand, around=12)
    puller = group((edge[25][0], 0, edge[25][1]), parent=hand)
    ring(0.05, 0.014, gold(), puller, at=(0, -0.26, -0.03))
    bent([(0, -0.27, -0.06), (0.02, -0.40, -0.16), (0.02, -0.47, -0.28)], 0.014, gold(), puller)
    heart(0.10, 0.04, plain("#fff4e2", 0.35, 0.6), puller, at=(0.02, -0.50, -0.37))


def strap(path, web, hand, half):
    """Webbing, broad from front to back."""
    sheet([[(x, y + side * half, z) for side in (-1, -0.5, 0, 0.5, 1)] for x, y, z in path], web, hand, thick=0.035)

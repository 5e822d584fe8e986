"""A burning candle in a glass jar, its wooden lid leaning at it, a rose before it."""

from vocabulary import *

SHOT = COUPLES.but(frame=3.0, target=(0.08, 0, 0.68), key=300, strip=220, elevation=14, glow=0.05, caustics=True, samples=1.4)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=2.5, target=(0, -0.2, 0.62), elevation=26, turn=16),
    "gul-kurusu": SHOT.of(color="#c4868a"),
}


def build(color="#f6e8cf"):
    jar = [(0, 0), (0.52, 0), (0.57, 0.015), (0.60, 0.06), (0.60, 0.12), (0.60, 1.14), (0.598, 1.17)]
    jar += [(0.58, 1.185), (0.562, 1.17), (0.56, 1.14), (0.56, 0.12), (0.54, 0.06), (0.48, 0.045), (0, 0.045)]
    turned(jar, glass(), around=128)
    candle = [(0, 0.05), (0.48, 0.05), (0.535, 0.065), (0.552, 0.12), (0.552, 0.86), (0.545, 0.885), (0.52, 0.875), (0, 0.86)]
    turned(candle, wax(color), around=128)
    flame((0, 0, 0.93), 0.34)
    lid, beech = group((0.86, -0.02, 0.565), (0, -106, -24)), wood("#bd8a57", "#d9b07e")
    board = [(0, 0), (0.58, 0), (0.605, 0.012), (0.61, 0.03), (0.61, 0.09), (0.605, 0.108), (0.58, 0.12), (0, 0.12)]
    turned(board, beech, lid)
    turned([(0, 0.1), (0.08, 0.12), (0.075, 0.16), (0.11, 0.21), (0.1, 0.26), (0, 0.28)], beech, lid, smooth_edges=2)
    rose(group((-0.45, -0.72, 0.20), (38, -14, 0), 0.62))


def rose(hand):
    tones = [velvet(tone) for tone in ("#b51f3c", "#c22a47", "#cf3a55")]
    ball((0, 0, 0.17), (0.165, 0.165, 0.29), tones[0], hand)
    for i in range(20):
        share = i / 19
        petal(hand, tones[i % 3], 137.5 * i, 0.10 + 0.40 * share, 0.02 + 0.36 * share**2, 0.55 - 0.20 * share**2)
    for i in range(5):
        petal(hand, velvet("#5d7d4a"), 72 * i, 0.30, 0.42, 0.10)


def petal(hand, cloth, turn, size, lean, height):
    """Wraps round the rose's middle, bulges and rolls its edge outwards."""

    def point(up, across):
        side = 2 * across - 1
        angle = turn + math.degrees(side * 1.05 * math.sin(math.pi * (0.22 + 0.62 * up)))
        out = size * math.sin(math.pi / 2 * min(1, 0.25 + 1.1 * up)) + 0.012 * side
        out += lean * up**3 * (0.75 + 0.25 * side * side)
        z = height * up * (1 - 0.22 * side * side * up) - 0.16 * lean * up**8 - 0.10 * size
        return (*polar(out, angle), z)

    formed(point, 14, 20, cloth, hand, thick=0.012)

"""An opened box out of which a little fox looks, and two of its friends in front."""

from vocabulary import *

SHOT = COLLECTIBLES.but(frame=2.5, target=(0.04, 0, 0.58))
PICTURES = {"whole": SHOT, "angle": SHOT.but(turn=-26, elevation=22), "mor": SHOT.of(card="#8a63d2", dark="#6a45b4")}
LONG, ROUND, POINTED = (0.28, 0.06, 0.085), (0.03, 0.09, 0.09), (0.19, 0.09, 0.01)  # an ear's length and radii
PINE = [(0.035, -0.28), (0.035, -0.2), (0.17, -0.2), (0.0544, -0.02), (0.14, -0.06), (0.0448, 0.1), (0.10, 0.08)]


def build(card="#f59ab8", dark="#e5769c"):
    hand, size = group((0, 0.22, 0), (0, 0, 8)), 0.86
    box((0, 0, 0.33), (size - 0.04, size - 0.04, 0.66), paper(dark), hand)
    walls(size, size, 0.80, 0.04, paper(card), hand)
    box((0, 0, 0.05), (size + 0.012, size + 0.012, 0.1), paper(dark), hand, 0.01)
    pine = PINE + [(0, 0.26)] + [(-x, z) for x, z in reversed(PINE)]
    plate(pine, 0.012, paper("#fff6e6"), hand, 0.002, at=(0, -size / 2 - 0.004, 0.43))
    lid = group((0.66, 0.30, 0.45), (0, 66, 8))
    box((0, 0, 0), (size + 0.06, size + 0.06, 0.2), paper(dark), lid, 0.014)
    friend("#e98a45", "#fff3e2", POINTED, group((0, 0, 0.44), parent=hand))
    friend("#cfc6c8", "#fff4f0", LONG, group((-0.52, -0.42, 0), (0, 0, 10)))
    friend("#a5714b", "#efd3ae", ROUND, group((0.50, -0.46, 0), (0, 0, -12)))


def friend(coat, light, ears, hand):
    length, root, tip = ears
    parts = [((0, 0, 0.18), (0.165, 0.15, 0.18)), ((0, -0.02, 0.47), (0.24, 0.20, 0.195)), ((0, -0.18, 0.42), (0.10, 0.08, 0.07))]
    ear = limb((0.13, 0, 0.60), (0.16, 0, 0.62 + length), root, tip, 12, flat=0.7)
    arm = limb((0.14, -0.05, 0.28), (0.20, -0.16, 0.22), 0.055, 0.06)
    parts += both(*ear, *arm, ((0.09, -0.09, 0.05), (0.075, 0.11, 0.055)))
    body = melted(parts, 0.009, None, hand, smooth=16)
    spots = [((0, -0.15, 0.17), (0.10, 0.12, 0.12)), ((0, -0.24, 0.40), (0.13, 0.12, 0.075))]
    spots += both(((0.155, -0.12, 0.64 + length / 2), (0.035, 0.1, 0.045 + length / 3)))
    painted(body, coat, *((light, oval(*spot, 0.02)) for spot in spots))
    eyes(body, 0.105, 0.50, (0.026, 0.034), lift=0.010)
    ball(front(body, 0, 0.445), (0.03, 0.022, 0.022), enamel("#33201c"), hand)
    smile(body, 0.04, 0.395, 0.012, "#4c2a20", 0.005, 5)
    patches(body, 0.165, 0.445, (0.03, 0.02), vinyl("#ffb0ac"), 0.002)

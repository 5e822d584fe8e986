"""An opened box out of which a little fox looks, and two of its friends in front."""

from animals import drawn, eyes, front, oval, painted, patch
from materials import enamel, paper, vinyl
from shapes import ball, box, limb, melted, plate, group
from shot import Shot

SHOT = Shot(paper="yellow", frame=2.5, target=(0.04, 0, 0.58), elevation=15)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(turn=-26, elevation=22),
    "mor": SHOT.of(card="#8a63d2", dark="#6a45b4"),
}
LONG, ROUND, POINTED = (0.28, 0.06, 0.085), (0.03, 0.09, 0.09), (0.19, 0.09, 0.01)  # an ear's length and radii


def build(card="#f59ab8", dark="#e5769c"):
    hand = group((0, 0.22, 0), (0, 0, 8))
    wall, size, height = paper(card), 0.86, 0.80
    box((0, 0, 0.33), (size - 0.04, size - 0.04, 0.66), paper(dark), hand)
    for side in (-1, 1):
        box((side * (size / 2 - 0.02), 0, height / 2), (0.04, size, height), wall, hand, 0.012)
        box((0, side * (size / 2 - 0.02), height / 2), (size, 0.04, height), wall, hand, 0.012)
    box((0, 0, 0.05), (size + 0.012, size + 0.012, 0.1), paper(dark), hand, 0.01)
    plate(pine(), 0.012, paper("#fff6e6"), hand, 0.002, at=(0, -size / 2 - 0.004, 0.43))
    lid = group((0.66, 0.30, 0.45), (0, 66, 8))
    box((0, 0, 0), (size + 0.06, size + 0.06, 0.2), paper(dark), lid, 0.014)
    friend((0, 0, 0.44), "#e98a45", "#fff3e2", POINTED, hand)
    friend((-0.52, -0.42, 0), "#cfc6c8", "#fff4f0", LONG, None, 10)
    friend((0.50, -0.46, 0), "#a5714b", "#efd3ae", ROUND, None, -12)


def pine(layers=((0.17, -0.2, 0.0), (0.14, -0.06, 0.12), (0.10, 0.08, 0.26))):
    """The outline of a fir tree."""
    right = [(0.035, -0.28), (0.035, -0.2)]
    for width, foot, top in layers:
        right += [(width, foot), (width * 0.32, top - 0.02)]
    right[-1] = (0, 0.26)
    return right + [(-x, z) for x, z in reversed(right[:-1])]


def friend(at, coat, light, ears, parent, turn=0):
    hand = group(at, (0, 0, turn), parent=parent)
    parts = [((0, 0, 0.18), (0.165, 0.15, 0.18)), ((0, -0.02, 0.47), (0.24, 0.20, 0.195)), ((0, -0.18, 0.42), (0.10, 0.08, 0.07))]
    length, root, tip = ears
    for side in (-1, 1):
        ear = limb((side * 0.13, 0, 0.60), (side * 0.16, 0, 0.62 + length), root, tip, 12)
        parts += [(middle, (radius, radius * 0.7, radius)) for middle, radius in ear]
        parts += limb((side * 0.14, -0.05, 0.28), (side * 0.20, -0.16, 0.22), 0.055, 0.06)
        parts.append(((side * 0.09, -0.09, 0.05), (0.075, 0.11, 0.055)))
    body = melted(parts, 0.009, None, hand, smooth=16)
    spots = [((0, -0.15, 0.17), (0.10, 0.12, 0.12)), ((0, -0.24, 0.40), (0.13, 0.12, 0.075))]
    spots += [((side * 0.155, -0.12, 0.64 + length / 2), (0.035, 0.1, 0.045 + length / 3)) for side in (-1, 1)]
    painted(body, coat, *((light, oval(*spot, 0.02)) for spot in spots))
    eyes(body, 0.105, 0.50, (0.026, 0.034), lift=0.010)
    ball(front(body, 0, 0.445), (0.03, 0.022, 0.022), enamel("#33201c"), hand)
    drawn(body, [(0.04 * i / 5, 0.395 + 0.012 * (i / 5) ** 2) for i in range(-5, 6)], "#4c2a20", 0.005)
    for side in (-1, 1):
        patch(body, side * 0.165, 0.445, (0.03, 0.02), vinyl("#ffb0ac"), 0.002)

"""A sleeping panda in a fluffy overall, on a metal clip."""

from animals import drawn, front, mouth, patch
from jewels import snap_hook
from materials import enamel, linear, silver, velvet
from shapes import ball, group, limb, melted
from shot import Shot
from soft import plush

SHOT = Shot(paper="yellow", frame=2.0, target=(0, -0.05, 0.72), elevation=11, exposure=0.35, bounces=4)
BLACK, WHITE = "#4a4648", linear("#fcfaf9", 1.3)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(turn=-28, elevation=16),
    "beyaz": SHOT.of(overall=WHITE),
}


def build(overall=BLACK):
    parts = [((0, 0, 0.31), (0.30, 0.26, 0.30))]
    for side in (-1, 1):
        parts += limb((side * 0.22, -0.06, 0.46), (side * 0.31, -0.24, 0.30), 0.10, 0.10)
        parts += limb((side * 0.16, -0.14, 0.12), (side * 0.22, -0.36, 0.12), 0.115, 0.12)
        parts += limb((side * 0.01, -0.20, 0.54), (side * 0.22, 0.02, 0.57), 0.075)
    plush(parts, overall, hairs=3000, length=0.07, cell=0.022, radius=0.004)
    for side in (-1, 1):
        ball((side * 0.22, -0.50, 0.125), (0.068, 0.05, 0.074), velvet("#f3b3b3"))
    hand = group((0.02, -0.03, 0.78), (0, 9, 0))
    head = [((0, 0, 0), (0.38, 0.31, 0.31)), ((0, -0.24, -0.09), (0.13, 0.11, 0.085))]
    head = melted(head, 0.016, velvet("#fffaf4"), hand, 30)
    for side in (-1, 1):
        plush([((side * 0.27, 0.02, 0.26), (0.125, 0.08, 0.125))], BLACK, hand, 500, 0.05, 0.02, seed=3, radius=0.0035)
        eye = patch(head, side * 0.165, 0.015, (0.082, 0.11), velvet("#1d1a1c"), 0.012, side * 32)
        lid = [(side * (0.117 + 0.011 * i), -0.025 * (1 - (i / 4.5 - 1) ** 2)) for i in range(10)]
        drawn(eye, lid, "#fff3e4", 0.0075)
        patch(head, side * 0.26, -0.105, (0.045, 0.03), velvet("#f9b4b4"), 0.003)
    ball(front(head, 0, -0.045, 0.005), (0.048, 0.035, 0.033), enamel("#1d1a1c"), hand)
    mouth(head, -0.125, 0.045, "#2a2325", 0.007)
    snap_hook(silver(), hand, (0, 0, 0.30), (0, -9, 0), 0.8)

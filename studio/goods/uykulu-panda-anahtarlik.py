"""A sleeping panda in a fluffy overall, on a metal clip."""

from vocabulary import *

SHOT = COLLECTIBLES.but(frame=2.0, target=(0, -0.05, 0.72), elevation=11, exposure=0.35, bounces=4)
BLACK, WHITE = "#4a4648", linear("#fcfaf9", 1.3)
PICTURES = {"whole": SHOT, "angle": SHOT.but(turn=-28, elevation=16), "beyaz": SHOT.of(overall=WHITE)}


def build(overall=BLACK):
    arm = limb((0.22, -0.06, 0.46), (0.31, -0.24, 0.30), 0.10)
    leg = limb((0.16, -0.14, 0.12), (0.22, -0.36, 0.12), 0.115, 0.12)
    collar = limb((0.01, -0.20, 0.54), (0.22, 0.02, 0.57), 0.075)
    parts = [((0, 0, 0.31), (0.30, 0.26, 0.30)), *both(*arm, *leg, *collar)]
    plush(parts, overall, hairs=3000, length=0.07, cell=0.022, radius=0.004)
    for side in (-1, 1):
        ball((side * 0.22, -0.50, 0.125), (0.068, 0.05, 0.074), velvet("#f3b3b3"))
    hand = group((0.02, -0.03, 0.78), (0, 9, 0))
    head = [((0, 0, 0), (0.38, 0.31, 0.31)), ((0, -0.24, -0.09), (0.13, 0.11, 0.085))]
    head = melted(head, 0.016, velvet("#fffaf4"), hand, 30)
    eyes = patches(head, 0.165, 0.015, (0.082, 0.11), velvet("#1d1a1c"), 0.012, 32)
    for side, eye in zip((-1, 1), eyes):
        plush([((side * 0.27, 0.02, 0.26), (0.125, 0.08, 0.125))], BLACK, hand, 500, 0.05, 0.02, seed=3, radius=0.0035)
        lid = [(side * (0.1665 + 0.0495 * across), -0.025 * (1 - across**2)) for across in steps(9, -1, 1)]
        drawn(eye, lid, "#fff3e4", 0.0075)
    patches(head, 0.26, -0.105, (0.045, 0.03), velvet("#f9b4b4"), 0.003)
    ball(front(head, 0, -0.045, 0.005), (0.048, 0.035, 0.033), enamel("#1d1a1c"), hand)
    mouth(head, -0.125, 0.045, "#2a2325", 0.007)
    snap_hook(silver(), hand, (0, 0, 0.30), (0, -9, 0), 0.8)

"""A wrist strap of glass and acrylic beads, daisies and hearts, on a lying phone."""

from vocabulary import *

SHOT = TELEPHONE.but(frame=2.5, target=(0.05, -0.02, 0), elevation=58, blur=2, caustics=True, samples=1.3)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=1.7, target=(0.36, -0.08, 0), elevation=48),
    "mavi": SHOT.of(colors=("#5b93dd", "#a9cbf2", "#dcebff")),
    "mint": SHOT.of(colors=("#58c3a0", "#a8e3cd", "#dcf7ec")),
}
PATTERN = "ABwCdAwBhgC"  # one bead after another: A, B, C of the colours, white, glass, daisy, heart
LENGTH, WIDTH, STEP = 1.20, 0.42, 0.142  # of the loop, and from bead to bead


def build(colors=("#f0709c", "#f9adc6", "#ffdbe6")):
    lying = group((-0.42, 0.06, 0.115), (-90, 0, 0))
    phone_case(silicone("#fffaf3"), lying)
    phone(lying)
    cord, strap = plain("#fff4ee", 0.6), group((0.42, -0.72, 0.07), (0, 0, -4))
    bent([(-0.42, -0.73, 0.06), (-0.42, -0.86, 0.05), (-0.2, -0.98, 0.04), (0.2, -1.0, 0.04), (0.42, -0.80, 0.07)], 0.016, cord)
    ring(0.05, 0.011, gold(), strap, at=(0, -0.05, 0), plane="xy")
    points = [drop(turn) for turn in steps(900, 0, 2 * math.pi)]
    bent(points[::20], 0.012, cord, strap)
    beads = {"w": enamel("#fff6ee"), "g": glass(colors[1]), **{name: vinyl(color) for name, color in zip("ABC", colors)}}
    walked, count = 0.0, 0
    for before, point in zip(points, points[1:]):
        walked += (point - before).length
        if walked >= STEP * (count + 0.5):
            bead(PATTERN[count % len(PATTERN)], group(point, (0, 0, random.uniform(-30, 30)), parent=strap), beads)
            count += 1


def drop(turn):
    """The loop on the table, a drop that begins and ends at 0."""
    return Vector((-WIDTH * math.sin(turn) * abs(math.sin(turn / 2)) ** 0.7, LENGTH * (1 - math.cos(turn)) / 2, 0))


def bead(kind, hand, beads):
    if kind == "d":
        for petal in circle(0.052, 5):
            ball(petal, (0.04, 0.04, 0.028), vinyl("#fffdf8"), hand)
        ball((0, 0, 0.015), (0.034, 0.034, 0.03), vinyl("#ffc94a"), hand)
    elif kind == "h":
        heart(0.085, 0.05, beads["A"], hand, rotation=(-90, 0, 0))
    else:
        ball((0, 0, 0), 0.058 if kind == "w" else 0.068, beads[kind], hand)

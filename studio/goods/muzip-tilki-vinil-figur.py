"""A vinyl fox with a huge tail, half-closed eyes, a crooked smile and freckles."""

from vocabulary import *

SHOT = COLLECTIBLES.but(frame=2.2, target=(0.19, 0, 0.68), elevation=10, turn=8)
PICTURES = {
    "whole": SHOT,
    "angle": SHOT.but(turn=-16, elevation=20),
    "krem": SHOT.of(coat="#efd9b8", light="#fffaf0", dark="#a9805c"),
}


def build(coat="#e8792f", light="#fff4e2", dark="#4c2a20"):
    cheek = limb((0.26, -0.06, 0.79), (0.54, -0.03, 0.74), 0.17, 0.02)
    ear = limb((0.23, 0.02, 1.08), (0.36, 0.0, 1.40), 0.16, 0.02, 16, flat=0.55)
    head = [((0, 0, 0.86), (0.40, 0.33, 0.32)), *limb((0, -0.26, 0.79), (0, -0.50, 0.76), 0.16, 0.075), *both(*cheek, *ear)]
    head = melted(head, 0.013, None, smooth=24)
    spots = [oval((side * 0.34, -0.16, 0.66), (0.32, 0.5, 0.17)) for side in (-1, 1)]  # the cheeks, the chin, the ears
    spots += [oval((0, -0.45, 0.70), (0.17, 0.4, 0.065))]
    spots += [oval((side * 0.285, -0.1, 1.17), (0.085, 0.1, 0.13)) for side in (-1, 1)]
    painted(head, coat, *((light, spot) for spot in spots), (dark, lambda p: (p.z - 1.27) / 0.04))
    body = [((0, 0, 0.36), (0.24, 0.21, 0.31)), ((0, 0, 0.2), (0.27, 0.23, 0.18))]
    body += both(((0.14, -0.10, 0.075), (0.125, 0.18, 0.085)))
    feet = lambda p: (0.1 - p.z + 0.6 * max(0, -p.y - 0.15)) / 0.04
    belly = oval((0, -0.22, 0.36), (0.155, 0.2, 0.24))
    painted(melted(body, 0.013, None, smooth=20), coat, (light, belly), (dark, feet))
    for side in (-1, 1):
        arm = melted(limb((side * 0.205, -0.02, 0.53), (side * 0.33, -0.14, 0.29), 0.075, 0.085), 0.013, None)
        painted(arm, coat, (dark, lambda p: (0.33 - p.z) / 0.03))
    tail = []
    for share in steps(40):
        x, z = polar(1, -125 + 175 * share)
        tail.append(((0.30 + 0.47 * x, 0.29, 0.70 + 0.52 * z), 0.02 + 0.26 * math.sin(math.pi * share**0.9) ** 0.8))
    painted(melted(tail, 0.02, None, smooth=50), coat, (light, lambda p: (p.z - 0.87 + 0.035 * math.sin(p.x * 40)) / 0.03))
    face(head, coat, dark)


def face(head, coat, dark):
    eyes(head, 0.165, 0.885, (0.066, 0.078), lift=0.018)
    patches(head, 0.165, 0.945, (0.09, 0.040), vinyl(coat), 0.036, 9)
    for x, z in ((0.25, 0.79), (0.30, 0.765), (0.315, 0.80)):
        patches(head, x, z, (0.011, 0.010), vinyl(dark), 0.002)
    ball(front(head, 0, 0.80), (0.058, 0.045, 0.042), enamel("#2a1815"))
    drawn(head, [(x / 100, 0.722 + 0.05 * (x / 12) ** 2 + 0.012 * x / 12) for x in range(-7, 13)], "#4c2a20", 0.007)

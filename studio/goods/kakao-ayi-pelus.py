"""A chocolate brown plush bear with satin in its ears and on its feet."""

from vocabulary import *

SHOT = COLLECTIBLES.but(frame=3.0, target=(0, -0.15, 0.95), elevation=13, exposure=0.4, bounces=4)
PICTURES = {"whole": SHOT, "angle": SHOT.but(turn=-28), "karamel": SHOT.of(fur="#ffdcae", muzzle="#fff0d4", silk="#eec28e")}


def build(fur="#b98a68", muzzle="#eecfa8", silk="#d9a380"):
    ear, foot = ((0.47, 0.0, 1.77), (0.22, 0.12, 0.22)), ((0.50, -0.72, 0.27), (0.25, 0.17, 0.28))
    arm = limb((0.48, -0.10, 0.86), (0.62, -0.48, 0.68), 0.19)
    leg = limb((0.32, -0.10, 0.24), (0.50, -0.62, 0.25), 0.23)
    body, head = ((0, 0, 0.56), (0.58, 0.48, 0.56)), ((0, -0.06, 1.36), (0.60, 0.50, 0.50))
    body = plush([body, head, *both(ear, foot, *arm, *leg)], fur, hairs=8000, length=0.10, seed=4)
    snout = plush([((0, -0.52, 1.24), (0.27, 0.17, 0.20))], linear(muzzle, 1.1), None, 900, 0.045, 0.03, 2, seed=5)
    patches(body, 0.47, 1.78, (0.135, 0.135), satin(silk), 0.075)
    patches(body, 0.50, 0.28, (0.155, 0.175), satin(silk), 0.085)
    eyes(body, 0.235, 1.42, (0.072, 0.078), lift=0.10)
    ball(front(snout, 0, 1.325, 0.02), (0.085, 0.05, 0.06), enamel("#2b1713"))
    mouth(snout, 1.20, 0.085, "#2b1713", 0.012, 0.04)

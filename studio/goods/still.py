"""Small pictures for an empty cart, a missing page and the sign-in."""

from vocabulary import *


def empty_cart():
    """An open box with nothing in it, its lid and ribbon beside."""
    hand, white = group((-0.15, 0.15, 0), (0, 0, 22)), paper("#fffaf4")
    box((0, 0, 0.02), (1, 1, 0.04), white, hand, 0.01)
    for side in (-0.5, 0.5):
        box((side, 0, 0.3), (0.04, 1.04, 0.6), white, hand, 0.012)
        box((0, side, 0.3), (1, 0.04, 0.6), white, hand, 0.012)
    lid = group((0.86, 0.16, 0.42), (0, 62, 12))
    box((0, 0, 0), (1.08, 1.08, 0.18), white, lid, 0.014)
    bow("#c8193c", 0.6, (0.5, -0.72, 0.1), (-64, 0, -12), flat=True)


def lonely_bear():
    """One bear of the pair, alone."""
    bears = good("sarilan-ayicik-cift-pelus")
    bears.bear(**bears.CARAMEL, ribbon="#c8193c", hand=group(rotation=(0, 0, -8)), seed=3)


def lock_and_key():
    place("kilit-ve-anahtar-cift-anahtarlik")


SHOT = COUPLES.but(size=(4, 3), frame=2.6, target=(0, 0, 0.45), elevation=20, pixels=640)
PICTURES = {
    "empty-cart": SHOT.but(elevation=30, frame=2.9).of(scene=empty_cart),
    "missing": SHOT.but(frame=3.8, target=(0, -0.1, 1.0), elevation=13, exposure=0.4, bounces=4).of(scene=lonely_bear),
    "sign-in": SHOT.but(frame=3.3, target=(0, 0.05, 0.1), elevation=52, back=6, strip=420, flag=True).of(scene=lock_and_key),
}


def build(scene):
    scene()

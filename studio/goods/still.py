"""Small pictures for an empty cart, a missing page and the sign-in."""

from materials import paper
from others import good, place
from ribbon import bow
from shapes import box, group
from shot import COUPLES
from wares import walls

SHOT = COUPLES.but(size=(4, 3), frame=2.6, target=(0, 0, 0.45), elevation=20, pixels=640)
PICTURES = {
    "empty-cart": SHOT.but(elevation=30, frame=2.9).of(scene="empty-cart"),
    "missing": SHOT.but(frame=3.4, target=(0, -0.1, 0.98), elevation=13, exposure=0.4, bounces=4).of(scene="missing"),
    "sign-in": SHOT.but(strip=420, flag=True).of(scene="sign-in"),
}


def build(scene):
    {"empty-cart": empty_cart, "missing": missing, "sign-in": sign_in}[scene]()


def empty_cart():
    """An open box with nothing in it, its lid and ribbon beside."""
    hand, white = group((-0.15, 0.15, 0), (0, 0, 22)), paper("#fffaf4")
    box((0, 0, 0.02), (1, 1, 0.04), white, hand, 0.01)
    walls(1.04, 1.04, 0.6, 0.04, white, hand)
    lid = group((0.86, 0.16, 0.42), (0, 62, 12))
    box((0, 0, 0), (1.08, 1.08, 0.18), white, lid, 0.014)
    bow("#c8193c", 0.6, (0.5, -0.72, 0.1), (-64, 0, -12), flat=True)


def missing():
    """One bear of the pair, alone."""
    bears = good("sarilan-ayicik-cift-pelus")
    bears.bear(**bears.CARAMEL, ribbon="#c8193c", hand=group(rotation=(0, 0, -8)), seed=3)


def sign_in():
    place(good("kilit-ve-anahtar-cift-anahtarlik"), (0, 0, 0))

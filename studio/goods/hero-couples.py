"""The hero's first slide: bears, mugs and a gift box; words stand at the left (wide) or above (tall)."""

from others import good
from shapes import ROOT, group
from shot import Shot
from wares import gift_box, mug

SHOT = Shot(paper="pink", elevation=12, exposure=0.4, bounces=4)
WIDE = SHOT.but(size=(16, 9), frame=4.8, width=8.0, shift=(-0.215, 0.03), target=(0.25, -0.3, 0.95))
TALL = SHOT.but(size=(9, 11), frame=4.6, width=6.0, shift=(0, 0.165), target=(0.27, -0.3, 0.95), elevation=14)
PICTURES = {"wide": WIDE.of(tall=False), "tall": TALL.of(tall=True)}


def build(tall):
    good("sarilan-ayicik-cift-pelus").build()
    bears = [thing for thing in ROOT.children]
    place = group((0, 0.25, 0))
    for thing in bears:
        thing.parent = place
    behind, before = ((1.55, -0.30, 0), (0.72, -1.45, 0)) if tall else ((1.80, 0.0, 0), (1.10, -1.30, 0))
    for at, color, turn in ((behind, "#c9b6e4", 8), (before, "#f6b7c6", -20)):
        mug(color, handle=1, turn=turn, parent=group(at, scale=0.74))
    gift_box(at=(-1.05, -1.35, 0) if tall else (-1.02, -1.30, 0), turn=24)

"""The pictures of the hero's first slides."""

from vocabulary import *


def couples():
    place("sarilan-ayicik-cift-pelus", (0, 0.25, 0))
    for at, color, turn in (((1.80, 0.0, 0), "#c9b6e4", 8), ((1.10, -1.30, 0), "#f6b7c6", -20)):
        mug(color, turn=turn, parent=group(at, scale=0.74))
    gift_box(at=(-1.02, -1.30, 0), turn=24)


def collectibles():
    place("orman-dostlari-surpriz-kutu", (0.75, 0.1, 0), turn=-14)
    place("pembe-tavsan-canta-susu", (-0.95, 0, 0), turn=12, scale=1.1)
    place("unicorn-koleksiyon-figuru", (-0.15, 0.5, 0), turn=-8)


def jewellery():
    place("inci-taneli-istiridye-kolye", (-0.75, 0.4, 0), turn=10)
    place("zirkon-tasli-ayarli-yuzuk", (0.95, 0.1, 0), turn=-14, scale=0.8)
    place("nazar-boncuklu-bileklik", (0.3, -0.75, 0), turn=-10, scale=0.62)


SHOT = Shot(paper="pink", size=(5, 4), frame=4.6, target=(0.3, -0.3, 0.85), elevation=13, exposure=0.4, bounces=4)
PICTURES = {
    "cift-urunleri": SHOT.of(scene=couples),
    "labubu": SHOT.but(paper="yellow", frame=3.9, target=(0.1, 0, 0.92)).of(scene=collectibles),
    "takilar": SHOT.but(paper="lilac", frame=3.5, target=(0.2, 0, 0.92), strip=420, flag=True).of(scene=jewellery),
}


def build(scene):
    scene()

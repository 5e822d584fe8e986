"""The pictures of the five categories: one good each, near, on the collection's paper."""

from vocabulary import *

SHOT = Shot(paper="pink", size=(4, 3), frame=3.2, target=(0, 0, 0.8), elevation=13, pixels=480)
PICTURES = {
    "cift-urunleri": SHOT.but(frame=4.2, target=(0, -0.1, 1.02)).of(name="sarilan-ayicik-cift-pelus"),
    "labubu": SHOT.but(paper="yellow").of(name="pembe-tavsan-canta-susu"),
    "takilar": SHOT.but(paper="lilac", strip=420, flag=True, frame=2.6).of(name="inci-taneli-istiridye-kolye"),
    "telefon": SHOT.but(paper="blue", frame=2.8, caustics=True, samples=1.6).of(name="fiyonklu-seffaf-telefon-kilifi"),
    "trend": SHOT.but(paper="mint", key=170, fill=34, world=0.12, background=30, glow=0.1).of(name="mantar-gece-lambasi"),
}
build = place

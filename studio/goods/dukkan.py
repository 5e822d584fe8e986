"""What a trial shop shows of itself: how a gift is wrapped, and a figure of the woman who wraps it."""

from vocabulary import *

SKIN, HAIR = "#f0bd98", "#5a3422"


def parcel():
    """A wrapped gift with its card in front."""
    gift_box(at=(0, 0.3, 0), turn=24)
    note = group((0.46, -0.42, 0.0), (-16, 0, -12))
    card("#fffaf2", 0.62, 0.42, (0, 0, 0.215), note)
    for z, width in ((0.30, 0.40), (0.235, 0.44), (0.17, 0.28)):
        line = [(-0.22 + width * share, -0.009, z + 0.007 * math.sin(share * 40)) for share in steps(60)]
        bent(line, 0.0045, plain("#4a3a36", 0.8), note)
    heart(0.035, 0.02, enamel("#c8193c"), note, at=(0.20, -0.012, 0.115))


def maker():
    """Vinyl like the shop's own figures, with a bow in her bun and a gift in her hands."""
    head = melted([((0, 0, 1.12), (0.41, 0.36, 0.37)), ((0, -0.04, 0.98), (0.30, 0.29, 0.22))], 0.014, None, smooth=20)
    painted(head, SKIN, *(("#ee8f84", oval((side * 0.25, -0.3, 1.0), (0.095, 0.2, 0.06), 0.06)) for side in (-1, 1)))
    eyes(head, 0.145, 1.10, (0.042, 0.056), lift=0.02)
    for side in (-1, 1):
        brow = [(side * (0.09 + 0.11 * share), 1.215 + 0.022 * math.sin(math.pi * share)) for share in steps(8)]
        drawn(head, brow, HAIR, 0.010)
    ball(front(head, 0, 1.04), (0.028, 0.022, 0.020), vinyl("#e6a27e"))
    smile(head, 0.085, 0.945, 0.03, "#a33a35", 0.010)
    locks = [((0, 0.07, 1.19), (0.455, 0.37, 0.39)), *both(((0.36, 0.02, 1.0), (0.10, 0.16, 0.24)))]
    melted([*locks, *both(*limb((0.06, -0.29, 1.42), (0.37, -0.20, 1.14), 0.085, 0.07))], 0.016, vinyl(HAIR))
    ball((0, 0.10, 1.70), (0.22, 0.21, 0.19), vinyl(HAIR))
    bow("#c8193c", 0.46, (0, -0.16, 1.585), (-8, 0, 0), tail=0.2, spread=40, seed=4)
    dress = [((0, 0, 0.30), (0.40, 0.30, 0.36)), ((0, 0, 0.56), (0.27, 0.22, 0.22)), ((0, 0, 0.1), (0.44, 0.34, 0.16))]
    apron = lambda p: min((0.27 - abs(p.x)) / 0.03, (-p.y - 0.02) / 0.03, (0.60 - p.z) / 0.03)
    painted(melted(dress, 0.014, None, smooth=20), "#f6b7c6", ("#fffaf2", apron))
    for side in (-1, 1):
        sleeve = limb((side * 0.27, -0.02, 0.60), (side * 0.36, -0.22, 0.40), 0.095, 0.085)
        arm = melted([*sleeve, *limb((side * 0.36, -0.22, 0.40), (side * 0.25, -0.43, 0.36), 0.082, 0.075)], 0.013, None)
        painted(arm, SKIN, ("#f6b7c6", lambda p: (p.y + 0.33) / 0.03))
    gift = group((0, -0.46, 0.20), (0, 0, 8), 0.44)
    before = set(ROOT.children)
    gift_box(at=(0, 0, 0), turn=0)
    for thing in set(ROOT.children) - before:
        thing.parent = gift


SHOT = COUPLES.but(frame=1.95, target=(0.08, 0, 0.42), elevation=22, exposure=0.45, bounces=4, pixels=720)
PICTURES = {
    "paket": SHOT.of(scene=parcel),
    "yapan": COLLECTIBLES.but(frame=1.65, target=(0, 0, 1.2), elevation=8, turn=-8, pixels=640).of(scene=maker),
}


def build(scene):
    scene()

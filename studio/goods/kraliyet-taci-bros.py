"""A gold crown brooch with stones of coloured glass, pinned to a velvet block."""

from vocabulary import *

SHOT = ON_BLOCK.but(turn=-8)
PICTURES = {"whole": SHOT, "closer": SHOT.but(frame=1.45, blur=1.5, elevation=20, turn=26)}
RUBY, SAPPHIRE, EMERALD, CLEAR = "#d3123c", "#2b4fd0", "#128a5c", "#f6f4ff"
TIPS = [0.50, 0.62, 0.74, 0.62, 0.50]  # the heights of its five points


def build():
    metal = gold()
    block(velvet("#a48ccf"))
    hand = group(on_block(0, 0.5, 0.11), (-math.degrees(LEAN), 0, 0))
    formed(lambda share, across: on_crown(2 * across - 1, share), 16, 200, metal, hand, thick=0.05)
    bent([on_crown(u, 1) for u in steps(100, -1, 1)], 0.022, metal, hand)
    for height in (0.0, 0.2):
        bent([on_crown(u, height, 0.02, flat=True) for u in steps(50, -1, 1)], 0.026, metal, hand)
    for u in steps(12, -6 / 6.7, 6 / 6.7):
        set_stone(on_crown(u, 0.1, 0.035, flat=True), 0.036, CLEAR, metal, hand)
    for u, color in zip(steps(4, -1, 1), (SAPPHIRE, EMERALD, RUBY, EMERALD, SAPPHIRE)):
        x, y, z = on_crown(u, 1)
        ball((x, y, z + 0.045), 0.055, pearl(), hand)
        set_stone(on_crown(u * 0.92, 0.5, 0.035), 0.115 if u == 0 else 0.075, color, metal, hand)


def on_crown(u, share, off=0.0, flat=False):
    """u: -1 left to 1 right; share: from the lower edge to the upper one, or of 0.74 if flat."""
    place = (u + 1) * 2
    left = min(3, int(place))
    between = place - left
    tip = TIPS[left] + (TIPS[left + 1] - TIPS[left]) * between
    valley = 1 - abs(2 * between - 1)
    top = 0.74 if flat else tip - 0.34 * (1 - (1 - valley) ** 1.5)
    z = top * share
    return (u * (0.46 + 0.16 * z / 0.62), 0.1 * u * u - off, z - 0.05 * (1 - u * u))


def set_stone(at, size, color, metal, hand):
    """A cut stone in a gold collet."""
    ring(size, 0.018, metal, hand, at=at)
    round_cut(size, crystal(color), hand, crown=0.5, at=at)

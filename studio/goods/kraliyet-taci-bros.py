"""A gold crown brooch with stones of coloured glass, pinned to a velvet block."""

import math

from jewels import ring, round_cut
from materials import crystal, gold, pearl, velvet
from shapes import ball, bent, group, sheet
from shot import Shot
from stands import LEAN, block, on_block

SHOT = Shot(
    paper="lilac", frame=2.2, target=(0, -0.15, 0.74), elevation=13, turn=-8, blur=0.5, strip=420, world=0.16, flag=True, exposure=0.4
)
PICTURES = {"whole": SHOT, "closer": SHOT.but(frame=1.45, blur=1.5, elevation=20, turn=26)}
RUBY, SAPPHIRE, EMERALD, CLEAR = "#d3123c", "#2b4fd0", "#128a5c", "#f6f4ff"
TIPS = [0.50, 0.62, 0.74, 0.62, 0.50]  # the heights of its five points


def build():
    metal = gold()
    block(velvet("#a48ccf"))
    hand = group(on_block(0, 0.5, 0.11), (-math.degrees(LEAN), 0, 0))
    columns = [i / 100 - 1 for i in range(201)]
    sheet([[on_crown(u, j / 16) for u in columns] for j in range(17)], metal, hand, thick=0.05)
    bent([on_crown(u, 1) for u in columns[::2]], 0.022, metal, hand)
    for height in (0.0, 0.2):
        bent([on_crown(u, height, 0.02, flat=True) for u in columns[::4]], 0.026, metal, hand)
    for i in range(13):
        set_stone(on_crown((i - 6) / 6.7, 0.1, 0.035, flat=True), 0.036, CLEAR, metal, hand)
    for i, color in enumerate((SAPPHIRE, EMERALD, RUBY, EMERALD, SAPPHIRE)):
        u = i / 2 - 1
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

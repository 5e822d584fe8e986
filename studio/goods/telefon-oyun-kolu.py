"""A game controller with a phone between its two grips; a game of squares is on."""

from vocabulary import *

SHOT = TELEPHONE.but(frame=3.4, target=(0, 0, 0.52), elevation=20, turn=-14, strip=160)
PICTURES = {"whole": SHOT, "angle": SHOT.but(elevation=30, turn=24), "siyah": SHOT.of(body="#222226", accent="#3b3b41")}
GAME = """
..r.r..............www....
.rrrrr............wwwww...
..rrr...........y.y.......
...r...y.y....ggggggg.....
......gggggg..ddddddd..y.y
..pp..dddddd..............
..pp..........pp..gggggggg
gggggggggggggggg..dddddddd
dddddddddddddddd..dddddddd
"""
COLORS = {"r": "#ff5d7d", "w": "#ffffff", "y": "#ffd23f", "g": "#6fd36a", "d": "#a8693f", "p": "#ff9a3d"}
BUTTONS = ("#ffd23f", "#ff6b81", "#5cc98b", "#5aa9f2")
FACE, CELL = -0.20, 0.052  # where the grips' front is; the size of a square of the game


def build(body="#8a63d2", accent="#6b47b0"):
    hand = group((0, 0, 0.60), (-24, 0, 0))
    screen(hand)
    box((0, 0.06, 0), (1.5, 0.09, 0.40), plain(accent, 0.4), hand, 0.04)
    for side in (-1, 1):
        grip(side, plain(body, 0.36, 0.2), hand)
        box((side * 0.98, 0.0, 0.485), (0.30, 0.14, 0.09), plain(accent, 0.4, 0.3), hand, 0.04, (0, side * 9, 0))
    stick((-0.99, 0.20), hand)
    stick((0.94, -0.14), hand)
    for size in ((0.25, 0.09, 0.085), (0.085, 0.09, 0.25)):
        box((-0.94, FACE, -0.16), size, plain("#2a2a30", 0.4, 0.2), hand, 0.02)
    for color, (x, z) in zip(BUTTONS, arc(0.115, 90, 360, 3)):
        ball((1.0 + x, FACE - 0.01, 0.20 + z), (0.062, 0.04, 0.062), plain(color, 0.25, 0.8), hand)


def screen(hand):
    phone(group(rotation=(0, 90, 180), parent=hand))
    lit = group((-0.676, -0.106, 0.27), parent=hand)
    box((0.676, 0, -0.27), (1.40, 0.004, 0.66), shining("#3b3fa0", 0.25), lit, 0.001)
    colors = {name: shining(color, 0.55) for name, color in COLORS.items()}
    for row, line in enumerate(GAME.split()):
        for column, name in enumerate(line):
            if name != ".":
                box(((column + 0.5) * CELL, -0.002, -(row + 0.5) * CELL), (CELL, 0.004, CELL), colors[name], lit, 0.001)


def grip(side, material, hand):
    parts = []
    for share in steps(12):
        x = 0.94 + 0.05 * polar(1, 180 * share)[1] + 0.12 * max(0, share - 0.55) ** 1.3
        breadth = 0.235 - 0.09 * max(0, share - 0.5) ** 1.2
        parts.append(((side * x, -0.02 + 0.10 * max(0, share - 0.4), 0.30 - 0.80 * share), (breadth, 0.19, 0.2)))
        parts.append(((side * (x - 0.10), -0.02, 0.30 - 0.55 * share), (0.15, 0.18, 0.12)))
    melted(parts, 0.016, material, hand, 14)


def stick(at, hand):
    hub = group((at[0], FACE - 0.01, at[1]), (90, 0, 0), parent=hand)
    turned([(0, 0), (0.15, 0), (0.155, 0.012), (0.15, 0.022), (0.13, 0.015), (0, 0.01)], metal("#b9b6c4", 0.3), hub)
    cap = [(0.06, 0), (0.05, 0.07), (0.10, 0.09), (0.118, 0.105), (0.115, 0.125), (0.10, 0.13), (0.07, 0.115), (0, 0.105)]
    turned(cap, silicone("#2a2a30"), hub)

"""An open card box full of small envelopes; a sealed one leans at it, the stamp for its wax stands beside."""

from vocabulary import *

SHOT = COUPLES.but(frame=3.4, target=(0.02, 0, 0.88), elevation=20, turn=-20, exposure=0.35)
PICTURES = {
    "whole": SHOT,
    "closer": SHOT.but(frame=2.7, target=(0, -0.3, 0.78), turn=16),
    "kirmizi": SHOT.of(color="#b3182e", lining="#f3e4cb"),
}
WIDTH, DEPTH, HEIGHT, WALL = 1.6, 1.2, 0.8, 0.035
RED = "#a8142c"


def build(color="#f7e9d0", lining="#f4bcc6"):
    tray(paper(color), HEIGHT, 0.02)
    hinge = group((0, DEPTH / 2, HEIGHT), (-108, 0, 0))
    lid = group((0, -DEPTH / 2, 0), parent=hinge)
    tray(paper(color), 0.22, 0.22, lid)
    box((0, 0, 0.195), (WIDTH - 0.09, DEPTH - 0.09, 0.02), paper(lining), lid, 0.008)
    heart(0.2, 0.03, paper(RED), lid, at=(0, -0.12, 0.18), rotation=(90, 0, 0))
    chance = random.Random(4)
    for i in range(24):
        at = (chance.uniform(-0.03, 0.03), -0.5 + i * 0.043, 0.54 + chance.uniform(-0.03, 0.03))
        tone = chance.choice(("#fffaf0", "#f8e8d2", "#f6c6cf"))
        envelope(tone, group(at, (-4 + chance.uniform(-2, 2), chance.uniform(-1.5, 1.5), 0), 1.36))
    sealed = group((-0.2, -0.82, 0.35), (-24, 0, 0), 1.06)
    envelope("#fffaf0", sealed)
    seal(wax(RED), sealed)
    stamp(group((0.58, -0.86, 0)))


def tray(card, height, floor, parent=None):
    box((0, 0, floor), (WIDTH, DEPTH, WALL), card, parent, 0.01)
    walls(WIDTH, DEPTH, height, WALL, card, parent, 0.01)


def envelope(tone, hand):
    plate(outline_rounded(1, 0.68, 0.02, 4), 0.02, paper(tone), hand, 0.004)
    plate([(-0.49, -0.33), (0.49, -0.33), (0.04, 0.05), (-0.04, 0.05)], 0.006, paper(tone), hand, 0.002, at=(0, -0.013, 0))
    plate([(-0.49, 0.335), (-0.05, -0.05), (0.05, -0.05), (0.49, 0.335)], 0.01, paper(tone), hand, 0.003, at=(0, -0.021, 0))


def seal(red, hand):
    for x, z, size in ((0, 0, 0.115), (0.05, 0.045, 0.075), (-0.06, -0.04, 0.07), (0.04, -0.06, 0.065)):
        ball((x, -0.022, z - 0.04), (size, 0.022, size), red, hand)
    heart(0.066, 0.034, red, hand, at=(0, -0.036, -0.045))


def stamp(hand):
    head = [(0, 0), (0.115, 0), (0.125, 0.01), (0.125, 0.1), (0.115, 0.11), (0.06, 0.13), (0.05, 0.17), (0.07, 0.19), (0, 0.2)]
    turned(head, gold(), hand)
    grip = [(0.055, 0.18), (0.07, 0.22), (0.105, 0.36), (0.12, 0.46), (0.105, 0.54), (0.06, 0.585), (0, 0.595)]
    turned(grip, wood("#7d4526", "#a9683a"), hand, smooth_edges=2)

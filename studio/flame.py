"""A candle's flame."""

from materials import plain, shining
from shapes import bent, group, turned


def flame(at, size=0.3, parent=None):
    """A wick that burns; `size` is the flame's height."""
    hand = group(at, scale=size, parent=parent)
    bent([(0, 0, -0.3), (0, 0, 0.15), (0.03, 0, 0.34)], 0.055, plain("#3b2a20", 0.9), hand)
    profile = [(0, 0.10), (0.13, 0.16), (0.20, 0.34), (0.18, 0.52), (0.11, 0.80), (0.04, 1.02), (0, 1.12)]
    turned(profile, shining("#ffd48a", 5), hand, 32, 2)

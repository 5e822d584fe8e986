"""Goods by their names, so that a scene can show several."""

import importlib.util
from pathlib import Path

from shapes import ROOT, group

GOODS = Path(__file__).parent / "goods"


def good(name):
    """The script goods/NAME.py as a module."""
    spec = importlib.util.spec_from_file_location(name, GOODS / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def place(name, at=(0, 0, 0), turn=0, scale=1.0):
    """Builds a good and stands it at a spot of the scene."""
    before = set(ROOT.children)
    good(name).build()
    things = [thing for thing in ROOT.children if thing not in before]
    spot = group(at, (0, 0, turn), scale)
    for thing in things:
        thing.parent = spot

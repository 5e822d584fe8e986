"""Goods by their names, so that a scene can show several."""

import importlib.util
from pathlib import Path

GOODS = Path(__file__).parent / "goods"


def good(name):
    """The script goods/NAME.py as a module."""
    spec = importlib.util.spec_from_file_location(name, GOODS / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

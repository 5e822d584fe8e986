"""Runs inside Blender and makes one picture: GOOD PICTURE PIXELS SAMPLES THRESHOLD OUTPUT (see render.py)."""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy

for thing in list(bpy.data.objects):  # Blender's own cube, lamp and camera
    bpy.data.objects.remove(thing)

from develop import develop
from light import set_up
from others import good

name, picture, pixels, samples, threshold, output = sys.argv[sys.argv.index("--") + 1 :]
random.seed(7)
script = good(name)
shot = script.PICTURES[picture]
script.build(**shot.parts)
develop(shot, set_up(shot), min(int(pixels), shot.pixels), int(samples), float(threshold), output)

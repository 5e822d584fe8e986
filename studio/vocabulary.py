"""Every word a good can be described with. Its script begins `from vocabulary import *`, as scripts that model things do."""

import math
import random

import bpy
from mathutils import Vector

from animals import *
from jewels import *
from light import *
from materials import *
from others import *
from ribbon import *
from shapes import *
from shot import *
from soft import *
from stands import *
from wares import *

"""Materials. A colour is a hex text as a screen shows it, or three linear numbers."""

from functools import partial

import bpy

GOLD, ROSE, SILVER = (1.0, 0.70, 0.30), (0.93, 0.55, 0.44), (0.83, 0.83, 0.84)


def linear(color, times=1.0):
    if not isinstance(color, str):
        return tuple(part * times for part in color)
    parts = [int(color.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4) * times for p in parts)


def rgba(color):
    return (*linear(color)[:3], 1)


def fed(node, inputs):
    """Sets inputs of a node, by place or by name (with _ for a space), or wires them to another node's output."""
    for key, value in inputs.items():
        socket = node.inputs[key.replace("_", " ") if isinstance(key, str) else key]
        if isinstance(value, bpy.types.NodeSocket):
            node.id_data.links.new(value, socket)
        elif value is not None:
            socket.default_value = rgba(value) if socket.type == "RGBA" else value


def node(owner, kind, *inputs, **named):
    """The outputs of a new node in a material or a lamp. Small letters name its settings, capitals its inputs."""
    made = owner.node_tree.nodes.new(f"ShaderNode{kind}")
    for key in [key for key in named if key.islower()]:
        setattr(made, key, named.pop(key))
    fed(made, {**dict(enumerate(inputs)), **named})
    return made.outputs


def surface(name, color="#ffffff", **inputs):
    """Blender's general surface, its inputs by their names."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return feed(material, Base_Color=color, **inputs)


def feed(material, **inputs):
    """Changes inputs of the general surface: see `fed`."""
    fed(material.node_tree.nodes["Principled BSDF"], inputs)
    return material


def empty(name):
    material = surface(name)
    material.node_tree.nodes.remove(material.node_tree.nodes["Principled BSDF"])
    return material


def shown(material, shader):
    fed(material.node_tree.nodes["Material Output"], {"Surface": shader})
    return material


def ramp(owner, value, stops):
    """Colours along a value: [(position, colour), …]."""
    tone = node(owner, "ValToRGB", value)[0]
    elements = tone.node.color_ramp.elements
    elements[0].position, elements[1].position = stops[0][0], stops[-1][0]
    elements[0].color, elements[1].color = rgba(stops[0][1]), rgba(stops[-1][1])
    for position, color in stops[1:-1]:
        elements.new(position).color = rgba(color)
    return tone


def rough(material, scale, strength, distance=0.01, kind="Noise"):
    """Gives it a fine relief. kind: Noise, Voronoi."""
    height = node(material, f"Tex{kind}", Vector=node(material, "TexCoord")["Object"], Scale=scale)[0]
    return feed(material, Normal=node(material, "Bump", Strength=strength, Distance=distance, Height=height)[0])


def plain(color, roughness=0.5, coat=0.0):
    return surface("plain", color, Roughness=roughness, Specular=0.4, Clearcoat=coat, Clearcoat_Roughness=0.05)


def kind(name, relief=(), **inputs):
    """A material that comes in every colour; relief: the arguments of `rough`."""

    def of(color):
        material = surface(name, color, **inputs)
        return rough(material, *relief) if relief else material

    return of


glaze = kind("glaze", (3.2, 0.12, 0.02), Roughness=0.22, Specular=0.5, Clearcoat=1.0, Clearcoat_Roughness=0.03)
enamel = kind("enamel", Roughness=0.2, Clearcoat=1.0, Clearcoat_Roughness=0.03)
vinyl = kind("vinyl", Roughness=0.36, Specular=0.45, Clearcoat=0.15, Clearcoat_Roughness=0.2)
silicone = kind("silicone", Roughness=0.52, Specular=0.35, Sheen=0.3, Sheen_Tint=0.5)
stone = kind("polished stone", Roughness=0.09, Specular=0.55, Clearcoat=0.7, Clearcoat_Roughness=0.03)
matt_stone = kind("cast stone, on which small goods lie", (30, 0.06), Roughness=0.75, Specular=0.25)
crystal = kind("cut glass with foil behind it", Metallic=0.85, Roughness=0.07, Clearcoat=1.0, Clearcoat_Roughness=0.0)
wax = kind("wax", (8, 0.05, 0.02), Roughness=0.42, Specular=0.4, Sheen=0.25, Sheen_Tint=1.0)
paper = kind("paper", (40, 0.05), Roughness=0.75, Specular=0.2)
velvet = kind("velvet", (120, 0.4, 0.006), Roughness=0.9, Specular=0.1, Sheen=1.0, Sheen_Tint=0.7)
linen = kind("linen", (150, 0.35, 0.004), Roughness=0.95, Specular=0.1, Sheen=0.4)
knit = kind("yarn", (70, 0.5, 0.008), Roughness=0.95, Specular=0.05, Sheen=0.7, Sheen_Tint=0.6)
thread = kind("thread", (90, 0.4, 0.004), Roughness=0.45, Sheen=0.6)
leather = kind("leather", (45, 0.25, 0.006, "Voronoi"), Roughness=0.45, Specular=0.4)
skin = kind("what is seen between hairs", Roughness=1, Specular=0)


def metal(color=SILVER, roughness=0.16):
    return surface("metal", color, Metallic=1.0, Roughness=roughness)


gold, rose_gold, silver = partial(metal, GOLD, 0.14), partial(metal, ROSE, 0.15), partial(metal, SILVER, 0.16)


def pearl():
    material = surface("pearl", "#f3e7df", Roughness=0.24, Specular=0.7, Clearcoat=1.0, Clearcoat_Roughness=0.06)
    facing = node(material, "LayerWeight", 0.35)["Facing"]
    stops = [(0, "#efe3da"), (0.45, "#e9cfcf"), (0.75, "#cfd0c6"), (1, "#b99fa6")]
    return feed(material, Base_Color=ramp(material, facing, stops))


def banded_stone(dark, middle, light):
    """Tiger's eye and its like; every bead has other bands."""
    material = stone(middle)
    spot, place = node(material, "TexCoord")["Object"], node(material, "ObjectInfo")["Location"]
    spot = node(material, "VectorMath", spot, (1, 1, 1), place, operation="MULTIPLY_ADD")[0]
    bands = node(material, "TexWave", spot, Scale=0.55, Distortion=3.2, Detail=4, Detail_Scale=1.6)[0]
    return feed(material, Base_Color=ramp(material, bands, [(0, dark), (0.55, middle), (1, light)]))


def clear(color="#ffffff", roughness=0.035, ior=1.42, through=0.97):
    """Clear plastic, thick and soft. Its shot wants caustics=True if something lies under it."""
    material = surface("clear", color, Transmission=1.0, Roughness=roughness, IOR=ior, Specular=0.5)
    light = node(material, "BsdfTransparent", (*linear(color, through), 1))[0]
    is_shadow, plastic = node(material, "LightPath")["Is Shadow Ray"], material.node_tree.nodes["Principled BSDF"].outputs[0]
    return shown(material, node(material, "MixShader", is_shadow, plastic, light)[0])


glass, gem = partial(clear, roughness=0.0, ior=1.5, through=0.92), partial(clear, roughness=0.0, ior=1.9, through=0.8)


def wood(dark, light):
    material = surface("wood", light, Roughness=0.5, Specular=0.3)
    spot = node(material, "TexCoord")["Object"]
    grain = node(material, "TexWave", spot, Scale=1.2, Distortion=5, Detail=3, Detail_Scale=1.5)[0]
    return feed(material, Base_Color=ramp(material, grain, [(0, dark), (0.6, light), (1, light)]))


def satin(color):
    """Woven satin: its highlights take the ribbon's colour and stretch across the threads (along the UV map 'uv')."""
    material = surface("satin", color, Roughness=0.40, Metallic=0.22, Specular=0.45, Specular_Tint=0.6, Anisotropic=0.55)
    along = node(material, "Tangent", direction_type="UV_MAP", uv_map="uv")[0]
    return feed(material, Sheen=0.8, Sheen_Tint=0.6, Tangent=along)


def fur(color):
    """For hair. Choose it far paler than it shall look: #f8d8aa becomes caramel."""
    material = empty("fur")
    hair = node(material, "HairInfo")
    tone = ramp(material, hair["Intercept"], [(0, linear(color, 0.95)), (1, linear(color))])
    brightness = node(material, "MapRange", hair["Random"], None, None, 0.82, 1.15)[0]
    varied = node(material, "HueSaturation", Value=brightness, Color=tone)[0]
    diffuse, through = (node(material, kind, varied)[0] for kind in ("BsdfDiffuse", "BsdfTranslucent"))
    return shown(material, node(material, "MixShader", 0.35, diffuse, through)[0])


def glow(color, spots=None, opaque=0.35):
    """An opal shell of one wall, lit by light.bulb inside. spots: the colour where the mesh's attribute 'spot' is 1."""
    material = empty("glow")
    mask = node(material, "Attribute", attribute_name="spot")["Fac"] if spots else 0
    tone = node(material, "MixRGB", mask, color, spots or color)[0]
    through, diffuse = (node(material, kind, tone)[0] for kind in ("BsdfTranslucent", "BsdfDiffuse"))
    body = node(material, "MixShader", opaque, through, diffuse)[0]
    gloss = node(material, "BsdfGlossy", Roughness=0.07)[0]
    return shown(material, node(material, "MixShader", node(material, "Fresnel")[0], body, gloss)[0])


def shining(color, strength=3.0):
    """Gives light by itself: a small lamp, a flame."""
    return surface("shining", color, Emission=color, Emission_Strength=strength, Roughness=0.5)

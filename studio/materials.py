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
    return (*linear(color), 1)


def surface(name, color="#ffffff", **inputs):
    """Blender's general surface. Its inputs' names are written with _ : Clearcoat_Roughness."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = rgba(color)
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = rgba(value) if isinstance(value, str) else value
    return material


def parts_of(material):
    """Its nodes, their links and its shader."""
    tree = material.node_tree
    return tree.nodes, tree.links, tree.nodes.get("Principled BSDF")


def empty(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links, _ = parts_of(material)
    nodes.clear()
    return material, nodes, links, nodes.new("ShaderNodeOutputMaterial").inputs[0]


def mixed(nodes, links, share, first, second):
    """Two shaders mixed; share, a number or a socket, is the second's."""
    mix = nodes.new("ShaderNodeMixShader")
    if isinstance(share, (int, float)):
        mix.inputs[0].default_value = share
    else:
        links.new(share, mix.inputs[0])
    links.new(first, mix.inputs[1])
    links.new(second, mix.inputs[2])
    return mix.outputs[0]


def ramp(nodes, links, source, stops):
    """Colours along a value: [(position, colour), …]."""
    node = nodes.new("ShaderNodeValToRGB")
    elements = node.color_ramp.elements
    elements[0].position, elements[1].position = stops[0][0], stops[-1][0]
    elements[0].color, elements[1].color = rgba(stops[0][1]), rgba(stops[-1][1])
    for position, color in stops[1:-1]:
        elements.new(position).color = rgba(color)
    links.new(source, node.inputs[0])
    return node.outputs[0]


def toned(material, value, stops):
    """Its colour follows a value of its nodes: see `ramp`."""
    nodes, links, shader = parts_of(material)
    links.new(ramp(nodes, links, value, stops), shader.inputs["Base Color"])
    return material


def wavy(material, scale, distortion, detail, detail_scale, vector=None):
    """The value of a wave that runs through it: the grain of wood, the bands of a stone."""
    nodes, links, _ = parts_of(material)
    wave = nodes.new("ShaderNodeTexWave")
    for name, value in {"Scale": scale, "Distortion": distortion, "Detail": detail, "Detail Scale": detail_scale}.items():
        wave.inputs[name].default_value = value
    links.new(vector or nodes.new("ShaderNodeTexCoord").outputs["Object"], wave.inputs[0])
    return wave.outputs[0]


def rough(material, scale, strength, distance=0.01, kind="Noise"):
    """Gives it a fine relief. kind: Noise, Voronoi, Wave, Musgrave."""
    nodes, links, shader = parts_of(material)
    texture = nodes.new(f"ShaderNodeTex{kind}")
    texture.inputs["Scale"].default_value = scale
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], texture.inputs["Vector"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    links.new(texture.outputs[0], bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    return material


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
    facing = material.node_tree.nodes.new("ShaderNodeLayerWeight")
    facing.inputs[0].default_value = 0.35
    return toned(material, facing.outputs["Facing"], [(0, "#efe3da"), (0.45, "#e9cfcf"), (0.75, "#cfd0c6"), (1, "#b99fa6")])


def banded_stone(dark, middle, light):
    """Tiger's eye and its like; every bead has other bands."""
    material = stone(middle)
    nodes, links, _ = parts_of(material)
    offset = nodes.new("ShaderNodeVectorMath")
    offset.operation = "MULTIPLY_ADD"
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], offset.inputs[0])
    offset.inputs[1].default_value = (1, 1, 1)
    links.new(nodes.new("ShaderNodeObjectInfo").outputs["Location"], offset.inputs[2])
    return toned(material, wavy(material, 0.55, 3.2, 4, 1.6, offset.outputs[0]), [(0, dark), (0.55, middle), (1, light)])


def clear(color="#ffffff", roughness=0.035, ior=1.42, through=0.97):
    """Clear plastic, thick and soft. Its shot wants caustics=True if something lies under it."""
    material = surface("clear", color, Transmission=1.0, Roughness=roughness, IOR=ior, Specular=0.5)
    nodes, links, shader = parts_of(material)
    light = nodes.new("ShaderNodeBsdfTransparent")
    light.inputs[0].default_value = (*linear(color, through), 1)
    is_shadow = nodes.new("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    shown = mixed(nodes, links, is_shadow, shader.outputs[0], light.outputs[0])
    links.new(shown, nodes["Material Output"].inputs[0])
    return material


glass, gem = partial(clear, roughness=0.0, ior=1.5, through=0.92), partial(clear, roughness=0.0, ior=1.9, through=0.8)


def wood(dark, light):
    material = surface("wood", light, Roughness=0.5, Specular=0.3)
    return toned(material, wavy(material, 1.2, 5, 3, 1.5), [(0, dark), (0.6, light), (1, light)])


def satin(color):
    """Woven satin: its highlights take the ribbon's colour and stretch across the threads (along the UV map 'uv')."""
    material = surface(
        "satin", color, Roughness=0.40, Metallic=0.22, Specular=0.45, Specular_Tint=0.6, Anisotropic=0.55, Sheen=0.8, Sheen_Tint=0.6
    )
    nodes, links, shader = parts_of(material)
    tangent = nodes.new("ShaderNodeTangent")
    tangent.direction_type, tangent.uv_map = "UV_MAP", "uv"
    links.new(tangent.outputs[0], shader.inputs["Tangent"])
    return material


def fur(color):
    """For hair. Choose it far paler than it shall look: #f8d8aa becomes caramel."""
    material, nodes, links, output = empty("fur")
    hair = nodes.new("ShaderNodeHairInfo")
    tone = ramp(nodes, links, hair.outputs["Intercept"], [(0, linear(color, 0.95)), (1, linear(color))])
    brightness = nodes.new("ShaderNodeMapRange")
    brightness.inputs[3].default_value, brightness.inputs[4].default_value = 0.82, 1.15
    links.new(hair.outputs["Random"], brightness.inputs[0])
    varied = nodes.new("ShaderNodeHueSaturation")
    links.new(brightness.outputs[0], varied.inputs["Value"])
    links.new(tone, varied.inputs["Color"])
    diffuse, through = nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeBsdfTranslucent")
    for shader in (diffuse, through):
        links.new(varied.outputs[0], shader.inputs[0])
    links.new(mixed(nodes, links, 0.35, diffuse.outputs[0], through.outputs[0]), output)
    return material


def glow(color, spots=None, opaque=0.35):
    """An opal shell of one wall, lit by light.bulb inside. spots: the colour where the mesh's attribute 'spot' is 1."""
    material, nodes, links, output = empty("glow")
    tone = nodes.new("ShaderNodeMixRGB")
    tone.inputs[0].default_value = 0
    tone.inputs[1].default_value, tone.inputs[2].default_value = rgba(color), rgba(spots or color)
    if spots:
        mask = nodes.new("ShaderNodeAttribute")
        mask.attribute_name = "spot"
        links.new(mask.outputs["Fac"], tone.inputs[0])
    through, diffuse = nodes.new("ShaderNodeBsdfTranslucent"), nodes.new("ShaderNodeBsdfDiffuse")
    for shader in (through, diffuse):
        links.new(tone.outputs[0], shader.inputs[0])
    gloss, edge = nodes.new("ShaderNodeBsdfGlossy"), nodes.new("ShaderNodeFresnel")
    gloss.inputs["Roughness"].default_value = 0.07
    body = mixed(nodes, links, opaque, through.outputs[0], diffuse.outputs[0])
    links.new(mixed(nodes, links, edge.outputs[0], body, gloss.outputs[0]), output)
    return material


def shining(color, strength=3.0):
    """Gives light by itself: a small lamp, a flame."""
    return surface("shining", color, Emission=color, Emission_Strength=strength, Roughness=0.5)

"""From a lit scene to a PNG: metering the paper, rendering, removing the grain, the film's soft shoulder."""

import os
import tempfile

import bpy
import cv2
import numpy as np

from light import PAPERS
from materials import linear
from shapes import ROOT, SCENE

SHOULDER = 0.62


def develop(shot, seen, pixels, samples, threshold, output):
    """Renders the scene into the file `output`."""
    width, height = (round(pixels * side / max(shot.size)) for side in shot.size)
    settings(shot, width, height, int(samples * shot.samples), threshold)
    with tempfile.TemporaryDirectory() as folder:
        meter(shot, seen, folder)
        color, albedo, normal = render(folder)
    color = without_grain(color, albedo, normal)
    if shot.glow:
        bright = np.clip(color - 0.7, 0, 6)
        for share in (0.012, 0.05):
            color = color + shot.glow * cv2.GaussianBlur(bright, (0, 0), pixels * share)
    save(shouldered(color, shot.exposure), output)


def settings(shot, width, height, samples, threshold):
    scene, cycles = SCENE.render, SCENE.cycles
    scene.engine, cycles.device = "CYCLES", "CPU"
    scene.threads_mode, scene.threads = "FIXED", 2
    scene.resolution_x, scene.resolution_y, scene.resolution_percentage = width, height, 100
    cycles.samples, cycles.seed = samples, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, threshold, samples // 2
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 12, shot.bounces, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 12, 24
    cycles.caustics_reflective, cycles.caustics_refractive = False, shot.caustics
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 0.5
    cycles.pixel_filter_type, cycles.use_auto_tile = "BLACKMAN_HARRIS", False
    SCENE.cycles_curves.shape, scene.hair_type = "RIBBONS", "STRIP"
    SCENE.view_settings.view_transform, SCENE.view_settings.look = "Standard", "None"
    SCENE.view_settings.exposure = shot.exposure
    bpy.context.view_layer.cycles.denoising_store_passes = True


def meter(shot, seen, folder):
    """Photographs the empty paper small and sets what the camera sees of it, so that the finished one has its tint."""
    hidden = [thing for thing in ROOT.children_recursive if not thing.hide_render]
    for thing in hidden:
        thing.hide_render = True
    scene, samples = SCENE.render, SCENE.cycles.samples
    scene.resolution_percentage = max(1, 12000 // max(scene.resolution_x, scene.resolution_y))
    SCENE.cycles.samples, SCENE.use_nodes = 24, False
    scene.image_settings.file_format, scene.image_settings.color_mode = "OPEN_EXR", "RGB"
    scene.filepath = os.path.join(folder, "meter.exr")
    bpy.ops.render.render(write_still=True)
    picture = pixels_of(scene.filepath)
    upper = picture[len(picture) * 2 // 3 :]
    scene.resolution_percentage, SCENE.cycles.samples = 100, samples
    for thing in hidden:
        thing.hide_render = False
    tint = np.array(linear(PAPERS[shot.paper]))
    gain = tint / np.maximum(upper.mean((0, 1)), 1e-6)
    wanted, low, high = min(tint.max(), 0.957), 0.05, 8.0
    for _ in range(30):
        middle = (low + high) / 2
        shown = shouldered(upper * gain * middle, shot.exposure) * 2**shot.exposure
        low, high = (middle, high) if shown.max(2).mean() < wanted else (low, middle)
    seen.default_value = (*(gain * low), 1)


def render(folder):
    """The picture and the two passes that guide the denoiser."""
    SCENE.use_nodes = True
    nodes, links = SCENE.node_tree.nodes, SCENE.node_tree.links
    nodes.clear()
    layers, files, shown = (nodes.new(f"CompositorNode{kind}") for kind in ("RLayers", "OutputFile", "Composite"))
    links.new(layers.outputs["Image"], shown.inputs[0])
    files.base_path, files.format.file_format, files.format.color_depth = folder, "OPEN_EXR", "16"
    files.file_slots.clear()
    passes = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for name, source in passes.items():
        files.file_slots.new(name)
        links.new(layers.outputs[source], files.inputs[name])
    bpy.ops.render.render()
    return [pixels_of(os.path.join(folder, f"{name}0001.exr")) for name in passes]


def pixels_of(file):
    image = bpy.data.images.load(file, check_existing=False)
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, 4)[..., :3]


def without_grain(color, albedo, normal, radius=6, strength=0.55):
    """Non-local means on the light alone (colour by albedo), guided by albedo and normal; Debian's Blender has none."""
    albedo = np.clip(albedo, 0, 4) + 0.03
    light = np.log1p(np.clip(color / albedo, 0, 60) * 2).astype(np.float32)
    grey = light.mean(2)
    grain = cv2.GaussianBlur((grey - cv2.GaussianBlur(grey, (0, 0), 1.2)) ** 2, (0, 0), 6)
    usual = float(np.median(grain))
    noise = np.clip(grain, usual * 0.5, usual * 6) * strength + 2e-6
    guide = np.concatenate([cv2.GaussianBlur(albedo, (0, 0), 0.6) * 6, normal * 1.5], 2).astype(np.float32)
    edge = [(radius, radius), (radius, radius), (0, 0)]
    lights, guides = np.pad(light, edge, mode="reflect"), np.pad(guide, edge, mode="reflect")
    height, width = grey.shape
    total, weights = np.zeros_like(light), np.zeros(grey.shape, np.float32)
    reach = range(-radius, radius + 1)
    for dx, dy in ((dx, dy) for dy in reach for dx in reach if dx * dx + dy * dy <= radius * radius + 1):
        here = np.s_[radius + dy : radius + dy + height, radius + dx : radius + dx + width]
        unlike = cv2.blur(((light - lights[here]) ** 2).mean(2), (5, 5))
        elsewhere = ((guide - guides[here]) ** 2).sum(2)
        weight = np.exp(-np.maximum(unlike - 2 * noise, 0) / (1.2 * noise) * 0.5 - elsewhere * 1.6)
        total += lights[here] * weight[..., None]
        weights += weight
    # What is left at the edges of unsharp things are single pixels.
    return cv2.medianBlur((np.expm1(total / weights[..., None]) / 2 * albedo).astype(np.float32), 3)


def shouldered(color, exposure):
    """Bright parts keep their tint instead of clipping, as on film."""
    peak = np.maximum(color.max(2, keepdims=True) * 2**exposure, 1e-6)
    room = 1 - SHOULDER
    soft = np.where(peak > SHOULDER, SHOULDER + room * (1 - np.exp(-(peak - SHOULDER) / (room * 1.25))), peak)
    return color * (soft / peak)


def save(color, output):
    height, width = color.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.dstack([color, np.ones((height, width, 1))]).astype(np.float32).ravel())
    image.update()
    SCENE.render.image_settings.file_format, SCENE.render.image_settings.color_mode = "PNG", "RGB"
    SCENE.render.dither_intensity = 1
    image.save_render(output, scene=SCENE)

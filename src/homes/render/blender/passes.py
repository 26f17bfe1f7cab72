"""The passes of a traced picture, stored as files between tracing and developing."""

import os

import bpy
import numpy as np

# Cycles' name of the pass, the file's name, and the number of channels used.
SLOTS = {
    'Image': ('image', 3),
    'Denoising Albedo': ('albedo', 3),
    'Denoising Normal': ('normal', 3),
    'Depth': ('depth', 1),
    'IndexMA': ('kind', 1),
    'Combined_sun': ('sun', 3),
    'Combined_world': ('world', 3),
    'Combined_lamps': ('lamps', 3),
}
LIGHTS = ('sun', 'world', 'lamps')


def enable():
    """Makes each following render write its passes; returns the node that defines their folder."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.use_pass_z = True
    # Of the surfaces behind panes, not of the panes.
    layer.pass_alpha_threshold = 1
    layer.use_pass_material_index = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    rendered = tree.nodes.new('CompositorNodeRLayers')
    shown = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(rendered.outputs['Image'], shown.inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for output, (name, _) in SLOTS.items():
        files.file_slots.new(name)
        tree.links.new(rendered.outputs[output], files.inputs[name])
    return files


def read(folder):
    """Planes of a render: `{'image': [red, green, blue], 'depth': [depth], ...}`; the first row is the lowest."""
    found = {}
    for name, count in SLOTS.values():
        image = bpy.data.images.load(os.path.join(folder, name + '0001.exr'))
        image.colorspace_settings.name = 'Linear'
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
        pixels = pixels.reshape(height, width, 4)
        found[name] = [np.ascontiguousarray(pixels[..., channel]) for channel in range(count)]
    return found

"""
Filters a traced picture and applies exposure and film response:
blender -b -P develop.py -- folder out.png exposure
"""

import os
import sys
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import denoise  # noqa: E402
import passes  # noqa: E402

FAR_M = 900
SKY = -1


def main(folder, out, exposure):
    started = time.time()
    colour = lit(folder)
    if os.path.isdir(os.path.join(folder, 'mirrors-first')):
        colour = [plane + added for plane, added in zip(colour, mirrored(folder))]
    filtered = time.time()
    save(colour, out, float(exposure))
    print(f'filter {filtered - started:.1f} s, film {time.time() - filtered:.1f} s')


def halves_of(folder, prefix=''):
    return [passes.read(os.path.join(folder, prefix + half)) for half in ('first', 'second')]


def mean(halves, name):
    return [(a + b) / 2 for a, b in zip(halves[0][name], halves[1][name])]


def lit(folder):
    """The picture without the reflections in glass."""
    halves = halves_of(folder)
    albedo = mean(halves, 'albedo')
    depth = np.minimum(mean(halves, 'depth')[0], FAR_M)
    kind = np.where(halves[0]['kind'][0] > 0.5, 1, 0).astype(np.int8)
    kind[(sum(albedo) < 0.003) | (depth >= FAR_M)] = SKY
    guide = {'normal': mean(halves, 'normal'), 'albedo': albedo, 'depth': depth, 'kind': kind}
    present = [name for name in passes.LIGHTS if max(plane.max() for plane in halves[0][name]) > 0]
    lights = denoise.denoise(
        guide, [[half[name] for half in halves] for name in present], [name != 'sun' for name in present]
    )
    # Emission belongs to no lamp.
    rest = mean(halves, 'image')
    for name in present:
        rest = [plane - part for plane, part in zip(rest, mean(halves, name))]
    return [sum(planes) for planes in zip(rest, *lights)]


def mirrored(folder):
    """The reflections in glass, filtered along the reflected surfaces."""
    halves = halves_of(folder, 'mirrors-')
    albedo = mean(halves, 'albedo')
    kind = np.where(sum(albedo) < 0.0003, 1, 0).astype(np.int8)
    kind[halves[0]['kind'][0] < 0.5] = SKY
    depth = np.minimum(mean(halves, 'depth')[0], FAR_M)
    guide = {'normal': mean(halves, 'normal'), 'albedo': albedo, 'depth': depth, 'kind': kind}
    return denoise.denoise(guide, [[half['image'] for half in halves]], [True], passes=3)[0]


def save(colour, out, exposure):
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    height, width = colour[0].shape
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    pixels = np.stack([*colour, np.ones_like(colour[0])], axis=-1).astype(np.float32)
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.save_render(out, scene=scene)


main(*sys.argv[sys.argv.index('--') + 1 :])

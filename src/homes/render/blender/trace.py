"""
Traces one picture into the passes that develop.py turns into a picture:
blender -b -P trace.py -- scene.glb shot.json folder width height samples
"""

import json
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import materials  # noqa: E402
import passes  # noqa: E402
import scene  # noqa: E402


def settings(width, height, samples, is_inside):
    render = bpy.context.scene.render
    render.engine = 'CYCLES'
    render.use_persistent_data = True
    render.resolution_x, render.resolution_y = width, height
    render.resolution_percentage = 100
    cycles = bpy.context.scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    # Adaptive sampling stops too early in the shade.
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 4 if is_inside else 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 3
    # Panes may not end a ray at random, or what is behind them would be speckled.
    cycles.min_transparent_bounces = 8
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_direct = 0
    cycles.sample_clamp_indirect = 2 if is_inside else 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1


def main(glb, shot_file, folder, width, height, samples):
    started = time.time()
    with open(shot_file, encoding='utf-8') as file:
        shot = json.load(file)
    scene.load(glb, shot)
    settings(int(width), int(height), max(1, int(samples) // 2), shot['light']['isInside'])
    files = passes.enable()
    loaded = time.time()
    for half in ('first', 'second'):
        trace(files, os.path.join(folder, half), seed=1 if half == 'first' else 2)
    traced = time.time()
    if materials.show_mirrors_only():
        # Mirrors add no noise of their own.
        bpy.context.scene.cycles.samples = max(1, int(samples) // 4)
        for half in ('first', 'second'):
            trace(files, os.path.join(folder, 'mirrors-' + half), seed=3 if half == 'first' else 4)
    print(f'load {loaded - started:.1f} s, trace {traced - loaded:.1f} s, mirrors {time.time() - traced:.1f} s')


def trace(files, folder, seed):
    files.base_path = folder
    bpy.context.scene.cycles.seed = seed
    bpy.context.scene.update_tag()
    bpy.ops.render.render()


main(*sys.argv[sys.argv.index('--') + 1 :])

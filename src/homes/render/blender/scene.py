"""Builds a Blender scene from the two files of a shot."""

import math

import bpy
import numpy
from mathutils import Vector

import light
import materials

# Blender 3.4's glTF importer uses a name that NumPy removed in 1.24.
numpy.bool = bool

LIGHT_GROUPS = ('sun', 'world', 'lamps')
# Mirrors and glowing materials: their light is not divided by their colour when it is filtered.
SHINY = {'glass', 'glass_rail', 'chrome', 'brass', 'solar', 'car_glass', 'marble'}


def load(glb, shot):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=glb)
    is_lit = shot['light']['hour'] == 'dusk' or shot['light']['isInside']
    for material in bpy.data.materials:
        materials.rebuild(material, is_lit)
        is_shiny = material.name in SHINY or material.get('substance') in ('lamp', 'car')
        material.pass_index = 1 if is_shiny else 0
    for group in LIGHT_GROUPS:
        bpy.context.view_layer.lightgroups.add(name=group)
    light.sky(shot['light'])
    light.sun(shot['light'])
    for lamp in shot['lamps']:
        light.area(lamp)
    camera(shot['camera'])


def camera(wanted):
    lens = bpy.data.cameras.new('camera')
    lens.sensor_width = 36
    lens.lens = wanted['lensMm']
    lens.clip_end = 2000
    lens.shift_x, lens.shift_y = wanted['shiftRight'], wanted['shiftUp']
    stand = bpy.data.objects.new('camera', lens)
    stand.location = wanted['at']
    look = Vector(wanted['towards']) - Vector(wanted['at'])
    if wanted['isLevel']:
        stand.rotation_euler = (math.pi / 2, 0, math.atan2(look.y, look.x) - math.pi / 2)
    else:
        stand.rotation_euler = look.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(stand)
    bpy.context.scene.camera = stand

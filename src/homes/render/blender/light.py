"""Sky, sun and lamps."""

import math

import bpy
from mathutils import Vector

from nodes import Nodes

SUN_COLOUR = {'morning': (1, 0.87, 0.70), 'low sun': (1, 0.78, 0.53)}
# From the horizon up: position, and the colour there.
DUSK = (
    (0.0, (1.0, 0.40, 0.16)),
    (0.11, (0.86, 0.44, 0.24)),
    (0.26, (0.50, 0.37, 0.38)),
    (0.48, (0.16, 0.20, 0.40)),
    (0.90, (0.030, 0.050, 0.15)),
)
DAY_CLOUD = (7, 6.6, 6.2)
DUSK_CLOUD = (0.55, 0.38, 0.36)
CLOUDINESS = 0.45
# Film makes a sky grey, so the sky seen by the camera is brighter than the sky that lights the scene.
SEEN_SATURATION = 1.28
SEEN_VALUE = 1.25


def sky(light):
    is_dusk = light['hour'] == 'dusk'
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.lightgroup = 'world'
    # Without the sun's disc the sky is smooth: plain sampling is as clean as an importance map, and faster.
    world.cycles.sampling_method = 'NONE'
    nodes = Nodes(world)
    direction = nodes.add('SeparateXYZ', {0: nodes.add('TexCoord').outputs['Generated']})
    clear = nodes.ramp(direction.outputs[2], *DUSK) if is_dusk else day(nodes, light)
    clouds = cloud_cover(nodes, direction, light['cloudSeed'])
    cloud = DUSK_CLOUD if is_dusk else DAY_CLOUD
    colour = nodes.add('MixRGB', {0: clouds, 1: clear, 2: (*cloud, 1)}).outputs[0]
    if not is_dusk:
        shown = nodes.add(
            'HueSaturation', {'Color': colour, 'Saturation': SEEN_SATURATION, 'Value': SEEN_VALUE}
        ).outputs[0]
        colour = nodes.add('MixRGB', {0: nodes.seen(), 1: colour, 2: shown}).outputs[0]
    background = nodes['Background']
    nodes.put(colour, background.inputs['Color'])
    nodes.put(light['skyStrength'], background.inputs['Strength'])


def day(nodes, light):
    return nodes.add(
        'TexSky',
        sky_type='NISHITA',
        sun_disc=False,
        sun_elevation=math.radians(light['sunHeightDegrees']),
        sun_rotation=math.radians(90 - light['sunBearingDegrees']),
        air_density=1.0,
        dust_density=1.6,
        ozone_density=1.4,
    ).outputs[0]


def cloud_cover(nodes, direction, seed):
    """Thin clouds on a flat layer overhead; perspective brings them closer together towards the horizon."""
    up = nodes.maths('MAXIMUM', nodes.maths('ADD', direction.outputs[2], 0.16), 0.02)
    over = nodes.add(
        'CombineXYZ',
        {axis: nodes.maths('DIVIDE', direction.outputs[axis], up) for axis in (0, 1)},
    ).outputs[0]
    place = nodes.add(
        'Mapping',
        {
            'Vector': over,
            'Scale': (0.55, 1.1, 1),
            'Rotation': (0, 0, 0.5),
            'Location': (3.1 + 7.3 * seed, 1.7 - 5.9 * seed, 0),
        },
    ).outputs[0]
    noise = nodes.add(
        'TexNoise',
        {'Vector': place, 'Scale': 1.15, 'Detail': 9, 'Roughness': 0.58, 'Distortion': 0.25},
    ).outputs['Fac']
    return nodes.ramp(noise, (0.50, (0, 0, 0)), (0.78, (CLOUDINESS,) * 3))


def sun(light):
    if light['sunStrength'] <= 0:
        return
    height, bearing = (math.radians(light[name]) for name in ('sunHeightDegrees', 'sunBearingDegrees'))
    towards = Vector(
        (math.cos(bearing) * math.cos(height), math.sin(bearing) * math.cos(height), math.sin(height))
    )
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy = light['sunStrength']
    lamp.color = SUN_COLOUR[light['hour']]
    lamp.angle = math.radians(0.6)
    stand(lamp, 'sun', (0, 0, 0), towards)


def area(lamp):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = lamp['widthM'], lamp['depthM']
    light.energy = lamp['powerW']
    light.color = lamp['colour']
    thing = stand(light, 'lamps', lamp['at'], -Vector(lamp['direction']))
    thing.visible_camera = False
    thing.rotation_euler.rotate_axis('Z', lamp['turnRad'])


def stand(light, group, at, away):
    """Lamps shine along their own -z, so `away` points back to where the light comes from."""
    thing = bpy.data.objects.new(light.name, light)
    thing.location = at
    thing.rotation_euler = away.to_track_quat('Z', 'Y').to_euler()
    thing.lightgroup = group
    bpy.context.scene.collection.objects.link(thing)
    return thing

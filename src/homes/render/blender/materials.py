"""The look of each substance. glTF carries colour, roughness and metal; this adds grain, courses and leaves."""

import bpy

from nodes import Nodes

# The node for reflections in glass.
MIRROR = 'mirror'

# Brightness of glowing materials, and their colour in the picture.
GLOW = {'lamp': 14.0, 'cove': 3.0, 'pane_lit': 0.9}
# A distant lit room behind its window; by day the pane is as dark as the others.
ROOM_LIGHT = (1.0, 0.58, 0.27)
# By day a lamp is white glass.
UNLIT = (0.78, 0.76, 0.72)
# Reflectance at normal incidence, which glTF's transparency cannot express.
GLASS = {'glass': (0.08, (0.70, 0.77, 0.76)), 'glass_rail': (0.05, (0.86, 0.93, 0.91))}


class Surface:
    """A principled material that a substance adds to."""

    def __init__(self, material, base, roughness, metallic):
        self.nodes = Nodes(material)
        self.nodes.tree.nodes.clear()
        self.base = base
        self.shader = self.nodes.add(
            'BsdfPrincipled',
            {'Base Color': (*base, 1), 'Roughness': roughness, 'Metallic': metallic, 'Specular': 0.35},
        )
        self.output = self.nodes.add('OutputMaterial')
        self.show(self.shader.outputs[0])

    def show(self, shader):
        self.nodes.put(shader, self.output.inputs[0])

    def tint(self, factor):
        return tuple(min(1, channel * factor) for channel in self.base)

    def mottle(self, factor, low, high, dark, light):
        """Ranges from a darker to a lighter tint of the base as `factor` goes from `low` to `high`."""
        colour = self.nodes.ramp(factor, (low, self.tint(dark)), (high, self.tint(light)))
        self.colour(colour)

    def colour(self, colour):
        self.nodes.put(colour, self.shader.inputs['Base Color'])

    def bump(self, height, strength, metres):
        node = self.nodes.add('Bump', {'Height': height, 'Strength': strength, 'Distance': metres})
        self.nodes.put(node.outputs[0], self.shader.inputs['Normal'])


def stucco(surface):
    """Large weathered patches from rain and sun, and the grain of render."""
    surface.mottle(surface.nodes.noise(0.55, 4), 0.3, 0.75, 0.90, 1.03)
    surface.bump(surface.nodes.noise(70, 2), 0.22, 0.008)


def stone(surface):
    """Split-face courses 75 mm high, equal on upright faces in both directions."""
    nodes = surface.nodes
    place = nodes.add('SeparateXYZ', {0: nodes.add('TexCoord').outputs['Object']})
    along = nodes.maths('ADD', place.outputs[0], place.outputs[1])
    flat = nodes.add('CombineXYZ', {0: along, 1: place.outputs[2]})
    bricks = nodes.add(
        'TexBrick',
        {
            'Vector': flat.outputs[0],
            'Scale': 1,
            'Brick Width': 0.42,
            'Row Height': 0.075,
            'Mortar Size': 0.006,
            'Color1': (*surface.tint(1.25), 1),
            'Color2': (*surface.tint(0.62), 1),
            'Mortar': (*surface.tint(0.22), 1),
        },
        offset=0.37,
    )
    surface.colour(bricks.outputs['Color'])
    surface.bump(bricks.outputs['Color'], 0.9, 0.02)


def block(surface):
    """Unrendered sandcrete blocks of 450 by 225 mm in running bond, each slightly lighter or darker."""
    nodes = surface.nodes
    place = nodes.add('SeparateXYZ', {0: nodes.add('TexCoord').outputs['Object']})
    along = nodes.maths('ADD', place.outputs[0], place.outputs[1])
    flat = nodes.add('CombineXYZ', {0: along, 1: place.outputs[2]})
    courses = nodes.add(
        'TexBrick',
        {
            'Vector': flat.outputs[0],
            'Scale': 1,
            'Brick Width': 0.45,
            'Row Height': 0.225,
            'Mortar Size': 0.016,
            'Color1': (*surface.tint(1.12), 1),
            'Color2': (*surface.tint(0.84), 1),
            'Mortar': (*surface.tint(0.66), 1),
        },
        offset=0.5,
    )
    surface.colour(courses.outputs['Color'])
    surface.bump(courses.outputs['Color'], 0.6, 0.012)


def wood(surface):
    grain = surface.nodes.noise(3, 5, (9, 9, 0.8))
    surface.mottle(grain, 0.3, 0.72, 0.62, 1.3)
    surface.bump(grain, 0.15, 0.004)


def paver(surface):
    surface.mottle(surface.nodes.noise(7, 5), 0.3, 0.75, 0.86, 1.08)
    surface.bump(surface.nodes.noise(120, 2), 0.25, 0.004)


def asphalt(surface):
    surface.mottle(surface.nodes.noise(0.5, 6), 0.35, 0.7, 0.8, 1.35)
    surface.bump(surface.nodes.noise(160, 2), 0.5, 0.006)


def earth(surface):
    surface.mottle(surface.nodes.noise(1.3, 7), 0.3, 0.72, 0.62, 1.25)
    surface.bump(surface.nodes.noise(18, 6), 0.6, 0.03)


def field(surface):
    """Alternating vegetation and bare ground, as land looks from the air."""
    noise = surface.nodes.noise(0.035, 9)
    surface.colour(surface.nodes.ramp(noise, (0.38, (0.085, 0.115, 0.028)), (0.66, (0.17, 0.14, 0.055))))


def bark(surface):
    grain = surface.nodes.noise(2, 5, (3, 3, 9))
    surface.mottle(grain, 0.3, 0.75, 0.6, 1.2)
    surface.bump(grain, 0.4, 0.02)


def leaf(surface):
    """Each plant slightly lighter or darker, each leaf slightly greener; light shines through."""
    nodes = surface.nodes
    plant = nodes.add('ObjectInfo').outputs['Random']
    blade = nodes.add('NewGeometry').outputs['Random Per Island']
    varied = nodes.add(
        'HueSaturation',
        {
            'Color': (*surface.base, 1),
            'Value': nodes.add('MapRange', {0: plant, 3: 0.82, 4: 1.22}).outputs[0],
            'Hue': nodes.add('MapRange', {0: blade, 3: 0.485, 4: 0.512}).outputs[0],
        },
    ).outputs[0]
    surface.colour(varied)
    paler = nodes.add('Gamma', {0: varied, 1: 0.72}).outputs[0]
    through = nodes.add('BsdfTranslucent', {'Color': paler}).outputs[0]
    surface.show(nodes.mix(0.32, surface.shader.outputs[0], through))


def cloth(surface):
    surface.shader.inputs['Sheen'].default_value = 0.4
    surface.bump(surface.nodes.noise(220, 1), 0.25, 0.004)


def curtain(surface):
    """Thin cloth: daylight and lamplight pass through it equally."""
    nodes = surface.nodes
    through = nodes.add('BsdfTranslucent', {'Color': (0.85, 0.80, 0.72, 1)}).outputs[0]
    surface.show(nodes.mix(0.5, surface.shader.outputs[0], through))


def car(surface):
    surface.shader.inputs['Clearcoat'].default_value = 0.8
    surface.shader.inputs['Clearcoat Roughness'].default_value = 0.04


def tile(surface):
    surface.mottle(surface.nodes.noise(1.2, 8), 0.35, 0.7, 0.93, 1.05)


def glow(surface, name):
    """Visible, but lights nothing: area lamps do that, without the noise of small bright objects."""
    nodes = surface.nodes
    strength = nodes.maths('MULTIPLY', nodes.seen(), GLOW[name])
    colour = ROOM_LIGHT if name == 'pane_lit' else surface.base
    surface.show(nodes.add('Emission', {'Color': (*colour, 1), 'Strength': strength}).outputs[0])


def glass(surface, name):
    """
    A thin pane, the same from both sides, whose reflectance depends on the angle (Schlick's rule). It is traced as two
    pictures that are added: the view through it, and its reflection. No ray has to choose randomly between the two, so
    both are free of that noise.
    """
    nodes = surface.nodes
    straight, tint = GLASS[name]
    facing = nodes.add('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    share = nodes.maths('MULTIPLY_ADD', nodes.maths('POWER', facing, 5), 1 - straight, straight)
    rest = nodes.add('MixRGB', {0: share, 1: (*tint, 1), 2: (0, 0, 0, 1)}).outputs[0]
    through = nodes.add('BsdfTransparent', {'Color': rest})
    surface.show(through.outputs[0])
    nodes.add('BsdfGlossy', {'Color': share, 'Roughness': 0}, name=MIRROR)


SUBSTANCES = {
    'stucco': stucco,
    'stone': stone,
    'block': block,
    'wood': wood,
    'paver': paver,
    'asphalt': asphalt,
    'earth': earth,
    'bark': bark,
    'leaf': leaf,
    'cloth': cloth,
    'car': car,
    'tile': tile,
}
BY_NAME = {'field': field, 'curtain': curtain}


def rebuild(material, is_lit):
    """Rebuilds an imported material from its name and substance; `is_lit` is whether lamps are on."""
    imported = next(node for node in material.node_tree.nodes if node.type == 'BSDF_PRINCIPLED')
    base, roughness, metallic = (
        imported.inputs[name].default_value for name in ('Base Color', 'Roughness', 'Metallic')
    )
    substance = material.get('substance', 'plain')
    surface = Surface(material, tuple(base)[:3], roughness, metallic)
    if substance == 'glass':
        glass(surface, material.name)
    elif material.name in GLOW:
        if is_lit:
            glow(surface, material.name)
            material.cycles.sample_as_light = False
        elif material.name != 'pane_lit':
            surface.shader.inputs['Base Color'].default_value = (*UNLIT, 1)
    else:
        BY_NAME.get(material.name, SUBSTANCES.get(substance, lambda _: None))(surface)


def show_mirrors_only():
    """
    Sets up the picture that is added to the first: everything but reflections in glass is black. Rays from the camera
    end at surfaces other than glass, which look as before in reflections. Returns whether there is any glass.
    """
    panes = [material for material in bpy.data.materials if MIRROR in material.node_tree.nodes]
    if not panes:
        return False
    for material in bpy.data.materials:
        nodes = Nodes(material)
        output = next(node for node in nodes.tree.nodes if node.type == 'OUTPUT_MATERIAL')
        shader = output.inputs[0].links[0].from_socket
        if material in panes:
            shown = nodes.mix(nodes.seen(), shader, nodes[MIRROR].outputs[0])
        else:
            shown = nodes.mix(nodes.seen(), shader, None)
        nodes.put(shown, output.inputs[0])
    sky = Nodes(bpy.context.scene.world)
    background = sky['Background']
    strength = background.inputs['Strength'].default_value
    unseen = sky.maths('MULTIPLY', sky.maths('SUBTRACT', 1, sky.seen()), strength)
    sky.put(unseen, background.inputs['Strength'])
    return True

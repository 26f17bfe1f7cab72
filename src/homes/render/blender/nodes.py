"""Concise construction of shader nodes."""


class Nodes:
    """The node tree of a material or a world, with the few kinds of nodes that we use."""

    def __init__(self, owner):
        owner.use_nodes = True
        self.tree = owner.node_tree

    def __getitem__(self, name):
        return self.tree.nodes[name]

    def add(self, kind, inputs=None, **settings):
        """Adds a node of `kind`; `inputs` are sockets to link from, or values, by the input's name or index."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.put(value, node.inputs[name])
        return node

    def put(self, value, socket):
        if hasattr(value, 'is_linked'):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def maths(self, operation, *values):
        return self.add('Math', dict(enumerate(values)), operation=operation).outputs[0]

    def ramp(self, factor, *stops):
        """A colour ramp between stops, each a position and a colour."""
        node = self.add('ValToRGB', {0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        return node.outputs[0]

    def noise(self, scale, detail=3, stretch=None, coordinates='Object'):
        """Coordinates in the object's own metres, so that the pattern moves with the object."""
        place = self.add('TexCoord').outputs[coordinates]
        if stretch:
            place = self.add('Mapping', {'Vector': place, 'Scale': stretch}).outputs[0]
        return self.add('TexNoise', {'Vector': place, 'Scale': scale, 'Detail': detail}).outputs['Fac']

    def mix(self, factor, first, second):
        """A mix of two shaders; None is no shader."""
        node = self.add('MixShader', {0: factor})
        for socket, shader in ((node.inputs[1], first), (node.inputs[2], second)):
            if shader:
                self.put(shader, socket)
        return node.outputs[0]

    def seen(self):
        """1 for camera rays, 0 for bounced light."""
        return self.add('LightPath').outputs['Is Camera Ray']

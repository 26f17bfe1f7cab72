"""
An edge-avoiding filter for path-traced light (after "SVGF", Schied et al. 2017, for one frame of two halves).

Light is divided by the colour of the surface and averaged along surfaces: over pixels with similar normal, colour and
depth, whose light differs by no more than its noise. Each picture is traced as two halves with different random seeds;
their difference estimates each pixel's noise. So sharp shadow edges stay sharp while noise in the shade is smoothed.

All planes are float32 with one number per pixel, processed in bands of rows that fit into the processor's cache.
"""

import numpy as np

KERNEL = (0.375, 0.25, 0.0625)
BAND_ROWS = 24
NORMAL_SPREAD = 0.12
COLOUR_SPREAD = 0.20
# By how many standard deviations of its noise light may differ.
NOISE_SPREAD = 6.0
DARKEST_COLOUR = 0.02
# A distance at which a pixel has no weight, and the kind of pixels beyond the picture.
UNLIKE = 80
OUTSIDE = -9


def denoise(guide, lights, soft, passes=5):
    """
    Filters several lights at once that share a guide.

    guide: dict of planes: 'normal' and 'albedo' (three each), 'depth', and 'kind', an integer. Pixels of different
    kinds are not averaged, and pixels of a kind below 0 are left unchanged.
    lights: list of pairs of halves, each a list of three planes (red, green, blue).
    soft: for each light, whether it comes from all directions (sky, lamps): it has more noise and no sharp shadows.
    Returns a list of three planes for each light.
    """
    # Glowing surfaces have a colour far above white.
    divisors = [np.where(guide['kind'] == 0, np.clip(plane, DARKEST_COLOUR, 1), 1) for plane in guide['albedo']]
    states = [start(halves, divisors) for halves in lights]
    features = [plane / NORMAL_SPREAD**0.5 for plane in guide['normal']]
    features += [np.where(guide['kind'] == 0, plane, 0) / COLOUR_SPREAD**0.5 for plane in guide['albedo']]
    features = [np.ascontiguousarray(plane, np.float32) for plane in features]
    depth = np.ascontiguousarray(guide['depth'], np.float32)
    slope = depth_slope(depth)
    for index in range(passes):
        states = spread(states, soft, features, depth, slope, guide['kind'], 1 << index)
    return [
        [plane * divisor for plane, divisor in zip(state['colour'], divisors)] for state in states
    ]


def start(halves, divisors):
    """The mean of two halves without fireflies, and the variance of its noise."""
    first, second = ([plane / divisor for plane, divisor in zip(half, divisors)] for half in halves)
    first, second = without_fireflies(first, second), without_fireflies(second, first)
    half_difference = (luminance(first) - luminance(second)) / 2
    return {
        'colour': [np.ascontiguousarray((a + b) / 2, np.float32) for a, b in zip(first, second)],
        'variance': blurred(blurred(half_difference**2)),
    }


def luminance(colour):
    return (colour[0] + colour[1] + colour[2]) / np.float32(3)


def without_fireflies(colour, other):
    """Dims fireflies: pixels brighter than all their neighbours in the other half."""
    own = luminance(colour)
    limit = highest(luminance(other)) * np.float32(1.15) + np.float32(0.02)
    factor = np.minimum(1, limit / np.maximum(own, 1e-6)).astype(np.float32)
    return [np.maximum(plane, 0) * factor for plane in colour]


def highest(plane):
    """The maximum of each pixel and its neighbours."""
    padded = np.pad(plane, 1, 'edge')
    rows = np.maximum(np.maximum(padded[:-2], padded[1:-1]), padded[2:])
    return np.maximum(np.maximum(rows[:, :-2], rows[:, 1:-1]), rows[:, 2:])


def blurred(plane):
    padded = np.pad(plane, 1, 'edge')
    rows = padded[:-2] + 2 * padded[1:-1] + padded[2:]
    return ((rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:]) / np.float32(16)).astype(np.float32)


def depth_slope(depth):
    """The change of depth from one pixel to the next on the same surface."""
    padded = np.pad(depth, 1, 'edge')
    across = np.minimum(np.abs(padded[1:-1, 2:] - depth), np.abs(depth - padded[1:-1, :-2]))
    down = np.minimum(np.abs(padded[2:, 1:-1] - depth), np.abs(depth - padded[:-2, 1:-1]))
    return (np.minimum(across + down, 0.05 * depth) + 4e-4 * depth + 1e-5).astype(np.float32)


def compared(own, is_stray):
    """
    The values of a light that are compared between pixels. In the first passes a pixel of soft light is too noisy, and
    an outlier would find no similar pixels, so its neighbours are included.
    """
    return blurred(own) if is_stray else own


def spread(states, soft, features, depth, slope, kind, step):
    """One pass: each pixel becomes the weighted mean of 25 pixels that are `step` apart."""
    surface = Surface(features, depth, slope, kind, step)
    lights = [Light(state, is_soft, step) for state, is_soft in zip(states, soft)]
    for top in range(0, depth.shape[0], BAND_ROWS):
        average(surface, lights, slice(top, min(top + BAND_ROWS, depth.shape[0])))
    return [light.result for light in lights]


class Surface:
    """The guide of each pixel, with a margin for lookups beyond the picture's edge."""

    def __init__(self, features, depth, slope, kind, step):
        self.step, self.slope, self.kind = step, slope, kind
        self.features = [Wide(plane, step) for plane in features]
        self.depth = Wide(depth, step)
        self.neighbour_kind = Wide(kind, step, outside=OUTSIDE)

    def unlikeness(self, rows, down, across, distance, spare):
        """Fills `distance`: 0 for pixels of one uniform surface, large for pixels of different surfaces."""
        np.subtract(self.depth.at(rows, down, across), self.depth.at(rows), out=distance)
        np.abs(distance, out=distance)
        distance /= self.slope[rows]
        distance *= np.float32(1 / (1.2 * self.step * (abs(down) + abs(across))))
        for feature in self.features:
            np.subtract(feature.at(rows, down, across), feature.at(rows), out=spare)
            spare *= spare
            distance += spare
        distance[self.neighbour_kind.at(rows, down, across) != self.kind[rows]] = UNLIKE


class Light:
    """One light before and after a pass."""

    def __init__(self, state, is_soft, step):
        own = luminance(state['colour'])
        deviation = np.sqrt(blurred(state['variance']))
        self.tolerance = 1 / (NOISE_SPREAD * deviation + 0.004 * own + 1e-4)
        self.colour = [Wide(plane, step) for plane in state['colour']]
        self.variance = Wide(state['variance'], step)
        self.compared = Wide(compared(own, is_soft and step <= 2), step)
        self.result = {
            'colour': [np.empty_like(plane) for plane in state['colour']],
            'variance': np.empty_like(state['variance']),
        }


class Wide:
    """A plane with a margin."""

    def __init__(self, plane, step, outside=None):
        self.step, self.width = step, plane.shape[1]
        if outside is None:
            self.plane = np.pad(plane, 2 * step, 'edge')
        else:
            self.plane = np.pad(plane, 2 * step, constant_values=outside)

    def at(self, rows, down=0, across=0):
        """The rows, shifted down and to the right by this many steps."""
        top, left = (2 + down) * self.step, (2 + across) * self.step
        return self.plane[rows.start + top : rows.stop + top, left : left + self.width]


def average(surface, lights, rows):
    """Writes the weighted mean of 25 pixels for each light in these rows, weighted by similarity."""
    shape = surface.slope[rows].shape
    distance, weight = np.empty(shape, np.float32), np.empty(shape, np.float32)
    own_weight = np.float32(KERNEL[0] ** 2)
    sums = [
        {
            'colour': [plane.at(rows) * own_weight for plane in light.colour],
            'variance': light.variance.at(rows) * own_weight**2,
            'weight': np.full(shape, own_weight, np.float32),
        }
        for light in lights
    ]
    for down in range(-2, 3):
        for across in range(-2, 3):
            if down == 0 and across == 0:
                continue
            surface.unlikeness(rows, down, across, distance, weight)
            kernel = np.float32(KERNEL[abs(down)] * KERNEL[abs(across)])
            for light, total in zip(lights, sums):
                np.subtract(light.compared.at(rows, down, across), light.compared.at(rows), out=weight)
                np.abs(weight, out=weight)
                weight *= light.tolerance[rows]
                weight += distance
                np.negative(weight, out=weight)
                np.exp(weight, out=weight)
                weight *= kernel
                total['weight'] += weight
                for summed, plane in zip(total['colour'], light.colour):
                    summed += plane.at(rows, down, across) * weight
                weight *= weight
                total['variance'] += light.variance.at(rows, down, across) * weight
    held = surface.kind[rows] < 0
    for light, total in zip(lights, sums):
        for out, summed, plane in zip(light.result['colour'], total['colour'], light.colour):
            out[rows] = np.where(held, plane.at(rows), summed / total['weight'])
        light.result['variance'][rows] = total['variance'] / total['weight'] ** 2

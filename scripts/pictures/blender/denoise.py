"""
An edge-avoiding filter for path-traced light (after "SVGF", Schied et al. 2017, for one frame of two halves).

Light is divided by the colour of what it falls on and averaged along surfaces: over pixels that have about the same
normal, colour and depth, and whose light differs by no more than its noise. Each picture is traced as two halves of
other random numbers: how much they differ says how noisy each pixel is. So clean edges of shadows stay sharp where
noise of the shade is smoothed far.

All planes are float32 with one number a pixel, and work goes in bands of rows that fit into the processor's cache.
"""

import numpy as np

KERNEL = (0.375, 0.25, 0.0625)
BAND_ROWS = 24
NORMAL_SPREAD = 0.12
COLOUR_SPREAD = 0.20
# How many standard deviations of its noise light may differ.
NOISE_SPREAD = 3.0
DARKEST_COLOUR = 0.02


def denoise(guide, lights, passes=5):
    """
    Filters several lights at once that share a guide.

    guide: dict of planes: 'normal' and 'albedo' three each, 'depth', and 'kind', an integer; pixels of another kind are
    not looked at, and those of a kind below 0 stay as they are.
    lights: list of pairs of halves, each a list of three planes (red, green, blue).
    Returns a list of three planes for each light.
    """
    # What glows has a colour far above white.
    divisors = [np.where(guide['kind'] == 0, np.clip(plane, DARKEST_COLOUR, 1), 1) for plane in guide['albedo']]
    states = [start(halves, divisors) for halves in lights]
    features = [plane / NORMAL_SPREAD**0.5 for plane in guide['normal']]
    features += [np.where(guide['kind'] == 0, plane, 0) / COLOUR_SPREAD**0.5 for plane in guide['albedo']]
    features = [np.ascontiguousarray(plane, np.float32) for plane in features]
    depth = np.ascontiguousarray(guide['depth'], np.float32)
    slope = depth_slope(depth)
    for index in range(passes):
        states = spread(states, features, depth, slope, guide['kind'], 1 << index)
    return [
        [plane * divisor for plane, divisor in zip(state['colour'], divisors)] for state in states
    ]


def start(halves, divisors):
    """The mean of two halves without fireflies, and the variance of its noise."""
    first, second = ([plane / divisor for plane, divisor in zip(half, divisors)] for half in halves)
    first, second = tamed(first, second), tamed(second, first)
    half_difference = (luminance(first) - luminance(second)) / 2
    return {
        'colour': [np.ascontiguousarray((a + b) / 2, np.float32) for a, b in zip(first, second)],
        'variance': blurred(blurred(half_difference**2)),
    }


def luminance(colour):
    return (colour[0] + colour[1] + colour[2]) / np.float32(3)


def tamed(colour, other):
    """A pixel brighter than all its neighbours in the other half is a firefly."""
    own = luminance(colour)
    limit = highest(luminance(other)) * np.float32(1.15) + np.float32(0.02)
    factor = np.minimum(1, limit / np.maximum(own, 1e-6)).astype(np.float32)
    return [np.maximum(plane, 0) * factor for plane in colour]


def highest(plane):
    """Of each pixel and its neighbours."""
    padded = np.pad(plane, 1, 'edge')
    rows = np.maximum(np.maximum(padded[:-2], padded[1:-1]), padded[2:])
    return np.maximum(np.maximum(rows[:, :-2], rows[:, 1:-1]), rows[:, 2:])


def blurred(plane):
    padded = np.pad(plane, 1, 'edge')
    rows = padded[:-2] + 2 * padded[1:-1] + padded[2:]
    return ((rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:]) / np.float32(16)).astype(np.float32)


def depth_slope(depth):
    """How much depth changes from one pixel to the next on the same surface."""
    padded = np.pad(depth, 1, 'edge')
    across = np.minimum(np.abs(padded[1:-1, 2:] - depth), np.abs(depth - padded[1:-1, :-2]))
    down = np.minimum(np.abs(padded[2:, 1:-1] - depth), np.abs(depth - padded[:-2, 1:-1]))
    return (np.minimum(across + down, 0.05 * depth) + 4e-4 * depth + 1e-5).astype(np.float32)


def spread(states, features, depth, slope, kind, step):
    """One pass: each pixel becomes the mean of 25 that lie `step` apart."""
    height, width = depth.shape
    reach = 2 * step
    pad = lambda plane: np.pad(plane, reach, 'edge')  # noqa: E731
    wide_features, wide_depth, wide_kind = [pad(plane) for plane in features], pad(depth), pad(kind)
    wide_kind[: reach] = wide_kind[-reach:] = -9
    wide_kind[:, :reach] = wide_kind[:, -reach:] = -9
    wide = [
        {
            'colour': [pad(plane) for plane in state['colour']],
            'variance': pad(state['variance']),
            'luminance': pad(luminance(state['colour'])),
        }
        for state in states
    ]
    tolerance = [
        1 / (NOISE_SPREAD * np.sqrt(blurred(state['variance'])) + 0.004 * luminance(state['colour']) + 1e-4)
        for state in states
    ]
    results = [
        {'colour': [np.empty_like(depth) for _ in range(3)], 'variance': np.empty_like(depth)} for _ in states
    ]
    for top in range(0, height, BAND_ROWS):
        rows = min(BAND_ROWS, height - top)
        here = (slice(top, top + rows), slice(None))
        band(here, rows, width, step, features, wide_features, slope, wide_depth, kind, wide_kind, wide, tolerance, results)
    return results


def band(here, rows, width, step, features, wide_features, slope, wide_depth, kind, wide_kind, wide, tolerance, results):
    reach = 2 * step
    top = here[0].start

    def at(plane, down, across):
        return plane[top + reach + down : top + reach + down + rows, reach + across : reach + across + width]

    own_features = [plane[here] for plane in features]
    own_depth, own_kind = at(wide_depth, 0, 0), kind[here]
    per_slope = 1 / slope[here]
    sums = []
    for light in wide:
        weight = np.float32(KERNEL[0] ** 2)
        sums.append(
            {
                'colour': [at(plane, 0, 0) * weight for plane in light['colour']],
                'variance': at(light['variance'], 0, 0) * weight**2,
                'weight': np.full((rows, width), weight, np.float32),
                'own': at(light['luminance'], 0, 0),
            }
        )
    distance = np.empty((rows, width), np.float32)
    spare = np.empty_like(distance)
    for down in range(-2, 3):
        for across in range(-2, 3):
            if down == 0 and across == 0:
                continue
            offset = (down * step, across * step)
            np.subtract(at(wide_depth, *offset), own_depth, out=distance)
            np.abs(distance, out=distance)
            distance *= per_slope
            distance *= np.float32(1 / (1.2 * (abs(offset[0]) + abs(offset[1]))))
            for own, plane in zip(own_features, wide_features):
                np.subtract(at(plane, *offset), own, out=spare)
                spare *= spare
                distance += spare
            distance[at(wide_kind, *offset) != own_kind] = 80
            kernel = np.float32(KERNEL[abs(down)] * KERNEL[abs(across)])
            for light, total, stop in zip(wide, sums, tolerance):
                np.subtract(at(light['luminance'], *offset), total['own'], out=spare)
                np.abs(spare, out=spare)
                spare *= stop[here]
                spare += distance
                np.negative(spare, out=spare)
                np.exp(spare, out=spare)
                spare *= kernel
                total['weight'] += spare
                for summed, plane in zip(total['colour'], light['colour']):
                    summed += at(plane, *offset) * spare
                spare *= spare
                total['variance'] += at(light['variance'], *offset) * spare
    held = own_kind < 0
    for light, total, result in zip(wide, sums, results):
        for summed, plane, out in zip(total['colour'], light['colour'], result['colour']):
            out[here] = np.where(held, at(plane, 0, 0), summed / total['weight'])
        result['variance'][here] = total['variance'] / total['weight'] ** 2

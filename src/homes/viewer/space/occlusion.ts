import { normalize, subtract, type Vec3 } from '../../scene/vector.ts';
import { type Box, distanceTo } from './pick.ts';

/** A camera closer to a block than this counts as inside it. */
const CLEAR_M = 1.5;
/** The ray stops short of the face, which a neighbouring block may touch. */
const BEFORE_FACE = 0.98;
/** Sample points on a face, as shares of its width and height. */
const SPOTS = [0.2, 0.5, 0.8];
/** A neighbour's corner may hide this many of the nine spots. */
const MAX_HIDDEN_SPOTS = 2;

/** Whether `box` hides much of the face of `target` towards the eye, or contains the eye. */
export function isOccluding(eye: Vec3, box: Box, target: Box): boolean {
  const isInside = ([0, 1, 2] as const).every(
    (axis) => eye[axis] > box.low[axis] - CLEAR_M && eye[axis] < box.high[axis] + CLEAR_M,
  );
  const hidden = spotsFacing(eye, target).filter((spot) => {
    const share = distanceTo({ from: eye, along: subtract(spot, eye) }, box);
    return share !== null && share < BEFORE_FACE;
  });
  return isInside || hidden.length > MAX_HIDDEN_SPOTS;
}

/** Spots spread over the face of `target` that faces the eye most directly. */
function spotsFacing(eye: Vec3, { low, high }: Box): Vec3[] {
  const middle: Vec3 = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  let face: { axis: 0 | 1 | 2; at: number; facing: number } | null = null;
  for (const axis of [0, 1, 2] as const) {
    for (const [at, sign] of [
      [low[axis], -1],
      [high[axis], 1],
    ] as const) {
      const onFace = replaced(middle, axis, at);
      const facing = normalize(subtract(eye, onFace))[axis] * sign;
      if (facing > (face?.facing ?? 0)) face = { axis, at, facing };
    }
  }
  if (!face) return [];
  const { axis, at } = face;
  const along = (each: 0 | 1 | 2, share: number) => low[each] + (high[each] - low[each]) * share;
  return SPOTS.flatMap((a) =>
    SPOTS.map((b): Vec3 => {
      if (axis === 0) return [at, along(1, a), along(2, b)];
      if (axis === 1) return [along(0, a), at, along(2, b)];
      return [along(0, a), along(1, b), at];
    }),
  );
}

function replaced([x, y, z]: Vec3, axis: 0 | 1 | 2, value: number): Vec3 {
  if (axis === 0) return [value, y, z];
  return axis === 1 ? [x, value, z] : [x, y, value];
}

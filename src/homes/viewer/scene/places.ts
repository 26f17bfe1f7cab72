import { turned } from '../../scene/mesh.ts';
import type { Place } from '../../scene/scene.ts';
import { subtract } from '../../scene/vector.ts';

/** The matrix of a place (scale, then rotation, then translation): sixteen numbers, column-major. */
export function matrixOf({ at, turnRad, scale }: Place): number[] {
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)];
  return [
    ...[cos * scale[0], sin * scale[0], 0, 0],
    ...[-sin * scale[1], cos * scale[1], 0, 0],
    ...[0, 0, scale[2], 0],
    ...[at[0], at[1], at[2], 1],
  ];
}

/** A place in the coordinates of `base`, whose scale must be 1. */
export const relativeTo = (base: Place, { at, turnRad, scale }: Place): Place => ({
  at: turned(subtract(at, base.at), -base.turnRad),
  turnRad: turnRad - base.turnRad,
  scale,
});

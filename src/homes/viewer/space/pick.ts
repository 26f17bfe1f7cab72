import type { Vec3 } from '../../scene/vector.ts';
import type { BlockSpace } from './blockSpace.ts';
import { cutAboveM, type Lift } from './lift.ts';

export interface Ray {
  readonly from: Vec3;
  readonly along: Vec3;
}

export interface Box {
  readonly low: Vec3;
  readonly high: Vec3;
}

export type Picked =
  | { readonly kind: 'unit'; readonly unitId: string }
  | { readonly kind: 'block'; readonly blockId: string };

/** The first hit of a ray: a unit of the chosen block, or another block. */
export function pick(
  ray: Ray,
  blocks: readonly BlockSpace[],
  chosenId: string | null,
  lift: Lift | null,
): Picked | null {
  const candidates = blocks.flatMap((block): { box: Box; picked: Picked }[] =>
    block.id === chosenId
      ? unitBoxes(block, lift).map(({ box, unitId }) => ({ box, picked: { kind: 'unit', unitId } }))
      : [{ box: blockBox(block), picked: { kind: 'block', blockId: block.id } }],
  );
  let nearest: Picked | null = null;
  let nearestM = Number.POSITIVE_INFINITY;
  for (const { box, picked } of candidates) {
    const distanceM = distanceTo(ray, box);
    if (distanceM === null || distanceM >= nearestM) continue;
    nearest = picked;
    nearestM = distanceM;
  }
  return nearest;
}

export const blockBox = ({ footprint: { x0, y0, x1, y1 }, heightM }: BlockSpace): Box => ({
  low: [x0, y0, 0],
  high: [x1, y1, heightM],
});

/** The current boxes of each unit's rooms; on an open storey, only up to its cut walls. */
export const unitBoxes = (
  { rooms, levels }: BlockSpace,
  lift: Lift | null,
): { readonly unitId: string; readonly box: Box }[] =>
  rooms.flatMap(({ unitId, level, rect: { x0, y0, x1, y1 } }) => {
    const space = levels[level];
    if (!space) return [];
    const low = space.zM + (lift?.risesM[level] ?? 0);
    const top = low + space.topM - space.zM;
    const high = Math.min(top, (lift && cutAboveM({ levels }, lift, level)) ?? top);
    return { unitId, box: { low: [x0, y0, low], high: [x1, y1, high] } };
  });

/** The distance to where the ray enters the box: 0 inside it, null if the ray misses it. */
export function distanceTo({ from, along }: Ray, { low, high }: Box): number | null {
  let [enter, leave] = [0, Number.POSITIVE_INFINITY];
  for (const axis of [0, 1, 2] as const) {
    if (Math.abs(along[axis]) < 1e-9) {
      if (from[axis] < low[axis] || from[axis] > high[axis]) return null;
      continue;
    }
    const a = (low[axis] - from[axis]) / along[axis];
    const b = (high[axis] - from[axis]) / along[axis];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave ? enter : null;
}

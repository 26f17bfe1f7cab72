import { type BlockContext, isStacked } from './blockContext.ts';
import { frontDoors } from './faces.ts';
import type { StepsPart } from './part.ts';

const GOING_M = 0.32;
const COUNT = 3;
const MIN_WIDTH_M = 2;
export const STEPS_DEPTH_M = COUNT * GOING_M;

/** Steps up to each front door, or to the veranda in front of it, centred on the door. */
export function stepsOf(context: BlockContext): StepsPart[] {
  const [ground] = context.levels;
  return frontDoors(ground).map(({ x, y, widthM }) => {
    const veranda = isStacked(context)
      ? undefined
      : ground.outdoors.find(({ rect, name }) => name === 'Veranda' && rect.x0 < x && rect.x1 > x);
    const half = Math.max(MIN_WIDTH_M, widthM + 0.6) / 2;
    const front = veranda ? veranda.rect.y0 : y;
    const x0 = veranda ? Math.max(veranda.rect.x0, x - half) : x - half;
    const x1 = veranda ? Math.min(veranda.rect.x1, x + half) : x + half;
    return {
      kind: 'steps',
      name: 'steps',
      level: 0,
      material: 'stone_g',
      rect: { x0, x1, y0: front - STEPS_DEPTH_M, y1: front - 0.1 },
      topM: ground.zM - 0.05,
      count: COUNT,
    };
  });
}

import type { FenceStyle, Finish } from '../finish.ts';
import type { Point, Rect } from '../geometry.ts';
import type { FenceRun, Gate } from './site.ts';

const WALL_HEIGHT_M = 2.2;
const THICKNESS_M = 0.2;
/** Towards the street one sees over it. */
const FRONT_HEIGHT_M: Readonly<Record<FenceStyle, number>> = {
  slats: 1.62,
  bars: 1.5,
  solid: 2.1,
  planted: 1.2,
};

/** Round the plot, open at the gate only. */
export function boundaryOf({ x0, y0, x1, y1 }: Rect, gate: Gate, { fence, wall }: Finish): FenceRun[] {
  const run = (from: Point, to: Point, heightM = WALL_HEIGHT_M): FenceRun => ({
    from,
    to,
    heightM,
    thicknessM: THICKNESS_M,
    material: wall,
  });
  const front = FRONT_HEIGHT_M[fence];
  return [
    run({ x: x0, y: y0 }, { x: gate.x0, y: y0 }, front),
    run({ x: gate.x1, y: y0 }, { x: x1, y: y0 }, front),
    run({ x: x1, y: y0 }, { x: x1, y: y1 }),
    run({ x: x1, y: y1 }, { x: x0, y: y1 }),
    run({ x: x0, y: y1 }, { x: x0, y: y0 }),
  ];
}

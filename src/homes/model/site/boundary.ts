import type { FenceStyle, Finish } from '../finish.ts';
import type { Point, Rect } from '../geometry.ts';
import type { FenceRun, Gate, RunStyle } from './site.ts';

export const WALL_HEIGHT_M = 2.1;
const THICKNESS_M = 0.2;
/** Low enough towards the street to see the house over it. */
const FRONT_HEIGHT_M: Readonly<Record<FenceStyle, number>> = {
  slats: 1.25,
  bars: 1.3,
  solid: 1.1,
  planted: 1,
};

/** Creates runs of fence whose walls and piers share one material. */
export const runsOf =
  (material: FenceRun['material']) =>
  (from: Point, to: Point, style: RunStyle, heightM: number): FenceRun => ({
    style,
    from,
    to,
    heightM,
    thicknessM: THICKNESS_M,
    material,
  });

/** The fence around the plot, open at the gate only. Each path in `doors` gets a small gate. */
export function boundaryOf(
  { x0, y0, x1, y1 }: Rect,
  gate: Gate,
  doors: readonly Rect[],
  { fence, wall }: Finish,
): FenceRun[] {
  const run = runsOf(wall);
  const front = (fromX: number, toX: number, style: RunStyle = fence): FenceRun =>
    run({ x: fromX, y: y0 }, { x: toX, y: y0 }, style, FRONT_HEIGHT_M[fence]);
  const side = (from: Point, to: Point): FenceRun => run(from, to, 'wall', WALL_HEIGHT_M);
  const fronts: FenceRun[] = [];
  let x = x0;
  const openings = [
    ...doors.map((door) => ({ x0: door.x0, x1: door.x1, isGate: false })),
    { ...gate, isGate: true },
  ].sort((a, b) => a.x0 - b.x0);
  for (const opening of openings) {
    fronts.push(front(x, opening.x0));
    if (!opening.isGate) fronts.push(front(opening.x0, opening.x1, 'wicket'));
    x = opening.x1;
  }
  return [
    ...fronts,
    front(x, x1),
    side({ x: x1, y: y0 }, { x: x1, y: y1 }),
    side({ x: x1, y: y1 }, { x: x0, y: y1 }),
    side({ x: x0, y: y1 }, { x: x0, y: y0 }),
  ];
}

import { boundsOf, type Rect } from '../../model/geometry.ts';
import type { Block } from '../../model/model.ts';
import { boundsOfAll } from '../../model/parts/region.ts';
import type { MeshBuilder } from '../mesh.ts';
import { box, tube } from '../solids.ts';
import type { Vec3 } from '../vector.ts';

const BAY_M = 2;
const LIFT_M = 1.9;
const DEPTH_M = 1.05;
const OFF_WALL_M = 0.35;
const POLE_M = 0.035;
const OVER_M = 1.1;
const BOARD_M = 0.045;

/** The ground that a scaffold covers in front of a block, in the block's coordinates. */
export function scaffoldRect({ levels }: Pick<Block, 'levels'>): Rect {
  const all = levels.flatMap(({ rooms, outdoors }) => [...rooms, ...outdoors]);
  const { x0, x1, y0 } = boundsOf(levels.map(() => boundsOfAll(all)));
  return { x0: x0 + 0.2, x1: x1 - 0.2, y0: y0 - OFF_WALL_M - DEPTH_M, y1: y0 - OFF_WALL_M };
}

/** Poles in bays along the front of a block, with boards on each lift and a brace across every other bay. */
export function drawScaffold(mesh: MeshBuilder, block: Pick<Block, 'levels'>, topM: number): void {
  const { x0, x1, y0, y1 } = scaffoldRect(block);
  const bays = Math.max(1, Math.round((x1 - x0) / BAY_M));
  const lifts = Math.max(1, Math.floor(topM / LIFT_M));
  const headM = lifts * LIFT_M + OVER_M;
  const xAt = (bay: number): number => x0 + ((x1 - x0) * bay) / bays;
  const pole = (from: Vec3, to: Vec3): void => tube(mesh, 'oak', [from, to], POLE_M, 6);
  for (let bay = 0; bay <= bays; bay += 1) {
    const x = xAt(bay);
    for (const y of [y0, y1]) pole([x, y, 0], [x, y, headM]);
    for (let lift = 1; lift <= lifts; lift += 1)
      pole([x + 0.05, y0 - 0.1, lift * LIFT_M], [x + 0.05, y1 + 0.1, lift * LIFT_M]);
    if (bay < bays && bay % 2 === 0)
      pole([x, y0 - 0.06, 0.1], [xAt(bay + 1), y0 - 0.06, Math.min(2 * LIFT_M, headM)]);
  }
  for (let lift = 1; lift <= lifts; lift += 1) {
    const z = lift * LIFT_M;
    for (const y of [y0, y1]) pole([x0 - 0.3, y + 0.05, z - 0.07], [x1 + 0.3, y + 0.05, z - 0.07]);
    pole([x0 - 0.3, y0 - 0.05, z + 0.95], [x1 + 0.3, y0 - 0.05, z + 0.95]);
    for (let board = 0; board < 3; board += 1) {
      const y = y0 + 0.12 + board * 0.3;
      box(
        mesh,
        'oak',
        [x0 - 0.15 + 0.1 * board, y, z + 0.035],
        [x1 + 0.1 * board, y + 0.24, z + 0.035 + BOARD_M],
      );
    }
  }
}

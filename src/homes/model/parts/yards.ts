import { centreOf } from '../geometry.ts';
import { type BlockContext, blockBounds, isStacked, WALL_FACE_OFFSET_M } from './blockContext.ts';
import type { Part } from './part.ts';

const OUT_M = 1.3;
const WALL_M = 0.15;
const HEIGHT_M = 1.75;
const WIDTH_M = 2.6;

/** Behind a house's kitchen: a low wall and pierced blocks around gas bottles and laundry. */
export function yardsOf(context: BlockContext): Part[] {
  if (isStacked(context)) return [];
  const { finish, levels } = context;
  const { y1 } = blockBounds(context);
  const [ground] = levels;
  const material = finish.wall === 'stucco_sand' ? 'stucco_w' : 'stucco_sand';
  return ground.rooms
    .filter(({ kind, rect }) => kind === 'kitchen' && rect.y1 === y1)
    .flatMap(({ rect }): Part[] => {
      const x = centreOf(rect).x;
      const [x0, x1] = [x - WIDTH_M / 2, x + WIDTH_M / 2];
      const face = y1 + WALL_FACE_OFFSET_M;
      const side = (from: number): Part => ({
        kind: 'box',
        name: 'yard wall',
        level: 0,
        material: finish.wall,
        rect: { x0: from, x1: from + WALL_M, y0: face - 0.03, y1: face + OUT_M },
        bottomM: -0.215,
        topM: HEIGHT_M + 0.08,
      });
      return [
        side(x0 - WALL_M + 0.017),
        side(x1 - 0.017),
        {
          kind: 'slab',
          name: 'yard floor',
          level: 0,
          carriesStorey: false,
          material: 'concrete',
          rects: [{ x0: x0 - 0.1, x1: x1 + 0.1, y0: face + 0.02, y1: face + OUT_M - 0.034 }],
          bottomM: -0.14,
          topM: 0.06,
        },
        {
          kind: 'screen',
          name: 'yard screen',
          level: 0,
          material,
          rect: { x0, x1, y0: face + OUT_M - WALL_M + 0.02, y1: face + OUT_M - 0.02 },
          bottomM: 0.05,
          topM: HEIGHT_M,
        },
      ];
    });
}

import type { Rect } from '../geometry.ts';
import { type BlockContext, ceilingM } from './blockContext.ts';
import type { LightPart } from './part.ts';
import { SOFFIT_UNDER_CEILING_M } from './slabs.ts';

const STEP_M = 2.2;
const EDGE_M = 0.6;

/** Small lamps recessed into the ceilings over the car and the balconies. */
export function lightsOf({ levels }: BlockContext): LightPart[] {
  return levels.flatMap((level) => {
    const above = levels[level.index + 1];
    if (!above) return [];
    const over = [...above.rooms, ...above.outdoors].map(({ rect }) => rect);
    return level.outdoors.flatMap(({ rect }) =>
      spread(rect)
        .filter(({ x, y }) => over.some(({ x0, x1, y0, y1 }) => x > x0 && x < x1 && y > y0 && y < y1))
        .map(
          (at): LightPart => ({
            kind: 'light',
            name: 'downlight',
            level: above.index,
            material: 'lamp',
            at,
            topM: ceilingM(level) + SOFFIT_UNDER_CEILING_M,
          }),
        ),
    );
  });
}

/** Rows of positions that keep EDGE_M from the edges. */
function spread({ x0, x1, y0, y1 }: Rect): { readonly x: number; readonly y: number }[] {
  const along = (from: number, to: number): number[] => {
    const free = Math.max(0, to - from - 2 * EDGE_M);
    const count = Math.floor(free / STEP_M) + 1;
    return Array.from({ length: count }, (_, index) =>
      count === 1 ? (from + to) / 2 : from + EDGE_M + (free * index) / (count - 1),
    );
  };
  return along(x0, x1).flatMap((x) => along(y0, y1).map((y) => ({ x, y })));
}

import type { Finish } from '../finish.ts';
import { grow, type Rect } from '../geometry.ts';
import type { Level } from '../model.ts';
import type { Blind } from '../plan/floor.ts';
import { outlineOf } from './outline.ts';
import type { SlabPart } from './part.ts';

export const SLAB_M = 0.3;
const PLINTH_PROUD_M = 0.05;
const SLAB_PROUD_M = 0.13;
/** Below the finished floor, so that a slab and the tiles on it share no face. */
const UNDER_FLOOR_M = 0.02;

/** The plinth, and a slab under each upper storey whose edge shows. */
export function slabsOf(levels: readonly Level[], { base, trim }: Finish, blind: Blind): SlabPart[] {
  return levels.flatMap((level) => {
    const { body, wings } = outlineOf(level);
    const isPlinth = level.index === 0;
    return [body, ...wings].map(
      (rect, index): SlabPart => ({
        kind: 'slab',
        name: isPlinth ? 'plinth' : `slab ${level.index}`,
        material: isPlinth ? base : trim,
        // A wing's slab is a little thinner: where two meet, no faces fight.
        rect: proud(rect, (isPlinth ? PLINTH_PROUD_M : SLAB_PROUD_M) - (index > 0 ? 0.01 : 0), body, blind),
        topM: level.zM - UNDER_FLOOR_M,
        thicknessM: isPlinth ? level.zM + 0.2 : SLAB_M,
      }),
    );
  });
}

/** Standing out on each side but towards a neighbour. */
function proud(rect: Rect, metres: number, body: Rect, { west, east }: Blind): Rect {
  const grown = grow(rect, metres);
  return {
    ...grown,
    x0: west ? Math.max(grown.x0, body.x0) : grown.x0,
    x1: east ? Math.min(grown.x1, body.x1) : grown.x1,
  };
}

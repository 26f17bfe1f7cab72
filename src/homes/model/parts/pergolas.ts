import type { Rect } from '../geometry.ts';
import { type BlockContext, ceilingM, topOf } from './blockContext.ts';
import type { PergolaPart } from './part.ts';

const BELOW_CEILING_M = 0.2;
const LONGEST_M = 4.2;

/** Rafters over the terraces; without terraces, in front of the veranda. */
export function pergolas(context: BlockContext): PergolaPart[] {
  const { levels, finish } = context;
  const terraces = levels.flatMap((level) =>
    level.outdoors.filter(({ name }) => name === 'Terrace').map(({ rect }) => ({ level, rect })),
  );
  const [ground] = levels;
  const places =
    terraces.length > 0
      ? terraces
      : ground.outdoors
          .filter(({ name }) => name === 'Veranda' && topOf(context) === ground)
          .map(({ rect }) => ({ level: ground, rect }));
  return places.map(({ level, rect }) => ({
    kind: 'pergola',
    name: 'pergola',
    level: level.index,
    material: finish.warm,
    rect: seatingArea(rect),
    topM: ceilingM(level) - BELOW_CEILING_M,
    postsFromM: level.zM - 0.03,
  }));
}

/** A seating area's length of the terrace, from its western end. */
function seatingArea(rect: Rect): Rect {
  const x0 = rect.x0 + 0.12;
  return { x0, x1: Math.min(rect.x1 - 0.12, x0 + LONGEST_M), y0: rect.y0 + 0.12, y1: rect.y1 - 0.14 };
}

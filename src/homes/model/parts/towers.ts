import { boundsOf, type Rect, widthOf } from '../geometry.ts';
import type { Room } from '../model.ts';
import { LOW_WALL_M } from './balconies.ts';
import { type BlockContext, ceilingM, isStacked, topOf, WALL_FACE_OFFSET_M } from './blockContext.ts';
import { balconyStacks } from './frames.ts';
import type { Part } from './part.ts';

const TOWER_M = 2.1;
const SCREEN_M = 0.12;
const SCREEN_WIDTH_M = 1.15;
/** On a narrower balcony a screen would block all the light. */
const LEAST_SCREENED_M = 3;

/** Extends each shared stair above the roof as a head with the tank and the hatch. */
export function towers(context: BlockContext): Part[] {
  const top = topOf(context);
  const { finish } = context;
  const roofM = ceilingM(top);
  return stairHeads(top.rooms).flatMap((rect): Part[] => {
    const box = {
      x0: rect.x0 - WALL_FACE_OFFSET_M - 0.02,
      x1: rect.x1 + WALL_FACE_OFFSET_M + 0.02,
      y0: rect.y0 + 0.5,
      y1: rect.y1 - 0.4,
    };
    return [
      {
        kind: 'box',
        name: 'stair head',
        level: 'roof',
        material: finish.accent,
        rect: box,
        bottomM: roofM + 0.1,
        topM: roofM + TOWER_M + 0.006,
      },
      {
        kind: 'lid',
        name: 'stair head lid',
        level: 'roof',
        material: finish.trim,
        rects: [{ x0: box.x0 - 0.45, x1: box.x1 + 0.45, y0: box.y0 - 0.5, y1: box.y1 + 0.45 }],
        bottomM: roofM + TOWER_M - 0.01,
        topM: roofM + TOWER_M + 0.2,
        soffit: finish.warm,
      },
    ];
  });
}

/** A landing and a stair that touch share one head. */
function stairHeads(rooms: readonly Room[]): Rect[] {
  const stairs = rooms.filter(({ kind, unitId }) => kind === 'stair' && unitId === null);
  return stairs.map(({ rect }) =>
    boundsOf([
      rect,
      ...rooms.filter((room) => room.kind === 'landing' && room.rect.x0 === rect.x0).map((room) => room.rect),
    ]),
  );
}

/** Pierced blocks at one end of each balcony, for privacy from neighbours, and next to the stair's windows. */
export function screens(context: BlockContext): Part[] {
  const { levels, finish } = context;
  const material = finish.wall === 'stucco_sand' ? 'stucco_w' : 'stucco_sand';
  const stacks = balconyStacks(context);
  const screen = (level: number, rect: Rect, bottomM: number, topM: number): Part => ({
    kind: 'screen',
    name: 'screen',
    level,
    material,
    rect,
    bottomM,
    topM,
  });
  const beside = levels.flatMap((level) =>
    level.outdoors
      .filter(
        ({ rect }) => widthOf(rect) > LEAST_SCREENED_M && stacks.some((stack) => stack.rect.x0 === rect.x0),
      )
      .map(({ rect }) => {
        const isWest = level.rooms.some((room) => room.kind === 'landing' && room.rect.x0 >= rect.x1 - 0.05);
        const x0 = isWest ? rect.x0 + 0.32 : rect.x1 - SCREEN_WIDTH_M - 0.32;
        return screen(
          level.index,
          { x0, x1: x0 + SCREEN_WIDTH_M, y0: rect.y0 - 0.02, y1: rect.y0 - 0.02 + SCREEN_M },
          level.zM + (isStacked(context) && level.index === 0 ? LOW_WALL_M - 0.03 : -0.025),
          ceilingM(level) + 0.005,
        );
      }),
  );
  const top = topOf(context);
  const atStairs = top.rooms
    .filter(({ kind, rect }) => (kind === 'landing' || kind === 'stair') && rect.y0 <= 0.05)
    .flatMap(({ rect }) => {
      const [bottomM, topM] = [ceilingM(levels[0]) + 0.35, ceilingM(top) - 0.01];
      const y1 = rect.y0 - WALL_FACE_OFFSET_M - 0.16;
      const strip = (x0: number) => screen(0, { x0, x1: x0 + 0.6, y0: y1 - SCREEN_M, y1 }, bottomM, topM);
      return [strip(rect.x0 + 0.1), strip(rect.x1 - 0.7)];
    });
  return [...beside, ...atStairs];
}

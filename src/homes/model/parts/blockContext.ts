import type { Design } from '../designs.ts';
import type { Finish } from '../finish.ts';
import { boundsOf, type Rect } from '../geometry.ts';
import type { Level } from '../model.ts';
import type { Blind } from '../plan/floor.ts';
import { boundsOfAll, rectsOf } from './region.ts';

/** The input of the builders of a block's parts. */
export interface BlockContext {
  readonly levels: readonly [Level, ...Level[]];
  readonly design: Design;
  readonly finish: Finish;
  readonly blind: Blind;
  /** The listing's code: the seed of its random streams. */
  readonly seed: string;
  readonly blockIndex: number;
}

/** From the centre line of an outer wall to its face. */
export const WALL_FACE_OFFSET_M = 0.115;
/** How far a pitched roof overhangs the centre lines of the outer walls. */
export const EAVES_OVERHANG_M = 0.8;

export const ceilingM = ({ zM, clearHeightM }: Level): number => zM + clearHeightM;
export const topOf = ({ levels }: Pick<BlockContext, 'levels'>): Level => levels.at(-1) ?? levels[0];
export const roomRects = ({ rooms }: Level): Rect[] => rectsOf(rooms);

/** Bounds of all storeys, to the centre lines of the outer walls. */
export const blockBounds = ({ levels }: Pick<BlockContext, 'levels'>): Rect =>
  boundsOf(levels.map((level) => boundsOfAll(level.rooms)));

export const isStacked = ({ levels }: Pick<BlockContext, 'levels'>): boolean =>
  levels.some(({ rooms }) => rooms.some(({ kind }) => kind === 'landing'));

import type { WallScheme } from '../designs.ts';
import type { Finish } from '../finish.ts';
import type { Rect } from '../geometry.ts';
import type { Blind } from './floor.ts';

/** What a storey gets from its block. */
export interface LevelFrame {
  readonly index: number;
  readonly count: number;
  readonly zM: number;
  readonly clearHeightM: number;
  readonly storeyM: number;
  readonly bounds: Rect;
  readonly blind: Blind;
  readonly finish: Finish;
  readonly walls: WallScheme;
}

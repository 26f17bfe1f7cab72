import type { Level } from '#homes/model/model.ts';
import type { Part } from '#homes/model/parts/part.ts';
import type { HouseStyle } from '../style.ts';
import type { PlacedOpening } from '../walls/sides.ts';
import { isScreened } from './screened.ts';
import { linesReveal } from './trim.ts';
import { holeOf } from './window.ts';

/** Whether an opening has something of its own in the place of the wall's reveal. */
export const isLinedByTrim = (
  placed: PlacedOpening,
  level: Level,
  parts: readonly Part[],
  style: HouseStyle,
): boolean =>
  placed.opening.kind === 'window' && linesReveal(holeOf(placed), style) && !isScreened(placed, level, parts);

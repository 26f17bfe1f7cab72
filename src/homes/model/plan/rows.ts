import { snap } from '../geometry.ts';
import { type Cell, cell, idealWidthOf, type LevelCells } from './cells.ts';

export interface Placed {
  readonly cell: Cell;
  readonly x0: number;
  readonly x1: number;
}

/** If more than this share of a row is spare, it gets another room instead of larger ones. */
const SPARE_SHARE = 0.24;

/** Adds a study or a store to a row that would otherwise be stretched too far. */
export function filled({ front, back }: LevelCells, widthM: number): LevelCells {
  return {
    front: fill(front, widthM, cell('Study', 'study', 2.5, 1)),
    back: fill(back, widthM, cell('Store', 'store', 1.7, 0.5)),
  };
}

function fill(row: readonly Cell[], widthM: number, extra: Cell): readonly Cell[] {
  if (widthM - idealWidthOf(row) < Math.max(extra.idealM, SPARE_SHARE * widthM)) return row;
  // The stair stays at the end, above the stair below; so does the carport, so that the corridor passes behind it.
  const last = row.at(-1);
  const end = last?.outer.kind === 'stair' || last?.isCarport ? row.length - 1 : row.length;
  return [...row.slice(0, end), extra, ...row.slice(end)];
}

/** Places the cells from left to right, stretched to the whole width. */
export function placeRow(row: readonly Cell[], widthM: number): Placed[] {
  const stretch = row.reduce((sum, each) => sum + each.stretch, 0);
  const perStretchM = (widthM - idealWidthOf(row)) / stretch;
  let end = 0;
  return row.map((each, index) => {
    const x0 = snap(end);
    end += each.idealM + perStretchM * each.stretch;
    return { cell: each, x0, x1: index === row.length - 1 ? widthM : snap(end) };
  });
}

export const isLiving = ({ cell }: { readonly cell: Cell }): boolean =>
  cell.outer.kind === 'living' && !cell.isCarport;

/** Half of a room this wide has space for a door with its margins. */
const HALVED_M = 2.65;

/**
 * If the living room ended behind the middle of a narrow back room, neither that room nor the corridor would have
 * enough wall for its door. The living room then ends earlier, and its neighbour becomes wider.
 */
export function alignedLiving(front: readonly Placed[], back: readonly Placed[]): Placed[] {
  const living = front.findIndex(isLiving);
  const endX = front[living]?.x1 ?? 0;
  const halved = back.find(({ x0, x1 }) => x0 < endX && endX < x1 && x1 - x0 < HALVED_M);
  if (!halved || living === front.length - 1) return [...front];
  return front.map((placed, index) => {
    if (index === living) return { ...placed, x1: halved.x0 };
    return index === living + 1 ? { ...placed, x0: halved.x0 } : placed;
  });
}

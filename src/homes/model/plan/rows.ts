import { snap } from '../geometry.ts';
import { type Cell, cell, idealWidthOf, type LevelCells } from './cells.ts';

export interface Placed {
  readonly cell: Cell;
  readonly x0: number;
  readonly x1: number;
}

/** More than this share of a row left over makes one more room rather than large ones. */
const SPARE_SHARE = 0.24;

/** With a study or a store where a row would otherwise be stretched too far. */
export function filled({ front, back }: LevelCells, widthM: number): LevelCells {
  return {
    front: fill(front, widthM, cell('Study', 'study', 2.5, 1)),
    back: fill(back, widthM, cell('Store', 'store', 1.7, 0.5)),
  };
}

function fill(row: readonly Cell[], widthM: number, extra: Cell): readonly Cell[] {
  if (widthM - idealWidthOf(row) < Math.max(extra.idealM, SPARE_SHARE * widthM)) return row;
  // The stair stays at the end: it stands over the stair below. So does the carport: the corridor passes behind it.
  const last = row.at(-1);
  const end = last?.outer.kind === 'stair' || last?.isCarport ? row.length - 1 : row.length;
  return [...row.slice(0, end), extra, ...row.slice(end)];
}

/** From left to right, stretched to the whole width. */
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

/** Half of such a room has space for a door with its margins. */
const HALVED_M = 2.65;

/**
 * Where the living room ends and the corridor begins behind the middle of a narrow room, neither has wall enough for
 * its door: there the living room ends before it, and its neighbour is the wider.
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

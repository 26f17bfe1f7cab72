import type { PropertyType } from '#domain/listings/listings.ts';
import type { Design } from '../designs.ts';
import type { QuarterTurns } from '../geometry.ts';
import type { Blind } from '../plan/floor.ts';

/** Adjacent blocks that all face the same way. */
export interface Row {
  readonly blocks: readonly number[];
  /** 0 faces the street, 2 faces away from it. */
  readonly turns: QuarterTurns;
}

const MAX_ROW_LENGTH: Readonly<Record<PropertyType, number>> = {
  bungalow: 4,
  duplex: 4,
  terrace: 8,
  flat: 2,
  apartment: 2,
  maisonette: 4,
  house: 3,
};
/** An estate of many blocks gets longer rows instead of more of them. */
const ROWS_PER_LENGTH = 2;

/** Distributes blocks over rows of about equal length. In a court, every second row faces the one after it. */
export function rowsOf(count: number, type: PropertyType, { site }: Design): Row[] {
  const longest = Math.max(MAX_ROW_LENGTH[type], Math.ceil(Math.sqrt(count / ROWS_PER_LENGTH)));
  const rowCount = Math.ceil(count / longest);
  return Array.from({ length: rowCount }, (_, row) => {
    const from = Math.round((row * count) / rowCount);
    const to = Math.round(((row + 1) * count) / rowCount);
    const facesNext = site === 'court' && row % 2 === 0 && row < rowCount - 1;
    return {
      blocks: Array.from({ length: to - from }, (_, index) => from + index),
      turns: facesNext ? 2 : 0,
    };
  });
}

const FREE: Blind = { west: false, east: false };

/** The sides of a block that touch a neighbour, in the block's own coordinates. */
export function blindSides({ form }: Design, rows: readonly Row[], block: number): Blind {
  const row = rows.find(({ blocks }) => blocks.includes(block));
  if (form !== 'row' || !row) return FREE;
  const west = row.blocks[0] !== block;
  const east = row.blocks.at(-1) !== block;
  return row.turns === 2 ? { west: east, east: west } : { west, east };
}

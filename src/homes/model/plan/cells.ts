import type { RoomKind } from '../model.ts';

/** A room before it has a place. */
export interface RoomSpec {
  readonly name: string;
  readonly kind: RoomKind;
  /** The room that its door is in, by name; null is whatever one walks through. */
  readonly opensTo: string | null;
}

/**
 * A piece of a row of rooms: one room of the row's whole depth, or two behind each other. Of two, the outer has the
 * window and opens to the bedroom beside it.
 */
export interface Cell {
  readonly idealM: number;
  /** Its share of the room that is left over. */
  readonly stretch: number;
  readonly outer: RoomSpec;
  readonly inner: RoomSpec | null;
  /** How far it stands out from the front; negative is set back. */
  readonly outM: number;
  /** How deep the balcony before it is, where the design wants one; 0 leaves it to the storey. */
  readonly balconyM: number;
  /** No room: a car stands here, under the storey above. */
  readonly isCarport: boolean;
}

/** Two rows of rooms with a corridor between them. The stair, where there is one, ends the back row. */
export interface LevelCells {
  readonly front: readonly Cell[];
  readonly back: readonly Cell[];
}

export const STAIR_WIDTH_M = 2.4;

export function cell(name: string, kind: RoomKind, idealM: number, stretch: number): Cell {
  return {
    idealM,
    stretch,
    outer: { name, kind, opensTo: null },
    inner: null,
    outM: 0,
    balconyM: 0,
    isCarport: false,
  };
}

export const stairCell = (): Cell => cell('Stair', 'stair', STAIR_WIDTH_M, 0);

export const idealWidthOf = (cells: readonly Cell[]): number =>
  cells.reduce((sum, { idealM }) => sum + idealM, 0);

import type { RoomKind } from '../model.ts';

/** A room that is not placed yet. */
export interface RoomSpec {
  readonly name: string;
  readonly kind: RoomKind;
  /** Name of the room that its door opens to; null means any circulation room. */
  readonly opensTo: string | null;
}

/**
 * A part of a row of rooms: one room of the row's full depth, or an outer and an inner one. The outer one has the
 * window and opens to the bedroom next to it.
 */
export interface Cell {
  readonly idealM: number;
  /** Its share of the row's spare width. */
  readonly stretch: number;
  readonly outer: RoomSpec;
  readonly inner: RoomSpec | null;
  /** Projection from the front; negative if set back. */
  readonly outM: number;
  /** Depth of the balcony in front, if the design wants one; 0 lets the storey decide. */
  readonly balconyM: number;
  /** Not a room: a car is parked here, under the storey above. */
  readonly isCarport: boolean;
}

/** Two rows of rooms with a corridor between them. The stair, if any, ends the back row. */
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

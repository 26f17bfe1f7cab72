import type { Rect } from '#homes/model/geometry.ts';
import type { Side } from '#homes/model/sides.ts';
import { clearanceBefore, type Gap, isDoorway } from '../shape/gap.ts';
import { frontOf, type Piece, type PlacedPiece, placePiece, standsOnFloor } from './piece.ts';
import { isWalkable } from './reach.ts';

/** Gap between a piece and the wall behind it. */
const OFF_WALL_M = 0.02;
const STEP_M = 0.1;

/** Preferred position along a wall: the middle, an end, or a coordinate. */
export type PreferredPlace = 'middle' | 'low' | 'high' | number;

export interface Ground {
  readonly inner: Rect;
  readonly gaps: readonly Gap[];
  readonly obstacles?: readonly Rect[];
  /** Whether its windows have curtains. */
  readonly hasCurtains?: boolean;
}

/** Places pieces on a floor one after another, and rejects places where a piece would be in the way. */
export class Layout {
  readonly inner: Rect;
  readonly gaps: readonly Gap[];
  readonly #pieces: PlacedPiece[] = [];
  readonly #kept: Rect[];
  readonly #ways: Rect[];
  readonly #obstacles: readonly Rect[];

  constructor({ inner, gaps, obstacles = [], hasCurtains = true }: Ground) {
    this.inner = inner;
    this.gaps = gaps;
    this.#kept = gaps
      .filter((gap) => hasCurtains || isDoorway(gap))
      .map((gap) => clearanceBefore(gap, inner));
    this.#ways = gaps.filter(isDoorway).map((gap) => clearanceBefore(gap, inner));
    this.#obstacles = obstacles;
  }

  get pieces(): readonly PlacedPiece[] {
    return this.#pieces;
  }

  /**
   * Places a piece against the first side where it fits, as close as possible to the preferred position; null if it
   * fits nowhere.
   */
  against(piece: Piece, sides: readonly Side[], preferred: PreferredPlace = 'middle'): PlacedPiece | null {
    for (const side of sides) {
      for (const along of this.#alongs(piece, side, preferred)) {
        const { x, y } = this.backAt(side, along);
        const done = this.set(piece, side, x, y);
        if (done) return done;
      }
    }
    return null;
  }

  /** A point on a wall, OFF_WALL_M in front of it. */
  backAt(side: Side, along: number): { readonly x: number; readonly y: number } {
    const { x0, y0, x1, y1 } = this.inner;
    if (side === 'south') return { x: along, y: y0 + OFF_WALL_M };
    if (side === 'north') return { x: along, y: y1 - OFF_WALL_M };
    if (side === 'west') return { x: x0 + OFF_WALL_M, y: along };
    return { x: x1 - OFF_WALL_M, y: along };
  }

  /** Places a piece with its back to `side` at a point; null if it does not fit. */
  set(piece: Piece, side: Side, x: number, y: number): PlacedPiece | null {
    const [done] = this.setAll([{ piece, side, x, y }]) ?? [];
    return done ?? null;
  }

  /** Places all pieces or none. */
  setAll(
    wanted: readonly { readonly piece: Piece; readonly side: Side; readonly x: number; readonly y: number }[],
  ): PlacedPiece[] | null {
    const all = wanted.map(({ piece, side, x, y }) => placePiece(piece, side, x, y));
    const fronts = wanted.flatMap(({ piece, side, x, y }) =>
      piece.frontM > 0 ? [frontOf(piece, side, x, y)] : [],
    );
    if (!all.every((each) => this.#isFree(each)) || !fronts.every((front) => this.#isOpen(front)))
      return null;
    const floor = [...this.#pieces, ...all]
      .filter(({ piece }) => standsOnFloor(piece))
      .map(({ rect }) => rect);
    if (all.some(({ piece }) => standsOnFloor(piece))) {
      if (fronts.some((front) => floor.some((rect) => overlapsBy(front, rect, 0.01)))) return null;
      if (!isWalkable(this.inner, [...floor, ...this.#obstacles], [...this.#ways, ...fronts])) return null;
    }
    this.#pieces.push(...all);
    this.#kept.push(...fronts);
    this.#ways.push(...fronts);
    return all;
  }

  /** Places a piece without checks: on top of another piece, or where it cannot be in the way. */
  add(piece: Piece, side: Side, x: number, y: number): void {
    this.#pieces.push(placePiece(piece, side, x, y));
  }

  /** Positions along a side, from the preferred one outwards, including both ends. */
  #alongs({ widthM }: Piece, side: Side, preferred: PreferredPlace): number[] {
    const isAlongX = side === 'south' || side === 'north';
    const low = (isAlongX ? this.inner.x0 : this.inner.y0) + widthM / 2 + OFF_WALL_M;
    const high = (isAlongX ? this.inner.x1 : this.inner.y1) - widthM / 2 - OFF_WALL_M;
    if (high < low) return [];
    const preferredAlong =
      preferred === 'middle'
        ? (low + high) / 2
        : preferred === 'low'
          ? low
          : preferred === 'high'
            ? high
            : preferred;
    const start = Math.min(Math.max(preferredAlong, low), high);
    const all = [start];
    for (let off = STEP_M; start - off >= low || start + off <= high; off += STEP_M) {
      if (start - off >= low) all.push(start - off);
      if (start + off <= high) all.push(start + off);
    }
    return [...all, low, high];
  }

  #isOpen(front: Rect): boolean {
    return within(front, this.inner) && !this.#obstacles.some((rect) => overlapsBy(rect, front, 0.01));
  }

  #isFree({ piece, rect }: PlacedPiece): boolean {
    if (!within(rect, this.inner)) return false;
    if (piece.layer === 'flat') return true;
    if (
      standsOnFloor(piece) &&
      [...this.#kept, ...this.#obstacles].some((kept) => overlapsBy(kept, rect, 0.005))
    ) {
      return false;
    }
    const hides = piece.hidesWindow && this.gaps.some((gap) => this.#covers(piece, rect, gap));
    return !hides && !this.#pieces.some((other) => clashes(other, piece, rect));
  }

  #covers(piece: Piece, rect: Rect, gap: Gap): boolean {
    if (piece.topM <= gap.sillM + 0.05 || piece.bottomM >= gap.sillM + gap.heightM) return false;
    return overlapsBy(clearanceBefore({ ...gap, opensIn: false }, this.inner), rect, 0.005);
  }
}

/** Pieces above head height are never in the way. */
function clashes(other: PlacedPiece, piece: Piece, rect: Rect): boolean {
  if (other.piece.layer === 'flat' || other.piece.layer === 'top') return false;
  const isApart = other.piece.topM <= piece.bottomM || piece.topM <= other.piece.bottomM;
  return !isApart && overlapsBy(other.rect, rect, 0.005);
}

const overlapsBy = (a: Rect, b: Rect, leastM: number): boolean =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > leastM &&
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > leastM;

const within = (rect: Rect, inner: Rect): boolean =>
  rect.x0 >= inner.x0 - 0.001 &&
  rect.y0 >= inner.y0 - 0.001 &&
  rect.x1 <= inner.x1 + 0.001 &&
  rect.y1 <= inner.y1 + 0.001;

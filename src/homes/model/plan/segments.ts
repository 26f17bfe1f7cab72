import type { Rect } from '../geometry.ts';

/** A straight piece of edge with at most one room on each side. */
export interface Segment<T> {
  /** `x`: it runs from west to east at y = `at`; `y`: from south to north at x = `at`. */
  readonly along: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** The room to the south or west. */
  readonly low: T | null;
  /** The room to the north or east. */
  readonly high: T | null;
}

interface Side<T> {
  readonly from: number;
  readonly to: number;
  readonly room: T;
  readonly side: 'low' | 'high';
}

/** All edges of rectangles that do not overlap, split where a neighbour begins or ends. */
export function segmentsOf<T extends { readonly rect: Rect }>(rooms: readonly T[]): Segment<T>[] {
  return [...segmentsAlong(rooms, 'x'), ...segmentsAlong(rooms, 'y')];
}

function segmentsAlong<T extends { readonly rect: Rect }>(
  rooms: readonly T[],
  along: 'x' | 'y',
): Segment<T>[] {
  const lines = new Map<number, Side<T>[]>();
  const add = (at: number, side: Side<T>) => {
    const line = lines.get(at);
    if (line) line.push(side);
    else lines.set(at, [side]);
  };
  for (const room of rooms) {
    const { x0, y0, x1, y1 } = room.rect;
    const [from, to, low, high] = along === 'x' ? [x0, x1, y0, y1] : [y0, y1, x0, x1];
    add(low, { from, to, room, side: 'high' });
    add(high, { from, to, room, side: 'low' });
  }
  return [...lines].sort(([a], [b]) => a - b).flatMap(([at, sides]) => cut(along, at, sides));
}

function cut<T>(along: 'x' | 'y', at: number, sides: readonly Side<T>[]): Segment<T>[] {
  const ends = [...new Set(sides.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  return ends.slice(1).flatMap((to, index) => {
    const from = ends[index] ?? to;
    const on = (side: 'low' | 'high') =>
      sides.find((each) => each.side === side && each.from <= from && each.to >= to)?.room ?? null;
    const [low, high] = [on('low'), on('high')];
    return low || high ? [{ along, at, from, to, low, high }] : [];
  });
}

export const lengthOf = ({ from, to }: Segment<unknown>): number => to - from;

/** Joins pieces of one line that lie between the same rooms. */
export function merged<T>(
  segments: readonly Segment<T>[],
  alike: (a: Segment<T>, b: Segment<T>) => boolean,
): Segment<T>[] {
  const all: Segment<T>[] = [];
  for (const next of segments) {
    const last = all.at(-1);
    const goesOn = last && last.along === next.along && last.at === next.at && last.to === next.from;
    if (last && goesOn && alike(last, next)) all[all.length - 1] = { ...last, to: next.to };
    else all.push(next);
  }
  return all;
}

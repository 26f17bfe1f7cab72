/** Plane geometry in metres: x to the east, y to the north, angles in quarter turns anticlockwise. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Axis-parallel, with x0 < x1 and y0 < y1. */
export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Blocks face the street or turn their back to it. */
export type QuarterTurns = 0 | 2;

/** Coordinates are rounded to this grid, so that the coordinates of shared edges are equal. */
const STEPS_PER_METRE = 20;

export const snap = (metres: number): number => Math.round(metres * STEPS_PER_METRE) / STEPS_PER_METRE;

/** A rectangle with its sides rounded to the grid. */
export const rect = (x0: number, y0: number, x1: number, y1: number): Rect => ({
  x0: snap(x0),
  y0: snap(y0),
  x1: snap(x1),
  y1: snap(y1),
});

export const widthOf = ({ x0, x1 }: Rect): number => x1 - x0;
export const depthOf = ({ y0, y1 }: Rect): number => y1 - y0;
export const areaOf = (r: Rect): number => widthOf(r) * depthOf(r);
export const centreOf = ({ x0, y0, x1, y1 }: Rect): Point => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });

/** Grows by `metres` on each side; shrinks if it is negative. */
export const grow = ({ x0, y0, x1, y1 }: Rect, metres: number): Rect => ({
  x0: x0 - metres,
  y0: y0 - metres,
  x1: x1 + metres,
  y1: y1 + metres,
});

export const shift = ({ x0, y0, x1, y1 }: Rect, dx: number, dy = 0): Rect =>
  rect(x0 + dx, y0 + dy, x1 + dx, y1 + dy);

/** Mirrors left and right within 0 to `width`. */
export const mirror = ({ x0, y0, x1, y1 }: Rect, width: number): Rect => rect(width - x1, y0, width - x0, y1);

/** Half a step of the grid: rectangles that only touch do not overlap. */
const TOUCHING = 1 / (2 * STEPS_PER_METRE);

export const overlap = (a: Rect, b: Rect): boolean =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > TOUCHING &&
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > TOUCHING;

export const contains = (outer: Rect, inner: Rect): boolean =>
  inner.x0 >= outer.x0 - TOUCHING &&
  inner.y0 >= outer.y0 - TOUCHING &&
  inner.x1 <= outer.x1 + TOUCHING &&
  inner.y1 <= outer.y1 + TOUCHING;

/** The smallest rectangle around all of them. `rects` must not be empty. */
export function boundsOf(rects: readonly Rect[]): Rect {
  return {
    x0: Math.min(...rects.map(({ x0 }) => x0)),
    y0: Math.min(...rects.map(({ y0 }) => y0)),
    x1: Math.max(...rects.map(({ x1 }) => x1)),
    y1: Math.max(...rects.map(({ y1 }) => y1)),
  };
}

/** Position and rotation: rotated about its own origin, then moved. */
export interface Placement {
  readonly at: Point;
  readonly turns: QuarterTurns;
}

export function placePoint({ x, y }: Point, { at, turns }: Placement): Point {
  const sign = turns === 0 ? 1 : -1;
  return { x: snap(at.x + sign * x), y: snap(at.y + sign * y) };
}

export function placeRect({ x0, y0, x1, y1 }: Rect, placement: Placement): Rect {
  const a = placePoint({ x: x0, y: y0 }, placement);
  const b = placePoint({ x: x1, y: y1 }, placement);
  return { x0: Math.min(a.x, b.x), y0: Math.min(a.y, b.y), x1: Math.max(a.x, b.x), y1: Math.max(a.y, b.y) };
}

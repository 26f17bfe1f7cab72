import { grow, type Rect } from '#homes/model/geometry.ts';
import type { RoofPart } from '#homes/model/parts/part.ts';
import type { Side } from '#homes/model/sides.ts';
import type { Point2 } from '../grid.ts';
import { clipped, type HalfPlane, outside } from './polygons.ts';

/** z = a·x + b·y + c. */
export interface Plane {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** One slope of a span: a plane and the side that it falls to. */
interface Slope {
  readonly plane: Plane;
  readonly side: Side;
}

/** A span with its overhangs: the roof over it is as high as its lowest slope. */
export interface Span {
  readonly rect: Rect;
  readonly slopes: readonly Slope[];
}

/** The part of a slope visible from above: a convex piece, anticlockwise. */
export interface Piece {
  readonly span: number;
  readonly slope: Slope;
  readonly outline: readonly Point2[];
}

export const heightAt = ({ a, b, c }: Plane, [x, y]: Point2): number => a * x + b * y + c;

/** The direction up a slope, by the side that it falls to. */
export const UPHILL: Readonly<Record<Side, Point2>> = {
  south: [0, 1],
  north: [0, -1],
  west: [1, 0],
  east: [-1, 0],
};

export function spansOf({ spans, overhangM, flushSides, eavesM, pitchDegrees }: RoofPart): Span[] {
  const rise = Math.tan((pitchDegrees * Math.PI) / 180);
  const bounds = {
    x0: Math.min(...spans.map(({ rect }) => rect.x0)),
    x1: Math.max(...spans.map(({ rect }) => rect.x1)),
    y0: Math.min(...spans.map(({ rect }) => rect.y0)),
    y1: Math.max(...spans.map(({ rect }) => rect.y1)),
  };
  return spans.map(({ rect, slopes }) => {
    const grown = grow(rect, overhangM);
    const own: Rect = {
      x0: flushSides.includes('west') && rect.x0 === bounds.x0 ? rect.x0 : grown.x0,
      x1: flushSides.includes('east') && rect.x1 === bounds.x1 ? rect.x1 : grown.x1,
      y0: flushSides.includes('south') && rect.y0 === bounds.y0 ? rect.y0 : grown.y0,
      y1: flushSides.includes('north') && rect.y1 === bounds.y1 ? rect.y1 : grown.y1,
    };
    return { rect: own, slopes: slopes.map((side) => ({ side, plane: planeOf(own, side, rise, eavesM) })) };
  });
}

function planeOf({ x0, x1, y0, y1 }: Rect, side: Side, rise: number, eavesM: number): Plane {
  const [dx, dy] = UPHILL[side];
  const from: Point2 = [side === 'east' ? x1 : x0, side === 'north' ? y1 : y0];
  const [a, b] = [dx * rise, dy * rise];
  return { a, b, c: eavesM - a * from[0] - b * from[1] };
}

const within = ({ x0, x1, y0, y1 }: Rect): HalfPlane[] => [
  { a: 1, b: 0, c: x0 },
  { a: -1, b: 0, c: -x1 },
  { a: 0, b: 1, c: y0 },
  { a: 0, b: -1, c: -y1 },
];

/** The half plane where the first plane is not below the second; if they coincide, `wins` decides. */
function above(high: Plane, low: Plane, wins: boolean): HalfPlane {
  const [a, b, c] = [high.a - low.a, high.b - low.b, low.c - high.c];
  const isParallel = Math.hypot(a, b) < SAME;
  if (isParallel && Math.abs(c) < SAME) return { a: 0, b: 0, c: wins ? -1 : 1 };
  return { a, b, c };
}
const SAME = 1e-6;

const corners = ({ x0, x1, y0, y1 }: Rect): Point2[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/**
 * The part of every slope that no other span covers: together they cover the roof once, with closed valleys and
 * hips.
 */
export function piecesOf(spans: readonly Span[]): Piece[] {
  return spans.flatMap((span, index) =>
    span.slopes.flatMap((slope) => {
      const others = span.slopes.filter((other) => other !== slope);
      const own = others.reduce<Point2[]>(
        (polygon, other) =>
          polygon.length > 0 ? clipped(polygon, above(other.plane, slope.plane, false)) : [],
        corners(span.rect),
      );
      if (own.length === 0) return [];
      const seen = spans.reduce<Point2[][]>(
        (pieces, other, otherIndex) => {
          if (otherIndex === index) return pieces;
          const higher = other.slopes.map(({ plane }) => above(plane, slope.plane, otherIndex < index));
          return pieces.flatMap((piece) => outside(piece, [...within(other.rect), ...higher]));
        },
        [own],
      );
      return seen.map((outline) => ({ span: index, slope, outline }));
    }),
  );
}

/** The roof's height at a point; null outside its edges. */
export function roofHeightAt(spans: readonly Span[], at: Point2): number | null {
  const heights = spans.flatMap(({ rect, slopes }) => {
    const isUnder = at[0] >= rect.x0 && at[0] <= rect.x1 && at[1] >= rect.y0 && at[1] <= rect.y1;
    return isUnder ? [Math.min(...slopes.map(({ plane }) => heightAt(plane, at)))] : [];
  });
  return heights.length > 0 ? Math.max(...heights) : null;
}

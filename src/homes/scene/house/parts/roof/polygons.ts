import type { Point2 } from '../grid.ts';

/** All points with a·x + b·y >= c. */
export interface HalfPlane {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** A point closer to an edge than this is on it. */
const ON_EDGE_M = 1e-7;
const LEAST_AREA_SQM = 1e-6;

const over = ({ a, b, c }: HalfPlane, [x, y]: Point2): number => a * x + b * y - c;

/** The part of a convex polygon inside the half plane; empty if there is none. */
export function clipped(polygon: readonly Point2[], half: HalfPlane): Point2[] {
  const size = Math.hypot(half.a, half.b);
  if (size < 1e-9) return half.c <= ON_EDGE_M ? [...polygon] : [];
  const within = ON_EDGE_M * size;
  const kept = polygon.flatMap((point, index): Point2[] => {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    const [here, there] = [over(half, point), over(half, next)];
    const own = here >= -within ? [point] : [];
    const crosses = (here > within && there < -within) || (here < -within && there > within);
    if (!crosses) return own;
    const t = here / (here - there);
    return [...own, [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t]];
  });
  return areaOf(kept) > LEAST_AREA_SQM ? kept : [];
}

const opposite = ({ a, b, c }: HalfPlane): HalfPlane => ({ a: -a, b: -b, c: -c });

/** The part of a convex polygon outside a convex region, as convex pieces that do not overlap. */
export function outside(polygon: readonly Point2[], region: readonly HalfPlane[]): Point2[][] {
  const pieces: Point2[][] = [];
  let rest = [...polygon];
  for (const half of region) {
    const piece = clipped(rest, opposite(half));
    const inside = clipped(rest, half);
    if (inside.length === 0) return [[...polygon]];
    if (piece.length > 0) pieces.push(piece);
    rest = inside;
  }
  return pieces;
}

function areaOf(polygon: readonly Point2[]): number {
  return (
    polygon.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

/** The stretch of a line inside a convex anticlockwise polygon; t = 0 at `start`, increasing along `along`. */
export function clipLineToPolygon(
  polygon: readonly Point2[],
  start: Point2,
  along: Point2,
): readonly [number, number] | null {
  let [from, to] = [-Infinity, Infinity];
  for (const [index, [x, y]] of polygon.entries()) {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
    const [normalX, normalY] = [-(nextY - y), nextX - x];
    const distance = normalX * (start[0] - x) + normalY * (start[1] - y);
    const speed = normalX * along[0] + normalY * along[1];
    if (Math.abs(speed) < 1e-9) {
      if (distance < 0) return null;
    } else if (speed > 0) from = Math.max(from, -distance / speed);
    else to = Math.min(to, -distance / speed);
  }
  return to - from > 1e-4 ? [from, to] : null;
}

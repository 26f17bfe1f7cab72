import type { Rect } from '#homes/model/geometry.ts';

/** An area as cells between grid lines, for solids whose faces must meet edge to edge. */
export interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** False outside the grid. */
  readonly covered: (column: number, row: number) => boolean;
}

/** Lines closer than this count as one. */
const SAME_M = 1e-6;

function lines(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? value) > SAME_M);
}

export function gridOf(rects: readonly Rect[], holes: readonly Rect[] = []): Grid {
  const all = [...rects, ...holes];
  const xs = lines(all.flatMap(({ x0, x1 }) => [x0, x1]));
  const ys = lines(all.flatMap(({ y0, y1 }) => [y0, y1]));
  const within = (list: readonly Rect[], x: number, y: number) =>
    list.some((each) => x > each.x0 && x < each.x1 && y > each.y0 && y < each.y1);
  const table = xs.slice(1).map((x1, column) =>
    ys.slice(1).map((y1, row) => {
      const x = (x1 + (xs[column] ?? x1)) / 2;
      const y = (y1 + (ys[row] ?? y1)) / 2;
      return within(rects, x, y) && !within(holes, x, y);
    }),
  );
  return { xs, ys, covered: (column, row) => table[column]?.[row] ?? false };
}

export type Point2 = readonly [x: number, y: number];

/** The area's edges as rings with the area on their left: outer rings anticlockwise, holes clockwise. */
export function ringsOf(rects: readonly Rect[]): Point2[][] {
  const { xs, ys, covered } = gridOf(rects);
  const next = new Map<string, { to: string; point: Point2 }[]>();
  const key = (column: number, row: number) => `${column} ${row}`;
  const edge = (a: Point2, b: Point2) => {
    const point: Point2 = [xs[a[0]] ?? 0, ys[a[1]] ?? 0];
    const from = key(...a);
    next.set(from, [...(next.get(from) ?? []), { to: key(...b), point }]);
  };
  for (let column = 0; column < xs.length - 1; column += 1) {
    for (let row = 0; row < ys.length - 1; row += 1) {
      if (!covered(column, row)) continue;
      if (!covered(column, row - 1)) edge([column, row], [column + 1, row]);
      if (!covered(column + 1, row)) edge([column + 1, row], [column + 1, row + 1]);
      if (!covered(column, row + 1)) edge([column + 1, row + 1], [column, row + 1]);
      if (!covered(column - 1, row)) edge([column, row + 1], [column, row]);
    }
  }
  const rings: Point2[][] = [];
  for (const start of next.keys()) {
    const ring: Point2[] = [];
    let at = start;
    for (let step = next.get(at)?.pop(); step; step = next.get(at)?.pop()) {
      ring.push(step.point);
      at = step.to;
    }
    if (ring.length > 0) rings.push(withoutStraight(ring));
  }
  return rings;
}

/** Removes points that are not corners. */
function withoutStraight(ring: readonly Point2[]): Point2[] {
  return ring.filter((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const after = ring[(index + 1) % ring.length] ?? point;
    const isStraight =
      (before[0] === point[0] && point[0] === after[0]) || (before[1] === point[1] && point[1] === after[1]);
    return !isStraight;
  });
}

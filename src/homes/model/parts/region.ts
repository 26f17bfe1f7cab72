import { boundsOf, type Rect } from '../geometry.ts';

/** An area as grid cells: the grid lines, and which cells are covered. */
interface Cells {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly covered: (column: number, row: number) => boolean;
}

function cellsOf(rects: readonly Rect[], holes: readonly Rect[]): Cells {
  const lines = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);
  const all = [...rects, ...holes];
  const xs = lines(all.flatMap(({ x0, x1 }) => [x0, x1]));
  const ys = lines(all.flatMap(({ y0, y1 }) => [y0, y1]));
  const middle = (values: readonly number[], index: number) =>
    ((values[index] ?? 0) + (values[index + 1] ?? 0)) / 2;
  const within = (list: readonly Rect[], x: number, y: number) =>
    list.some((each) => x > each.x0 && x < each.x1 && y > each.y0 && y < each.y1);
  const table = xs.map((_, column) =>
    ys.map((__, row) => {
      if (column + 1 >= xs.length || row + 1 >= ys.length) return false;
      const [x, y] = [middle(xs, column), middle(ys, row)];
      return within(rects, x, y) && !within(holes, x, y);
    }),
  );
  return { xs, ys, covered: (column, row) => table[column]?.[row] ?? false };
}

/** Without grid lines that no edge of the area uses. */
function reduced({ xs, ys, covered }: Cells): Cells {
  const columns = distinctLines(xs.length - 1, (a, b) =>
    ys.every((_, row) => covered(a, row) === covered(b, row)),
  );
  const rows = distinctLines(ys.length - 1, (a, b) =>
    xs.every((_, column) => covered(column, a) === covered(column, b)),
  );
  const lines = (values: readonly number[], starts: readonly number[]) => [
    ...starts.map((start) => values[start] ?? 0),
    values.at(-1) ?? 0,
  ];
  return {
    xs: lines(xs, columns),
    ys: lines(ys, rows),
    covered: (column, row) => covered(columns[column] ?? -1, rows[row] ?? -1),
  };
}

const distinctLines = (count: number, alike: (a: number, b: number) => boolean): number[] =>
  Array.from({ length: count }, (_, index) => index).filter(
    (index) => index === 0 || !alike(index - 1, index),
  );

/** The largest rectangles that fit into the union of `rects`; they overlap each other. */
export function largestRects(rects: readonly Rect[]): Rect[] {
  if (rects.length === 0) return [];
  const { xs, ys, covered } = reduced(cellsOf(rects, []));
  const full = (c0: number, c1: number, r0: number, r1: number): boolean => {
    if (c0 < 0 || r0 < 0 || c1 >= xs.length || r1 >= ys.length) return false;
    for (let column = c0; column < c1; column += 1) {
      for (let row = r0; row < r1; row += 1) if (!covered(column, row)) return false;
    }
    return true;
  };
  const all: Rect[] = [];
  for (let c0 = 0; c0 < xs.length - 1; c0 += 1) {
    for (let r0 = 0; r0 < ys.length - 1; r0 += 1) {
      for (let c1 = c0 + 1; full(c0, c1, r0, r0 + 1); c1 += 1) {
        for (let r1 = r0 + 1; full(c0, c1, r0, r1); r1 += 1) {
          const grows =
            full(c0 - 1, c1, r0, r1) ||
            full(c0, c1 + 1, r0, r1) ||
            full(c0, c1, r0 - 1, r1) ||
            full(c0, c1, r0, r1 + 1);
          if (!grows) all.push({ x0: xs[c0] ?? 0, y0: ys[r0] ?? 0, x1: xs[c1] ?? 0, y1: ys[r1] ?? 0 });
        }
      }
    }
  }
  return all;
}

/** The union of `rects` without `holes`, as rectangles that do not overlap. */
export function without(rects: readonly Rect[], holes: readonly Rect[]): Rect[] {
  const { xs, ys, covered } = reduced(cellsOf(rects, holes));
  const all: Rect[] = [];
  for (let row = 0; row < ys.length - 1; row += 1) {
    for (let column = 0; column < xs.length - 1; column += 1) {
      if (!covered(column, row)) continue;
      let end = column + 1;
      while (covered(end, row)) end += 1;
      all.push({ x0: xs[column] ?? 0, y0: ys[row] ?? 0, x1: xs[end] ?? 0, y1: ys[row + 1] ?? 0 });
      column = end;
    }
  }
  return all;
}

/** Clipped to the named sides of `bounds`. */
export const clipX = (at: Rect, bounds: Rect, west: boolean, east: boolean): Rect => ({
  ...at,
  x0: west ? Math.max(at.x0, bounds.x0) : at.x0,
  x1: east ? Math.min(at.x1, bounds.x1) : at.x1,
});

export const rectsOf = (things: readonly { readonly rect: Rect }[]): Rect[] => things.map(({ rect }) => rect);
export const boundsOfAll = (things: readonly { readonly rect: Rect }[]): Rect => boundsOf(rectsOf(things));

import type { Rect } from '#homes/model/geometry.ts';

/** The solid cells of a grid as strips along x; strips of equal extent are joined along y. */
export function strips(
  xs: readonly number[],
  ys: readonly number[],
  isSolid: (column: number, row: number) => boolean,
): Rect[] {
  const done: Rect[] = [];
  let open: Rect[] = [];
  for (let row = 0; row + 1 < ys.length; row += 1) {
    const [y0, y1] = [ys[row] ?? 0, ys[row + 1] ?? 0];
    const here: Rect[] = [];
    for (let column = 0; column + 1 < xs.length; column += 1) {
      if (!isSolid(column, row)) continue;
      const [x0, x1] = [xs[column] ?? 0, xs[column + 1] ?? 0];
      const last = here.at(-1);
      if (last && last.x1 === x0) here[here.length - 1] = { ...last, x1 };
      else here.push({ x0, x1, y0, y1 });
    }
    const isAlike = (a: Rect, b: Rect) => a.x0 === b.x0 && a.x1 === b.x1;
    done.push(...open.filter((strip) => !here.some((next) => isAlike(strip, next))));
    open = here.map((strip) => {
      const before = open.find((each) => isAlike(each, strip));
      return before ? { ...before, y1 } : strip;
    });
  }
  return [...done, ...open];
}

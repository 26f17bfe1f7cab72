import type { Rect } from './geometry.ts';

/** From `from` to `to` along a line, in metres. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The rest of `whole` without `cuts`, in order; pieces shorter than `leastM` are dropped. */
export function intervalWithout(whole: Interval, cuts: readonly Interval[], leastM = 0.02): Interval[] {
  const left: Interval[] = [];
  let { from } = whole;
  for (const cut of [...cuts].sort((a, b) => a.from - b.from)) {
    left.push({ from, to: Math.min(cut.from, whole.to) });
    from = Math.max(from, cut.to);
  }
  left.push({ from, to: whole.to });
  return left.filter((piece) => piece.to - piece.from >= leastM);
}

/** A thinner piece is an error of rounding. */
const LEAST_M = 1e-6;

/** The rest of `rects` without `holes`: up to four strips per hole inside a rectangle. */
export const rectsWithout = (rects: readonly Rect[], holes: readonly Rect[]): Rect[] =>
  holes.reduce<Rect[]>((pieces, hole) => pieces.flatMap((piece) => minus(piece, hole)), [...rects]);

function minus(rect: Rect, hole: Rect): Rect[] {
  const x0 = Math.max(rect.x0, hole.x0);
  const x1 = Math.min(rect.x1, hole.x1);
  const y0 = Math.max(rect.y0, hole.y0);
  const y1 = Math.min(rect.y1, hole.y1);
  if (x1 - x0 < LEAST_M || y1 - y0 < LEAST_M) return [rect];
  return [
    { ...rect, y1: y0 },
    { ...rect, y0: y1 },
    { x0: rect.x0, x1: x0, y0, y1 },
    { x0: x1, x1: rect.x1, y0, y1 },
  ].filter((each) => each.x1 - each.x0 > LEAST_M && each.y1 - each.y0 > LEAST_M);
}

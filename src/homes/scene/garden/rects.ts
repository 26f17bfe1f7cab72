import { type Interval, intervalWithout, rectsWithout } from '../../model/difference.ts';
import { overlap, type Rect } from '../../model/geometry.ts';

const isAlongX = (strip: Rect): boolean => strip.x1 - strip.x0 >= strip.y1 - strip.y0;

/** The spans along a strip's longer side that are free over its full width. */
export function clearSpans(strip: Rect, holes: readonly Rect[], leastM: number): Interval[] {
  const along = isAlongX(strip)
    ? ({ x0, x1 }: Rect): Interval => ({ from: x0, to: x1 })
    : ({ y0, y1 }: Rect): Interval => ({ from: y0, to: y1 });
  const cuts = holes.filter((hole) => overlap(hole, strip)).map(along);
  return intervalWithout(along(strip), cuts, leastM);
}

/** The same free spans as rectangles. */
export function clearPieces(strip: Rect, holes: readonly Rect[], leastM: number): Rect[] {
  return clearSpans(strip, holes, leastM).map(({ from, to }) =>
    isAlongX(strip) ? { ...strip, x0: from, x1: to } : { ...strip, y0: from, y1: to },
  );
}

/** `ground` without `holes`, as rectangles that do not overlap. */
export const subtract = (ground: readonly Rect[], holes: readonly Rect[]): Rect[] =>
  merged(rectsWithout(ground, holes));

/** Joins neighbours that share a whole side. */
function merged(rects: readonly Rect[]): Rect[] {
  const all: Rect[] = [];
  for (const rect of rects) {
    let grown = rect;
    for (;;) {
      const index = all.findIndex((each) => areMates(each, grown));
      const mate = all[index];
      if (!mate) break;
      all.splice(index, 1);
      grown = {
        x0: Math.min(mate.x0, grown.x0),
        y0: Math.min(mate.y0, grown.y0),
        x1: Math.max(mate.x1, grown.x1),
        y1: Math.max(mate.y1, grown.y1),
      };
    }
    all.push(grown);
  }
  return all;
}

const areMates = (a: Rect, b: Rect): boolean =>
  (a.x0 === b.x0 && a.x1 === b.x1 && (a.y1 === b.y0 || b.y1 === a.y0)) ||
  (a.y0 === b.y0 && a.y1 === b.y1 && (a.x1 === b.x0 || b.x1 === a.x0));

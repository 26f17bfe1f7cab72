import { overlap, type Rect } from '../../model/geometry.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The spans along a strip's longer side that are free over its full width. */
export function clearSpans(strip: Rect, holes: readonly Rect[], leastM: number): Span[] {
  const isAlongX = strip.x1 - strip.x0 >= strip.y1 - strip.y0;
  const along = ({ x0, y0, x1, y1 }: Rect): Span => (isAlongX ? { from: x0, to: x1 } : { from: y0, to: y1 });
  let spans = [along(strip)];
  for (const hole of holes) {
    if (!overlap(hole, strip)) continue;
    const { from, to } = along(hole);
    spans = spans.flatMap((span) => [
      { from: span.from, to: Math.min(span.to, from) },
      { from: Math.max(span.from, to), to: span.to },
    ]);
    spans = spans.filter((span) => span.to - span.from > 1e-6);
  }
  return spans.filter((span) => span.to - span.from >= leastM);
}

/** The same free spans as rectangles. */
export function clearPieces(strip: Rect, holes: readonly Rect[], leastM: number): Rect[] {
  const isAlongX = strip.x1 - strip.x0 >= strip.y1 - strip.y0;
  return clearSpans(strip, holes, leastM).map(({ from, to }) =>
    isAlongX ? { ...strip, x0: from, x1: to } : { ...strip, y0: from, y1: to },
  );
}

/** `ground` without `holes`, as rectangles that do not overlap. */
export function subtract(ground: readonly Rect[], holes: readonly Rect[]): Rect[] {
  let left = [...ground];
  for (const hole of holes) left = left.flatMap((rect) => without(rect, hole));
  return merged(left);
}

function without(rect: Rect, hole: Rect): Rect[] {
  const x0 = Math.max(rect.x0, hole.x0);
  const x1 = Math.min(rect.x1, hole.x1);
  const y0 = Math.max(rect.y0, hole.y0);
  const y1 = Math.min(rect.y1, hole.y1);
  if (x0 >= x1 || y0 >= y1) return [rect];
  return [
    { ...rect, y1: y0 },
    { ...rect, y0: y1 },
    { x0: rect.x0, x1: x0, y0, y1 },
    { x0: x1, x1: rect.x1, y0, y1 },
  ].filter((each) => each.x1 - each.x0 > 1e-6 && each.y1 - each.y0 > 1e-6);
}

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

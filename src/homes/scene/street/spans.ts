import type { Rect } from '../../model/geometry.ts';

/** From `from` to `to` along a line, in metres. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The rest of `span` without `cuts`, in order; pieces shorter than `leastM` are dropped. */
export function without(span: Span, cuts: readonly Span[], leastM = 0.02): Span[] {
  const left: Span[] = [];
  let from = span.from;
  for (const cut of [...cuts].sort((a, b) => a.from - b.from)) {
    if (cut.to <= from || cut.from >= span.to) continue;
    if (cut.from - from >= leastM) left.push({ from, to: cut.from });
    from = Math.max(from, cut.to);
  }
  if (span.to - from >= leastM) left.push({ from, to: span.to });
  return left;
}

/** The rest of `rect` without `holes`: up to four strips per hole inside it. */
export function rectWithout(rect: Rect, holes: readonly Rect[]): Rect[] {
  return holes.reduce<Rect[]>((pieces, hole) => pieces.flatMap((piece) => minus(piece, hole)), [rect]);
}

function minus(rect: Rect, hole: Rect): Rect[] {
  const { x0, y0, x1, y1 } = rect;
  const inside = {
    x0: Math.max(x0, hole.x0),
    y0: Math.max(y0, hole.y0),
    x1: Math.min(x1, hole.x1),
    y1: Math.min(y1, hole.y1),
  };
  if (inside.x1 - inside.x0 < 0.01 || inside.y1 - inside.y0 < 0.01) return [rect];
  return [
    { x0, y0, x1, y1: inside.y0 },
    { x0, y0: inside.y1, x1, y1 },
    { x0, y0: inside.y0, x1: inside.x0, y1: inside.y1 },
    { x0: inside.x1, y0: inside.y0, x1, y1: inside.y1 },
  ].filter((each) => each.x1 - each.x0 > 0.01 && each.y1 - each.y0 > 0.01);
}

import type { Rect } from '#homes/model/geometry.ts';
import type { Level } from '#homes/model/model.ts';
import { runsEast } from '../walls/sides.ts';

/** The area between the walls around `rect`; an edge without a wall does not move. */
export function insideOf(rect: Rect, { walls }: Level): Rect {
  const lost = { x0: 0, x1: 0, y0: 0, y1: 0 };
  for (const wall of walls) {
    const half = wall.thicknessM / 2;
    const { from, to } = wall;
    if (runsEast(wall)) {
      if (Math.min(to.x, rect.x1) - Math.max(from.x, rect.x0) < 0.01) continue;
      if (from.y === rect.y0) lost.y0 = Math.max(lost.y0, half);
      if (from.y === rect.y1) lost.y1 = Math.max(lost.y1, half);
    } else {
      if (Math.min(to.y, rect.y1) - Math.max(from.y, rect.y0) < 0.01) continue;
      if (from.x === rect.x0) lost.x0 = Math.max(lost.x0, half);
      if (from.x === rect.x1) lost.x1 = Math.max(lost.x1, half);
    }
  }
  return {
    x0: rect.x0 + lost.x0,
    y0: rect.y0 + lost.y0,
    x1: rect.x1 - lost.x1,
    y1: rect.y1 - lost.y1,
  };
}

import type { Rect } from '../../model/geometry.ts';

/** The area of full detail: paving within the radius has single stones, beyond it is a flat sheet. */
export interface Focus {
  readonly x: number;
  readonly y: number;
  readonly radiusM: number;
}

export function isNear({ x0, y0, x1, y1 }: Rect, focus: Focus | undefined): boolean {
  if (!focus) return false;
  const dx = Math.max(x0 - focus.x, 0, focus.x - x1);
  const dy = Math.max(y0 - focus.y, 0, focus.y - y1);
  return Math.hypot(dx, dy) < focus.radiusM;
}

import type { Point } from './places.ts';

const CORNER_PX = 7;
const HEAD_PX = 8;

/** An orthogonal line with rounded corners. */
export function pathOf(points: readonly Point[]): string {
  return points
    .map((point, place) => {
      const before = points[place - 1];
      const after = points[place + 1];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      const radius = Math.min(CORNER_PX, distance(before, point) / 2, distance(point, after) / 2);
      return `L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`;
    })
    .join('');
}

/** The arrowhead at the end of a line. */
export function arrowheadPath(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const foot = towards(tip, before, HEAD_PX);
  const acrossX = (tip.y - foot.y) * 0.5;
  const acrossY = (tip.x - foot.x) * 0.5;
  const left = { x: foot.x - acrossX, y: foot.y + acrossY };
  const right = { x: foot.x + acrossX, y: foot.y - acrossY };
  return `M${at(tip)}L${at(left)}L${at(right)}Z`;
}

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point at this distance from one point towards another. */
function towards(from: Point, to: Point, px: number): Point {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * px) / whole, y: from.y + ((to.y - from.y) * px) / whole };
}

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

import type { Gap } from './gap.ts';
import type { RoomShape } from './roomShape.ts';

const MM_PER_M = 1000;
const round = (metres: number): number => Math.round(metres * MM_PER_M) / MM_PER_M;

/**
 * The same room with its south-west corner at the origin, rounded to millimetres, so that identical rooms compare
 * equal.
 */
export function localShape<T extends Pick<RoomShape, 'inner' | 'gaps'>>(shape: T): T {
  const { x0, y0, x1, y1 } = shape.inner;
  const local = (gap: Gap): Gap => {
    const start = gap.side === 'south' || gap.side === 'north' ? x0 : y0;
    return { ...gap, from: round(gap.from - start), to: round(gap.to - start) };
  };
  return {
    ...shape,
    inner: { x0: 0, y0: 0, x1: round(x1 - x0), y1: round(y1 - y0) },
    gaps: shape.gaps.map(local),
  };
}

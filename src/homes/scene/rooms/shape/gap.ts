import type { Rect } from '#homes/model/geometry.ts';
import type { OpeningKind } from '#homes/model/model.ts';
import type { Side } from '#homes/model/sides.ts';

/** An opening seen from inside a room. */
export interface Gap {
  readonly kind: OpeningKind;
  readonly side: Side;
  /** Along the side, in the block's coordinates: x of the south and north sides, y of the others. */
  readonly from: number;
  readonly to: number;
  readonly sillM: number;
  readonly heightM: number;
  /** Whether a leaf swings into this room. */
  readonly opensIn: boolean;
}

export const isDoorway = ({ kind }: Gap): boolean => kind !== 'window';

const WAY_M = 0.75;
const PASSAGE_M = 0.85;
const SLIDER_M = 0.6;
/** Space that curtains need in front of a window. */
const CURTAIN_M = 0.2;
const CURTAIN_SIDE_M = 0.3;

/** The floor in front of an opening that must stay free: the leaf's swing, the passage, the curtain. */
export function clearanceBefore(gap: Gap, inner: Rect): Rect {
  const widthM = gap.to - gap.from;
  if (gap.kind === 'window') {
    return stripAt(gap.side, inner, gap.from - CURTAIN_SIDE_M, gap.to + CURTAIN_SIDE_M, CURTAIN_M);
  }
  if (gap.kind === 'slider') {
    return stripAt(gap.side, inner, gap.from - CURTAIN_SIDE_M, gap.to + CURTAIN_SIDE_M, SLIDER_M);
  }
  const swingM = gap.opensIn ? widthM + 0.05 : WAY_M;
  return stripAt(gap.side, inner, gap.from, gap.to, gap.kind === 'passage' ? PASSAGE_M : swingM);
}

/** A strip of floor along a side of a room, `depthM` deep. */
function stripAt(side: Side, inner: Rect, from: number, to: number, depthM: number): Rect {
  if (side === 'south') return { x0: from, x1: to, y0: inner.y0, y1: inner.y0 + depthM };
  if (side === 'north') return { x0: from, x1: to, y0: inner.y1 - depthM, y1: inner.y1 };
  if (side === 'west') return { x0: inner.x0, x1: inner.x0 + depthM, y0: from, y1: to };
  return { x0: inner.x1 - depthM, x1: inner.x1, y0: from, y1: to };
}

/** The two adjacent sides in order of coordinates: west and east, or south and north. */
export const flanks = (side: Side): readonly [Side, Side] =>
  side === 'south' || side === 'north' ? ['west', 'east'] : ['south', 'north'];

/** The point at a coordinate along a side, at a distance into the room. */
export function pointFrom(
  inner: Rect,
  side: Side,
  along: number,
  awayM: number,
): { readonly x: number; readonly y: number } {
  if (side === 'south') return { x: along, y: inner.y0 + awayM };
  if (side === 'north') return { x: along, y: inner.y1 - awayM };
  if (side === 'west') return { x: inner.x0 + awayM, y: along };
  return { x: inner.x1 - awayM, y: along };
}

/** The start and end of a side. */
export const spanOf = ({ x0, y0, x1, y1 }: Rect, side: Side): readonly [number, number] =>
  side === 'south' || side === 'north' ? [x0, x1] : [y0, y1];

export const acrossM = ({ x0, y0, x1, y1 }: Rect, side: Side): number =>
  side === 'south' || side === 'north' ? y1 - y0 : x1 - x0;

import { type Rect, rect } from '../geometry.ts';
import type { Outdoor } from '../model.ts';
import type { Placed } from './rows.ts';

type PlannedOutdoor = Pick<Outdoor, 'name' | 'rect'>;

const BALCONY_DEPTH_M = 1.5;
const VERANDA_DEPTH_M = 1.6;

/**
 * What a storey has in front of it: a veranda at the door, a balcony before the living room or the first bedroom, a
 * terrace where the storey below stands out further.
 */
export function outdoorsOf(
  level: number,
  front: readonly Placed[],
  below: readonly Placed[] | null,
): PlannedOutdoor[] {
  const living = front.find(({ cell }) => cell.outer.kind === 'living');
  if (level === 0) {
    const hall = front.find(({ cell }) => cell.outer.kind === 'hall');
    const at = hall ?? living;
    if (!at) return [];
    // One long veranda where the living room does not stand out.
    const from = hall && living && living.cell.outM === 0 ? living : at;
    return [{ name: 'Veranda', rect: before(from.x0, at.x1, at.cell.outM, VERANDA_DEPTH_M) }];
  }
  const roofs = terraces(front, below ?? []);
  if (roofs.length > 0) return roofs;
  const [first] = front;
  return first
    ? [{ name: 'Balcony', rect: before(first.x0, first.x1, first.cell.outM, BALCONY_DEPTH_M) }]
    : [];
}

/** The roofs of what stands out below, as far as nothing stands on them. */
function terraces(front: readonly Placed[], below: readonly Placed[]): PlannedOutdoor[] {
  return joined(
    below.flatMap((under) =>
      front.flatMap((over) => {
        const x0 = Math.max(under.x0, over.x0);
        const x1 = Math.min(under.x1, over.x1);
        if (x1 - x0 < 0.05 || under.cell.outM - over.cell.outM < 0.9) return [];
        return [rect(x0, -under.cell.outM, x1, -over.cell.outM)];
      }),
    ),
  ).map((each) => ({ name: 'Terrace' as const, rect: each }));
}

/** Neighbours of one depth become one. */
function joined(rects: readonly Rect[]): Rect[] {
  const all: Rect[] = [];
  for (const next of [...rects].sort((a, b) => a.x0 - b.x0)) {
    const last = all.at(-1);
    if (last && last.x1 === next.x0 && last.y0 === next.y0 && last.y1 === next.y1) {
      all[all.length - 1] = { ...last, x1: next.x1 };
    } else all.push(next);
  }
  return all;
}

const before = (x0: number, x1: number, outM: number, depthM: number): Rect =>
  rect(x0, -outM - depthM, x1, -outM);

import { type Rect, rect } from '../geometry.ts';
import type { Outdoor } from '../model.ts';
import { isLiving, type Placed } from './rows.ts';

type PlannedOutdoor = Pick<Outdoor, 'name' | 'rect'>;

const BALCONY_DEPTH_M = 1.5;
const VERANDA_DEPTH_M = 1.6;
const DEEPEST_VERANDA_M = 2.3;
/** A car is longer than the front row is deep. */
const CARPORT_OUT_M = 1.3;
/** A storey needs at least this setback for a terrace. */
const LEAST_TERRACE_M = 0.9;

/**
 * The outdoor areas in front of a storey: a veranda at the door, a carport, a balcony if the design wants one or in
 * front of the first room, a terrace if the storey below projects further.
 * @param innerY where the front row ends inside
 */
export function outdoorsOf(
  level: number,
  front: readonly Placed[],
  { below, innerY }: { readonly below: readonly Placed[]; readonly innerY: number },
): PlannedOutdoor[] {
  if (level === 0) return [...verandas(front), ...carports(front, innerY)];
  const places = [...terraces(front, below), ...balconies(front)];
  if (places.length > 0) return places;
  const [first] = front;
  return first ? [{ name: 'Balcony', rect: before(first, first.cell.outM, BALCONY_DEPTH_M) }] : [];
}

function verandas(front: readonly Placed[]): PlannedOutdoor[] {
  const living = front.find(isLiving);
  const hall = front.find(({ cell }) => cell.outer.kind === 'hall');
  const at = hall ?? living;
  if (!at) return [];
  // One long veranda if the hall and the living room are in line.
  const isLong = hall && living && living.cell.outM === hall.cell.outM && living.x1 === hall.x0;
  const { outM, balconyM } = at.cell;
  const along = { x0: isLong ? living.x0 : at.x0, x1: at.x1 };
  // As deep as the wing next to it, so that both end in one line.
  const wingM = Math.max(...front.map(({ cell }) => cell.outM)) - outM;
  const depthM = wingM > VERANDA_DEPTH_M && wingM < DEEPEST_VERANDA_M ? wingM : VERANDA_DEPTH_M;
  return [{ name: 'Veranda', rect: before(along, outM, balconyM || depthM) }];
}

const carports = (front: readonly Placed[], innerY: number): PlannedOutdoor[] =>
  front
    .filter(({ cell }) => cell.isCarport)
    .map(({ x0, x1 }) => ({ name: 'Carport', rect: rect(x0, -CARPORT_OUT_M, x1, innerY) }));

const balconies = (front: readonly Placed[]): PlannedOutdoor[] =>
  front
    .filter(({ cell }) => cell.balconyM > 0)
    .map((placed) => ({ name: 'Balcony', rect: before(placed, placed.cell.outM, placed.cell.balconyM) }));

/** Terraces on the roofs of projections below, where the storey above leaves them free. */
function terraces(front: readonly Placed[], below: readonly Placed[]): PlannedOutdoor[] {
  return joined(
    below.flatMap((under) =>
      front.flatMap((over) => {
        const x0 = Math.max(under.x0, over.x0);
        const x1 = Math.min(under.x1, over.x1);
        const isOpen = under.cell.isCarport || over.cell.balconyM > 0;
        if (isOpen || x1 - x0 < 0.05 || under.cell.outM - over.cell.outM < LEAST_TERRACE_M) return [];
        return [rect(x0, -under.cell.outM, x1, -over.cell.outM)];
      }),
    ),
  ).map((each) => ({ name: 'Terrace' as const, rect: each }));
}

/** Joins neighbours of equal depth. */
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

const before = ({ x0, x1 }: Pick<Placed, 'x0' | 'x1'>, outM: number, depthM: number): Rect =>
  rect(x0, -outM - depthM, x1, -outM);

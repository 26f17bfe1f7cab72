import { type RandomStream, randomStream } from '#domain/random.ts';
import type { Rect } from '#homes/model/geometry.ts';
import { STREET_VERGE_M } from '#homes/model/site/grounds.ts';
import { TOWN_PLOT_DEPTH_M } from './townPlot.ts';

/** Adjacent plots whose fronts are on one street. */
export interface TownRow {
  readonly y0: number;
  readonly y1: number;
  readonly facesNorth: boolean;
}

interface TownStreet {
  readonly y0: number;
  readonly y1: number;
}

export interface TownPlan {
  /** Next to the site, between its street and the row behind it. */
  readonly beside: readonly TownRow[];
  readonly behind: TownRow;
  readonly across: TownRow;
  readonly others: readonly TownRow[];
  readonly streets: readonly TownStreet[];
}

const WALL_GAP_M = 0.4;
const STREET_M = 9.5;
/** Depth of a plot next to a deep site. */
const BESIDE_DEPTH_M = 27;

/** The rows of a town around `plot`, out to `reachM` from it: back to back, with a street at each front. */
export function townRows(plot: Rect, street: Rect, reachM: number): TownPlan {
  const depthM = TOWN_PLOT_DEPTH_M;
  const count = Math.max(1, Math.round(plot.y1 / BESIDE_DEPTH_M));
  const beside = Array.from(
    { length: count },
    (_, index): TownRow => ({
      y0: (plot.y1 * index) / count,
      y1: (plot.y1 * (index + 1)) / count - WALL_GAP_M,
      facesNorth: index % 2 === 1,
    }),
  );
  const behind: TownRow = { y0: plot.y1 + WALL_GAP_M, y1: plot.y1 + WALL_GAP_M + depthM, facesNorth: true };
  const across: TownRow = {
    y0: street.y0 - STREET_VERGE_M - depthM,
    y1: street.y0 - STREET_VERGE_M,
    facesNorth: true,
  };
  const others: TownRow[] = [];
  const streets: TownStreet[] = [];
  for (let y = behind.y1; y < plot.y1 + reachM; ) {
    streets.push({ y0: y, y1: y + STREET_M });
    y += STREET_M;
    others.push({ y0: y, y1: y + depthM, facesNorth: false });
    y += depthM + WALL_GAP_M;
    others.push({ y0: y, y1: y + depthM, facesNorth: true });
    y += depthM;
  }
  for (let y = across.y0 - WALL_GAP_M; y > -reachM; ) {
    others.push({ y0: y - depthM, y1: y, facesNorth: false });
    y -= depthM;
    streets.push({ y0: y - STREET_M, y1: y });
    y -= STREET_M;
    others.push({ y0: y - depthM, y1: y, facesNorth: true });
    y -= depthM + WALL_GAP_M;
  }
  return { beside, behind, across, others, streets };
}

/** A plot's stretch of a row. */
export interface Slot {
  readonly x0: number;
  readonly x1: number;
}

const SLOT_M: readonly [number, number] = [16.5, 21];
/** Number of plots between side streets. */
const PLOTS_PER_BLOCK = 6;
const SIDE_STREET_M = 8;

/** Slots between `from` and `to`, westwards if `to` is smaller, with gaps for side streets. */
export function slotsAlong(from: number, to: number, stream: RandomStream): Slot[] {
  const way = Math.sign(to - from);
  const slots: Slot[] = [];
  let x = from;
  for (let index = 1; Math.abs(to - x) > SLOT_M[1]; index += 1) {
    const end = x + way * stream.between(...SLOT_M);
    slots.push({ x0: Math.min(x, end), x1: Math.max(x, end) - 0.05 });
    x = end + (index % PLOTS_PER_BLOCK === 0 ? way * SIDE_STREET_M : 0);
  }
  return slots;
}

export const rowStream = (seed: string, { y0 }: TownRow): RandomStream =>
  randomStream(seed, `row ${Math.round(y0)}`);

import type { FenceStyle, Finish } from '../finish.ts';
import { overlap, type Rect, snap } from '../geometry.ts';
import { runsOf, WALL_HEIGHT_M } from './boundary.ts';
import { type PlacedRow, SIDE_GAP_M } from './lots.ts';
import type { FenceOpening, FenceRun } from './site.ts';

/** Low enough to see over. */
const FRONT_HEIGHT_M: Readonly<Record<FenceStyle, number>> = {
  slats: 1.3,
  bars: 1.25,
  solid: 1.05,
  planted: 1,
};
/** Between two adjoining forecourts. */
const LOW_WALL_M = 1.1;
/** A shorter run would be a lone pier. */
const MIN_RUN_M = 0.9;
const BESIDE_PATH_M = 0.1;
/** Ground too narrow for a fence of its own; the generator is there. */
const NARROW_M = 4.3;

export interface GardenFences {
  readonly gardenFences: FenceRun[];
  readonly fenceOpenings: FenceOpening[];
}

/** The fences of a row's gardens, open at each drive and path. Only houses have walls between them. */
export function gardenFencesOf(
  { turns, fenceY, rearY, rearEndY, footprints }: PlacedRow,
  plot: Rect,
  ways: { readonly drives: readonly Rect[]; readonly paths: readonly Rect[] },
  { fence, wall }: Finish,
  isHouses: boolean,
): GardenFences {
  const [first, last] = [footprints[0], footprints.at(-1)];
  if (!first || !last) return { gardenFences: [], fenceOpenings: [] };
  const run = runsOf(wall);
  const x0 = extendedToPlotWall(first.x0 - SIDE_GAP_M / 2, plot.x0);
  const x1 = extendedToPlotWall(last.x1 + SIDE_GAP_M / 2, plot.x1);
  const inwards = turns === 0 ? 1 : -1;
  const fenceOpenings = openingsAlong(fenceY, inwards, ways);
  const edges = [x0, ...fenceOpenings.flatMap((way) => [way.x0, way.x1]), x1];
  const fronts = Array.from({ length: edges.length / 2 }, (_, index) => [
    edges[2 * index] ?? x0,
    edges[2 * index + 1] ?? x1,
  ])
    .filter(([from = 0, to = 0]) => to - from >= MIN_RUN_M)
    .map(([from = 0, to = 0]) =>
      run({ x: from, y: fenceY }, { x: to, y: fenceY }, fence, FRONT_HEIGHT_M[fence]),
    );
  const upright = (x: number, ya: number, yb: number, heightM: number): FenceRun =>
    run({ x, y: snap(Math.min(ya, yb)) }, { x, y: snap(Math.max(ya, yb)) }, 'wall', heightM);
  const outer = [x0, x1].filter((x) => x !== plot.x0 && x !== plot.x1);
  const between = footprints.slice(1).flatMap((east, index) => {
    const west = footprints[index];
    if (!west) return [];
    const x = snap((west.x1 + east.x0) / 2);
    if (east.x0 - west.x1 > 1) return [upright(x, fenceY, rearEndY, WALL_HEIGHT_M)];
    const front = inwards === 1 ? Math.min(west.y0, east.y0) : Math.max(west.y1, east.y1);
    const back = inwards === 1 ? Math.max(west.y1, east.y1) : Math.min(west.y0, east.y0);
    return [upright(x, fenceY, front - 0.3 * inwards, LOW_WALL_M), upright(x, back, rearEndY, WALL_HEIGHT_M)];
  });
  const rear = rearY === null ? [] : [run({ x: x0, y: rearY }, { x: x1, y: rearY }, 'wall', WALL_HEIGHT_M)];
  return {
    gardenFences: isHouses
      ? [...fronts, ...between, ...outer.map((x) => upright(x, fenceY, rearEndY, WALL_HEIGHT_M)), ...rear]
      : fronts,
    fenceOpenings,
  };
}

/** Extends to the plot's wall if only a strip would remain. */
const extendedToPlotWall = (x: number, wallX: number): number =>
  snap(Math.abs(wallX - x) < NARROW_M ? wallX : x);

/** Adjacent bays form one drive. */
function openingsAlong(
  y: number,
  inwards: 1 | -1,
  { drives, paths }: { readonly drives: readonly Rect[]; readonly paths: readonly Rect[] },
): FenceOpening[] {
  const line = { x0: -1e4, x1: 1e4, y0: y - 0.1, y1: y + 0.1 };
  const all = [
    ...drives.filter((each) => overlap(each, line)).map(({ x0, x1 }) => ({ kind: 'drive' as const, x0, x1 })),
    ...paths
      .filter((each) => overlap(each, line))
      .map(({ x0, x1 }) => ({ kind: 'path' as const, x0: x0 - BESIDE_PATH_M, x1: x1 + BESIDE_PATH_M })),
  ].sort((a, b) => a.x0 - b.x0);
  const merged: FenceOpening[] = [];
  for (const { kind, x0, x1 } of all) {
    const before = merged.at(-1);
    if (before && x0 - before.x1 < MIN_RUN_M) {
      merged[merged.length - 1] = {
        ...before,
        kind: kind === 'drive' ? 'drive' : before.kind,
        x1: snap(Math.max(x1, before.x1)),
      };
    } else merged.push({ kind, x0: snap(x0), x1: snap(x1), y, inwards });
  }
  return merged;
}

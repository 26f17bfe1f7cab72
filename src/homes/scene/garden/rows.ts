import { type RandomStream, randomStream } from '#domain/random.ts';
import type { Rect } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import type { FenceRun } from '../../model/site/site.ts';
import type { Detail } from '../scene.ts';
import { panelLengthM } from '../street/fences/panels.ts';
import { CLIMBER_FENCE_M, CLIMBER_HALF_M } from './climber.ts';
import { fenceStrip, PATH_MARGIN_M } from './ground.ts';
import { HEDGE_M } from './hedge.ts';
import type { PlantInstances } from './PlantInstances.ts';
import { clearPieces, clearSpans } from './rects.ts';
import { CLIMBERS, HEDGES, IXORA, LIRIOPE, SHRUBS, type Variant } from './variants.ts';

const GROUND_M = 0.04;

/** Plants clipped hedges inside the two side walls. Returns the ground that they cover. */
export function plantHedges(
  instances: PlantInstances,
  { site }: HomeModel,
  holes: readonly Rect[],
  detail: Detail,
): Rect[] {
  const { plot } = site;
  const stepM = detail === 'live' ? 2.7 * HEDGE_M.length : HEDGE_M.length;
  return [plot.x0 + 0.22, plot.x1 - 0.22 - HEDGE_M.depth].flatMap((x0) => {
    const strip = { x0, x1: x0 + HEDGE_M.depth, y0: plot.y0 + 1.3, y1: plot.y1 - 0.4 };
    const pieces = clearPieces(strip, holes, 1.5);
    for (const { x1, y0, y1 } of pieces) {
      const count = Math.max(1, Math.round((y1 - y0) / stepM));
      const longM = (y1 - y0) / count;
      for (let index = 0; index < count; index += 1) {
        const variant = HEDGES[index % HEDGES.length] ?? HEDGES[0];
        instances.add(variant, {
          at: [(x0 + x1) / 2, y0 + (index + 0.5) * longM, GROUND_M],
          turnRad: index % 3 === 0 ? Math.PI / 2 : -Math.PI / 2,
          scale: [longM / HEDGE_M.length, 1, 1],
        });
      }
    }
    return pieces;
  });
}

const EDGING_M = 0.34;

/** Plants low rows on both sides of each path to a door. Returns the strips of soil under them. */
export function plantEdgings(
  instances: PlantInstances,
  { site }: HomeModel,
  holes: readonly Rect[],
  { seed, detail }: { readonly seed: string; readonly detail: Detail },
): Rect[] {
  const kinds = randomStream(seed, 'edging').chance(0.5) ? [LIRIOPE] : IXORA;
  const [stepM, size] = detail === 'live' ? [1.5, 1.7] : [0.32, 1];
  return site.paths
    .filter(({ x0, x1, y0, y1 }) => y1 > site.plot.y0 && y1 - y0 > x1 - x0)
    .flatMap(({ x0, x1, y0, y1 }) => {
      const strips = [
        { x0: x0 + PATH_MARGIN_M - EDGING_M, x1: x0 + PATH_MARGIN_M - 0.005, y0, y1 },
        { x0: x1 - PATH_MARGIN_M + 0.005, x1: x1 - PATH_MARGIN_M + EDGING_M, y0, y1 },
      ].flatMap((strip) => clearPieces(strip, holes, 1.2));
      for (const strip of strips) plantRow(instances, strip, kinds, { stepM, size, seed });
      return strips;
    });
}

function plantRow(
  instances: PlantInstances,
  strip: Rect,
  kinds: readonly Variant[],
  { stepM, size, seed }: { readonly stepM: number; readonly size: number; readonly seed: string },
): void {
  const stream = randomStream(seed, `row ${strip.x0} ${strip.y0}`);
  const count = Math.floor((strip.y1 - strip.y0) / stepM);
  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length];
    const scale = size * stream.between(0.9, 1.1);
    const place = {
      at: [
        (strip.x0 + strip.x1) / 2,
        strip.y0 + ((index + 0.5) * (strip.y1 - strip.y0)) / count,
        GROUND_M,
      ] as const,
      turnRad: stream.between(0, 2 * Math.PI),
      scale: [scale, scale, scale] as const,
    };
    if (kind) instances.add(kind, place);
  }
}

const TROUGH_SOIL_M = 0.6;
const TROUGH_PLANT_SCALE = 0.62;
const PIER_M = 0.6;

/** Half a pier with its cap, and half a plant in a trough. */
const PIER_HALF_M = 0.25;
const TROUGH_PLANT_HALF_M = 0.42;

/** Plants the middle of each section between two piers, clear of both. */
function plantTrough(
  instances: PlantInstances,
  run: FenceRun,
  { x0, x1 }: Pick<Rect, 'x0' | 'x1'>,
  detail: Detail,
  stream: RandomStream,
): void {
  const [stepM, size] = detail === 'live' ? [0.7, 0.58] : [0.55, 0.62];
  const panels = Math.max(1, Math.round((x1 - x0) / panelLengthM(run.style, detail)));
  const freeM = (x1 - x0) / panels - 2 * (PIER_HALF_M + TROUGH_PLANT_HALF_M);
  if (freeM < 0) return;
  const count = Math.floor(freeM / stepM) + 1;
  for (let panel = 0; panel < panels; panel += 1) {
    const middle = x0 + ((panel + 0.5) * (x1 - x0)) / panels;
    for (let index = 0; index < count; index += 1) {
      const off = count === 1 ? 0 : freeM * (index / (count - 1) - 0.5);
      instances.add(stream.pick([SHRUBS[0], ...SHRUBS.slice(2)]), {
        at: [middle + off, run.from.y, TROUGH_SOIL_M - 0.02],
        turnRad: stream.chance(0.5) ? 0 : Math.PI,
        scale: [size, TROUGH_PLANT_SCALE, stream.between(0.58, 0.7)],
      });
    }
  }
}

/** Bougainvillea over a fence, rooted on the inside; low flowers in a fence with a planting trough. */
export function plantFence(
  instances: PlantInstances,
  run: FenceRun,
  {
    inwards,
    stepM,
    holes,
    seed,
    detail,
  }: {
    readonly inwards: 1 | -1;
    /** Distance between climbers. */
    readonly stepM: number;
    readonly holes: readonly Rect[];
    readonly seed: string;
    readonly detail: Detail;
  },
): void {
  const stream = randomStream(seed, `fence ${run.from.x} ${run.from.y}`);
  const line = fenceStrip(run, run.style === 'planted' ? 0 : 0.1);
  if (run.style === 'planted') {
    plantTrough(instances, run, line, detail, stream);
    return;
  }
  const root = {
    ...line,
    y0: run.from.y - (inwards === 1 ? -0.3 : 0.55),
    y1: run.from.y + (inwards === 1 ? 0.55 : -0.3),
  };
  for (const { from, to } of clearSpans(root, holes, 2 * CLIMBER_HALF_M)) {
    for (let x = from + PIER_M + CLIMBER_HALF_M; x < to - PIER_M - CLIMBER_HALF_M + 0.01; x += stepM) {
      instances.add(stream.pick(CLIMBERS), {
        at: [x, run.from.y, 0],
        turnRad: inwards === 1 ? 0 : Math.PI,
        scale: [stream.between(0.85, 1.05), 1, (run.heightM / CLIMBER_FENCE_M) * stream.between(0.92, 1)],
      });
    }
  }
}

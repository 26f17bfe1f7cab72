import { type RandomStream, randomStream } from '#domain/random.ts';
import { grow, placeRect, type Rect } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import type { FenceRun } from '../../model/site/site.ts';
import type { MeshBuilder } from '../mesh.ts';
import type { Detail } from '../scene.ts';
import { box } from '../solids.ts';
import { frontWalls, WALL_FACE_M } from './ground.ts';
import type { PlantInstances } from './PlantInstances.ts';
import { clearPieces } from './rects.ts';
import { IXORA, SHRUBS, SNAKE_PLANT, STRAPS, type Variant, type Variants } from './variants.ts';

/** A flower bed, and which of its long sides is the back. */
export interface Bed {
  readonly rect: Rect;
  readonly back: 'south' | 'north';
}

const DEPTH_M = 0.85;
const LEAST_M = 1;
const FROM_FENCE_M = 0.26;
const KERB_M = 0.05;
const KERB_TOP_M = 0.09;
const SOIL_TOP_M = 0.07;
const FOOT_M = -0.1;

/** Beds along the house fronts and verandas, between doors, steps, paths and drives. */
export function wallBeds({ blocks }: HomeModel, holes: readonly Rect[]): Bed[] {
  return blocks.flatMap(({ levels, placement }) => {
    const [ground] = levels;
    if (!ground) return [];
    const fronts = [
      ...frontWalls(ground).map(({ from, to }) => ({ x0: from.x, x1: to.x, y: from.y - WALL_FACE_M })),
      ...ground.outdoors.map(({ rect }) => ({ x0: rect.x0, x1: rect.x1, y: rect.y0 - WALL_FACE_M })),
    ];
    return fronts.flatMap(({ x0, x1, y }) => {
      const strip = placeRect({ x0, x1, y0: y - 0.01 - DEPTH_M, y1: y - 0.01 }, placement);
      const back = placement.turns === 2 ? ('south' as const) : ('north' as const);
      return clearPieces(strip, holes, LEAST_M).map((rect) => ({ rect, back }));
    });
  });
}

/** Beds inside a fence that runs from west to east. */
export function fenceBeds(run: FenceRun, inwards: 1 | -1, holes: readonly Rect[]): Bed[] {
  const near = run.from.y + inwards * FROM_FENCE_M;
  const far = near + inwards * DEPTH_M;
  const strip = {
    x0: Math.min(run.from.x, run.to.x) + 0.2,
    x1: Math.max(run.from.x, run.to.x) - 0.2,
    y0: Math.min(near, far),
    y1: Math.max(near, far),
  };
  return clearPieces(strip, holes, LEAST_M).map((rect) => ({
    rect,
    back: inwards === 1 ? 'south' : 'north',
  }));
}

/** Soil within a low kerb. */
export function drawBed(mesh: MeshBuilder, { rect }: Bed, detail: Detail): void {
  const chamferM = detail === 'live' ? 0 : 0.008;
  const { x0, y0, x1, y1 } = rect;
  const inner = grow(rect, -KERB_M);
  const kerb = (ax: number, ay: number, bx: number, by: number): void =>
    box(mesh, 'kerb', [ax, ay, FOOT_M], [bx, by, KERB_TOP_M], chamferM);
  kerb(x0, y0, x1, inner.y0);
  kerb(x0, inner.y1, x1, y1);
  kerb(x0, inner.y0 + 0.001, inner.x0, inner.y1 - 0.001);
  kerb(inner.x1, inner.y0 + 0.001, x1, inner.y1 - 0.001);
  box(
    mesh,
    'soil',
    [inner.x0 + 0.001, inner.y0 + 0.001, FOOT_M],
    [inner.x1 - 0.001, inner.y1 - 0.001, SOIL_TOP_M],
  );
}

const BACK_STEP_M = 0.78;
const FRONT_STEP_M = 0.5;
/** The live view has fewer and larger plants. */
const LIVE_STEP_RATIO = 2.7;
const LIVE_SIZE_RATIO = 1.6;

/** Taller shrubs at the back, low flowers in front, each planted in groups. */
export function plantBed(
  instances: PlantInstances,
  { rect, back }: Bed,
  {
    seed,
    detail,
    trunks,
  }: { readonly seed: string; readonly detail: Detail; readonly trunks: readonly Rect[] },
): void {
  const stream = randomStream(seed, `bed ${rect.x0} ${rect.y0}`);
  const inwards = back === 'north' ? -1 : 1;
  const backY = back === 'north' ? rect.y1 : rect.y0;
  const rows: readonly { depthM: number; stepM: number; kinds: readonly Variant[]; size: number }[] = [
    { depthM: 0.33, stepM: BACK_STEP_M, kinds: groups(SHRUBS, stream), size: 0.95 },
    {
      depthM: 0.66,
      stepM: FRONT_STEP_M,
      kinds: groups([...IXORA, ...STRAPS, SNAKE_PLANT], stream),
      size: 0.72,
    },
  ];
  const [stepBy, sizeBy] = detail === 'live' ? [LIVE_STEP_RATIO, LIVE_SIZE_RATIO] : [1, 1];
  for (const { depthM, stepM, kinds, size } of rows) {
    const lengthM = rect.x1 - rect.x0 - 0.5;
    const count = Math.max(1, Math.floor(lengthM / (stepM * stepBy)) + 1);
    for (let index = 0; index < count; index += 1) {
      const x = rect.x0 + 0.25 + (count === 1 ? lengthM / 2 : (lengthM * index) / (count - 1));
      const at = [
        x + stream.between(-0.05, 0.05),
        backY + inwards * (depthM + stream.between(-0.03, 0.03)),
        SOIL_TOP_M - 0.01,
      ] as const;
      const turnRad = stream.between(0, 2 * Math.PI);
      const scale = size * sizeBy * stream.between(0.88, 1.1);
      const kind = kinds[Math.floor((index / count) * kinds.length)];
      const isTaken = trunks.some(({ x0, x1, y0, y1 }) => x > x0 && x < x1 && at[1] > y0 && at[1] < y1);
      if (kind && !isTaken) instances.add(kind, { at, turnRad, scale: [scale, scale, scale] });
    }
  }
}

/** Three plants side by side, of one or two kinds. */
const groups = (variants: Variants, stream: RandomStream): Variant[] => {
  const first = stream.pick(variants);
  return [first, stream.pick(variants), first];
};

import type { RandomStream } from '#domain/random.ts';
import { grow, placeRect, type Rect } from '../../model/geometry.ts';
import type { Block, HomeModel, Wall } from '../../model/model.ts';
import { drawPlate } from '../house/parts/plates.ts';
import type { MeshBuilder } from '../mesh.ts';
import { box } from '../solids.ts';
import { COURSE_M } from './blockWalls.ts';
import { columnPoints, drawStarters } from './columns.ts';

const TRENCH_DEPTH_M = 0.9;
const HALF_WIDTH_M = { outer: 0.45, party: 0.45, partition: 0.34 } as const;
const BLINDING_M = 0.06;
const FOOTING_M = 0.25;
/** From the trench's side to the concrete. */
const FOOTING_GAP_M = 0.07;
const STARTER_M = 1.15;
/** Extra ground around a building that is excavated. */
const MARGIN_M = 1.6;
const COURSES = 5;

/** Progress of a foundation. */
const PROGRESS = ['blinded', 'cast', 'walled'] as const;
export type FoundationProgress = (typeof PROGRESS)[number];

export const progressOf = (stream: RandomStream): FoundationProgress => stream.pick(PROGRESS);

/** The excavated ground of a block, in its own coordinates. */
export const excavationOf = ({ footprint }: Pick<Block, 'footprint'>): Rect => grow(footprint, MARGIN_M);

/** The excavated ground of all blocks, in site coordinates. */
export const excavationsOf = ({ blocks }: HomeModel): Rect[] =>
  blocks.map((block) => placeRect(excavationOf(block), block.placement));

/** Trenches along every wall of the ground floor, in site coordinates. */
export const trenchesOf = ({ blocks }: HomeModel): Rect[] =>
  blocks.flatMap(({ levels: [ground], placement }) =>
    (ground?.walls ?? []).map((wall) => placeRect(stripOf(wall, HALF_WIDTH_M[wall.kind]), placement)),
  );

const footingTopM = (progress: FoundationProgress): number =>
  -TRENCH_DEPTH_M + (progress === 'blinded' ? BLINDING_M : FOOTING_M);

/**
 * The excavated ground of all blocks with strip footings in open trenches, in site coordinates. Rows share
 * trenches.
 */
export function drawTrenches(mesh: MeshBuilder, model: HomeModel, progress: FoundationProgress): void {
  const trenches = trenchesOf(model);
  const rects = excavationsOf(model);
  drawPlate(mesh, 'laterite', { rects, holes: trenches, bottomM: -TRENCH_DEPTH_M, topM: 0 });
  drawPlate(mesh, 'laterite', { rects, bottomM: -TRENCH_DEPTH_M - 0.3, topM: -TRENCH_DEPTH_M - 0.002 });
  const footings = trenches.map((rect) => grow(rect, -FOOTING_GAP_M));
  drawPlate(mesh, 'concrete', { rects: footings, bottomM: -TRENCH_DEPTH_M, topM: footingTopM(progress) });
}

/** The contents of one block's trenches, in its own coordinates: starter bars of columns, and the first courses. */
export function drawFoundation(
  mesh: MeshBuilder,
  { levels: [ground] }: Pick<Block, 'levels'>,
  progress: FoundationProgress,
  stream: RandomStream,
): void {
  if (!ground) return;
  const topM = footingTopM(progress);
  for (const point of columnPoints(ground)) drawStarters(mesh, point, topM, STARTER_M);
  if (progress !== 'walled') return;
  for (const wall of ground.walls) {
    const courses = Math.max(2, Math.round(COURSES - stream.between(0, 2.4)));
    const { x0, y0, x1, y1 } = stripOf(wall, wall.thicknessM / 2);
    box(mesh, 'block', [x0, y0, topM], [x1, y1, topM + courses * COURSE_M]);
  }
}

const stripOf = ({ from, to }: Wall, halfM: number): Rect =>
  grow(
    {
      x0: Math.min(from.x, to.x),
      y0: Math.min(from.y, to.y),
      x1: Math.max(from.x, to.x),
      y1: Math.max(from.y, to.y),
    },
    halfM,
  );

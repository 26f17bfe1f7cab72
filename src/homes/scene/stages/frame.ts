import type { RandomStream } from '#domain/random.ts';
import type { Block, Level, Wall } from '../../model/model.ts';
import type { ColumnPart, SlabPart } from '../../model/parts/part.ts';
import { ringsOf } from '../house/parts/grid.ts';
import { drawPlate } from '../house/parts/plates.ts';
import { barSection, sweep } from '../house/parts/sweeps.ts';
import { stairwellsOf } from '../house/stairs/well.ts';
import type { MeshBuilder } from '../mesh.ts';
import { box, tube } from '../solids.ts';
import { COURSE_M, drawBlockWalls } from './blockWalls.ts';
import { columnPoints, drawColumn, drawStarters } from './columns.ts';
import { completeStoreys, openStorey, type Stage } from './stage.ts';

const STARTER_M = 0.75;
const PROP_SPACING_M = 1.5;
const PROP_M = 0.04;
const FORM_M = 0.025;
const FORM_OVER_M = 0.09;
/** Shares of the full wall height: where the masons began, and at the other end. */
const BUILT_SHARES = [0.92, 0.16] as const;
/** Partitions are built after load-bearing walls. */
const PARTITION_LAG = 0.3;

type Built = Pick<Block, 'levels' | 'parts'>;

/** Columns, slabs and block walls up to the storey under construction, with its formwork and props. */
export function drawFrame(mesh: MeshBuilder, block: Built, stage: Stage, stream: RandomStream): void {
  const complete = completeStoreys(block, stage);
  const open = openStorey(block, stage);
  for (const slab of slabsUpTo(block, open?.index ?? complete - 1)) {
    const level = block.levels[slab.level];
    drawPlate(mesh, 'concrete', { ...slab, holes: level ? stairwellsOf(level) : [] });
  }
  for (const level of block.levels.slice(0, complete)) {
    drawBlockWalls(mesh, level, () => level.clearHeightM + 0.02);
    for (const point of columnPoints(level)) drawColumn(mesh, point, level.zM - 0.04, ceilingM(level));
  }
  for (const part of block.parts) {
    const isBuilt = part.kind === 'column' && part.level !== 'roof' && part.level < complete;
    if (isBuilt) drawShaft(mesh, part);
  }
  if (!open) return;
  drawOpenStorey(mesh, open, stream);
  const below = block.levels[open.index - 1];
  if (below) drawFormwork(mesh, block, open, below);
}

/** The concrete shaft of a veranda or portico column, without its capital. */
const drawShaft = (mesh: MeshBuilder, { rect: { x0, y0, x1, y1 }, bottomM, topM }: ColumnPart): void =>
  box(mesh, 'concrete', [x0, y0, bottomM], [x1, y1, topM], 0.008);

const ceilingM = ({ zM, clearHeightM }: Level): number => zM + clearHeightM;

/** A slab has the number of the storey on top of it; the plinth is the ground floor's. */
const slabsUpTo = ({ parts }: Built, level: number): (SlabPart & { readonly level: number })[] =>
  parts.flatMap((part) => {
    const carriesStorey = part.kind === 'slab' && part.carriesStorey;
    return carriesStorey && part.level !== 'roof' && part.level <= level
      ? [{ ...part, level: part.level }]
      : [];
  });

/** Columns with bars for the next ones, and walls whose height falls from one end of the building to the other. */
function drawOpenStorey(mesh: MeshBuilder, level: Level, stream: RandomStream): void {
  const [along, begins] = [stream.pick(['x', 'x', 'y'] as const), stream.pick([0, 1] as const)];
  const middleOf = ({ from, to }: Wall): number => (from[along] + to[along]) / 2;
  const middles = level.walls.map(middleOf);
  const [low, high] = [Math.min(...middles), Math.max(...middles)];
  const [done, rest] = BUILT_SHARES;
  drawBlockWalls(mesh, level, (wall) => {
    const way = Math.abs((middleOf(wall) - low) / Math.max(high - low, 1) - begins);
    const share = done + (rest - done) * way - (wall.kind === 'partition' ? PARTITION_LAG : 0);
    return Math.max(0, Math.round((level.clearHeightM * share) / COURSE_M) * COURSE_M);
  });
  for (const point of columnPoints(level)) {
    const topM = ceilingM(level) - (stream.chance(0.35) ? 0.9 : 0);
    drawColumn(mesh, point, level.zM - 0.04, topM);
    drawStarters(mesh, point, topM, topM + STARTER_M);
  }
}

/** The boards at the edge of the latest slab, and the props under it. */
function drawFormwork(mesh: MeshBuilder, block: Built, level: Level, below: Level): void {
  const slab = slabsUpTo(block, level.index).find((each) => each.level === level.index);
  if (!slab) return;
  for (const ring of ringsOf(slab.rects)) {
    const section = barSection(0.004, 0.004 + FORM_M, slab.bottomM - 0.06, slab.topM + FORM_OVER_M);
    sweep(mesh, 'oak', ring, section, true);
  }
  for (const { x0, y0, x1, y1 } of slab.rects) {
    for (let x = x0 + 0.3; x < x1 - 0.2; x += PROP_SPACING_M) {
      for (let y = y0 + 0.25; y < y1 - 0.2; y += PROP_SPACING_M) {
        const path = [
          [x, y, below.index === 0 ? 0 : below.zM - 0.04],
          [x, y, slab.bottomM],
        ] as const;
        tube(mesh, 'oak', path, PROP_M, 6);
      }
    }
  }
}

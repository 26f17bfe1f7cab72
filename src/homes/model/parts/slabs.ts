import { grow, type Rect } from '../geometry.ts';
import type { Level } from '../model.ts';
import { type BlockContext, blockBounds, ceilingM, roomRects, WALL_FACE_OFFSET_M } from './blockContext.ts';
import type { SlabPart } from './part.ts';
import { clipX, largestRects, rectsOf, without } from './region.ts';

export const SLAB_M = 0.3;
/** How far the edges of slabs project from the walls' faces. */
export const SLAB_PROUD_M = 0.12;
const PLINTH_PROUD_M = 0.04;
const FOOTING_M = 0.2;
/** Below the finished floor, so that a slab and its floor finish share no face. */
const UNDER_FLOOR_M = 0.04;
/** Above the ceiling of the storey below; that storey's walls end slightly higher. */
const OVER_CEILING_M = 0.012;
const SOFFIT_M = 0.02;
/** Height of the timber soffit under overhangs, relative to the ceiling below. */
export const SOFFIT_UNDER_CEILING_M = OVER_CEILING_M - SOFFIT_M;
const CARPORT_TOP_M = 0.045;

/** The plinth, a visible slab under each upper storey, timber under overhangs, a floor for the car. */
export function slabsOf(context: BlockContext): SlabPart[] {
  const { levels, finish } = context;
  const [ground, ...upper] = levels;
  const plinth: SlabPart = {
    kind: 'slab',
    name: 'plinth',
    level: 0,
    carriesStorey: true,
    material: finish.base,
    rects: extended(context, [...roomRects(ground), ...outdoorFloors(ground)], PLINTH_PROUD_M),
    bottomM: -FOOTING_M,
    topM: ground.zM - UNDER_FLOOR_M,
  };
  return [
    plinth,
    ...carportFloors(context, ground),
    ...upper.flatMap((level, index) => slabOf(context, level, levels[index] ?? ground)),
  ];
}

function slabOf(context: BlockContext, level: Level, below: Level): SlabPart[] {
  const { trim, warm } = context.finish;
  const own = [...roomRects(level), ...outdoorFloors(level)];
  const bottomM = ceilingM(below) + OVER_CEILING_M;
  const slab: SlabPart = {
    kind: 'slab',
    name: `slab ${level.index}`,
    level: level.index,
    carriesStorey: true,
    material: trim,
    rects: extended(context, [...own, ...roomRects(below)], SLAB_PROUD_M),
    bottomM,
    topM: level.zM - UNDER_FLOOR_M,
  };
  const hanging = without(
    own.map((rect) => grow(rect, WALL_FACE_OFFSET_M - 0.02)),
    roomRects(below).map((rect) => grow(rect, WALL_FACE_OFFSET_M + 0.01)),
  ).filter(({ x0, x1, y0, y1 }) => Math.min(x1 - x0, y1 - y0) > 0.4);
  if (hanging.length === 0) return [slab];
  const soffit: SlabPart = {
    kind: 'slab',
    name: 'soffit',
    level: level.index,
    carriesStorey: false,
    material: warm,
    rects: hanging,
    bottomM: bottomM - SOFFIT_M,
    topM: bottomM + 0.006,
  };
  return [slab, soffit];
}

/** Floors of balconies, verandas and terraces. */
const outdoorFloors = ({ outdoors }: Level): Rect[] =>
  rectsOf(outdoors.filter(({ name }) => name !== 'Carport'));

/** The area extended by `metres` past the walls' faces, but not over a neighbour's ground. */
function extended(context: BlockContext, rects: readonly Rect[], metres: number): Rect[] {
  const { west, east } = context.blind;
  const bounds = blockBounds(context);
  return largestRects(
    rects.map((rect) => clipX(grow(rect, WALL_FACE_OFFSET_M + metres), bounds, west, east)),
  );
}

const carportFloors = ({ finish }: BlockContext, { outdoors }: Level): SlabPart[] =>
  outdoors
    .filter(({ name }) => name === 'Carport')
    .map(({ rect }) => ({
      kind: 'slab',
      name: 'carport floor',
      level: 0,
      carriesStorey: false,
      material: finish.paving,
      rects: [{ ...rect, x0: rect.x0 - 0.2, x1: rect.x1 - 0.17, y1: rect.y1 - 0.17 }],
      bottomM: -0.1,
      topM: CARPORT_TOP_M,
    }));

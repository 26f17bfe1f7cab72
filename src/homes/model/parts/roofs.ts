import { boundsOf, grow, type Rect } from '../geometry.ts';
import type { Side } from '../sides.ts';
import {
  type BlockContext,
  blockBounds,
  ceilingM,
  EAVES_OVERHANG_M,
  roomRects,
  topOf,
  WALL_FACE_OFFSET_M,
} from './blockContext.ts';
import { roofedArea } from './cover.ts';
import { frontBoxes } from './frames.ts';
import type { LidPart, Part, RoofPart } from './part.ts';
import { clipX, largestRects, without } from './region.ts';
import { spansOf } from './spans.ts';

const LID_OVERHANG_M = 0.6;
const LID_M = 0.3;
const PARAPET_PROUD_M = 0.02;
const PARAPET_M = 0.62;
const DECK_M = 0.16;
/** Height of the roof over the foremost volume above the main roof. */
const LIFT_M = 0.8;
/** Height above the ceiling; the walls end slightly higher, inside the roof. */
const OVER_CEILING_M = 0.006;
const WALL_TOP_M = 0.02;

/** The roof of the block. */
export function roofsOf(context: BlockContext): Part[] {
  switch (context.design.roof) {
    case 'lid':
      return [lidOver(roofedArea(context), roofM(context), context)];
    case 'lids':
      return lids(context);
    case 'parapet':
      return [parapet(context)];
    default:
      return [pitched(context)];
  }
}

const roofM = (context: BlockContext): number => ceilingM(topOf(context)) + OVER_CEILING_M;

function reaching(rects: readonly Rect[], metres: number, context: BlockContext): Rect[] {
  const { blind } = context;
  const bounds = blockBounds(context);
  return largestRects(
    rects.map((rect) => clipX(grow(rect, WALL_FACE_OFFSET_M + metres), bounds, blind.west, blind.east)),
  );
}

const lidOver = (rects: readonly Rect[], bottomM: number, context: BlockContext): LidPart => ({
  kind: 'lid',
  name: 'roof',
  level: 'roof',
  material: context.finish.trim,
  rects: reaching(rects, LID_OVERHANG_M, context),
  bottomM,
  topM: bottomM + LID_M,
  soffit: context.finish.warm,
});

/** Two flat roofs: the one over the foremost volume is raised, above a strip of glass. */
function lids(context: BlockContext): Part[] {
  const { finish } = context;
  const covered = roofedArea(context);
  const bounds = boundsOf(covered);
  const bottomM = roofM(context);
  const boxes = frontBoxes(topOf(context)).map(({ x0, x1, y }): Rect => ({ x0, x1, y0: y, y1: bounds.y1 }));
  const rest = without(covered, boxes);
  const lifted = boxes.flatMap((box): Part[] => {
    const wall = grow(box, WALL_FACE_OFFSET_M - 0.004);
    const glass = { x0: box.x0 + 0.4, x1: box.x1 - 0.4, y0: wall.y0 - 0.012, y1: wall.y0 + 0.05 };
    return [
      {
        kind: 'box',
        name: 'lifted roof',
        level: 'roof',
        material: context.design.walls === 'wings' ? finish.accent : finish.wall,
        rect: wall,
        bottomM: bottomM + 0.028,
        topM: bottomM + LIFT_M + 0.016,
      },
      {
        kind: 'clerestory',
        name: 'clerestory',
        level: 'roof',
        material: 'car_glass',
        rect: glass,
        bottomM: bottomM + 0.16,
        topM: bottomM + LIFT_M - 0.1,
      },
      lidOver([box], bottomM + LIFT_M, context),
    ];
  });
  return rest.length > 0
    ? [lidOver(rest, bottomM, context), ...lifted]
    : [lidOver(covered, bottomM, context)];
}

/** The area of a flat roof for tanks and panels. */
export function deckOf(context: BlockContext): Rect {
  const covered = roomRects(topOf(context));
  if (context.design.roof !== 'lids') return boundsOf(covered);
  const y1 = Math.max(...covered.map((rect) => rect.y1));
  const rest = without(
    covered,
    frontBoxes(topOf(context)).map(({ x0, x1, y }) => ({ x0, x1, y0: y, y1 })),
  );
  return boundsOf(rest.length > 0 ? rest : covered);
}

function parapet(context: BlockContext): Part {
  const { finish, design } = context;
  const bottomM = roofM(context);
  return {
    kind: 'parapet',
    name: 'roof',
    level: 'roof',
    material: design.walls === 'topStorey' ? finish.accent : finish.wall,
    rects: reaching(roofedArea(context), PARAPET_PROUD_M, context),
    bottomM,
    deckM: bottomM + DECK_M,
    topM: bottomM + PARAPET_M,
  };
}

function pitched(context: BlockContext): RoofPart {
  const { design, finish, blind } = context;
  const top = topOf(context);
  const ceiling = ceilingM(top);
  const flushSides: Side[] = [];
  if (blind.west) flushSides.push('west');
  if (blind.east) flushSides.push('east');
  return {
    kind: 'roof',
    name: 'roof',
    level: 'roof',
    material: finish.roof,
    spans: spansOf(context),
    rooms: largestRects(roomRects(top)),
    eavesM: ceiling + 0.02,
    overhangM: EAVES_OVERHANG_M,
    flushSides,
    pitchDegrees: design.roofPitchDegrees,
    fascia: finish.trim,
    soffit: 'frame_w',
    wallTopM: ceiling + WALL_TOP_M,
  };
}

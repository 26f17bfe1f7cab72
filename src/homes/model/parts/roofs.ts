import { boundsOf, grow, type Rect } from '../geometry.ts';
import { coveredBy } from './cover.ts';
import { blockBounds, ceilingM, type Dressing, FACE_M, roomRects, topOf } from './dressing.ts';
import { frontBoxes } from './frames.ts';
import type { LidPart, Part, RoofPart, Side } from './part.ts';
import { clipX, largestRects, without } from './region.ts';
import { spansOf } from './spans.ts';

const LID_OVERHANG_M = 0.6;
const LID_M = 0.3;
const EAVES_OVERHANG_M = 0.8;
const PARAPET_PROUD_M = 0.02;
const PARAPET_M = 0.62;
const DECK_M = 0.16;
/** How much higher the roof over the foremost volume is. */
const LIFT_M = 0.8;
/** Over the ceiling; the walls end a little higher, inside the roof. */
const OVER_CEILING_M = 0.006;
const WALL_TOP_M = 0.02;

/** What closes the block above its top storey. */
export function roofsOf(dressing: Dressing): Part[] {
  switch (dressing.design.roof) {
    case 'lid':
      return [lidOver(coveredBy(dressing), roofM(dressing), dressing)];
    case 'lids':
      return lids(dressing);
    case 'parapet':
      return [parapet(dressing)];
    default:
      return [pitched(dressing)];
  }
}

const roofM = (dressing: Dressing): number => ceilingM(topOf(dressing)) + OVER_CEILING_M;

function reaching(rects: readonly Rect[], metres: number, dressing: Dressing): Rect[] {
  const { blind } = dressing;
  const bounds = blockBounds(dressing);
  return largestRects(
    rects.map((rect) => clipX(grow(rect, FACE_M + metres), bounds, blind.west, blind.east)),
  );
}

const lidOver = (rects: readonly Rect[], bottomM: number, dressing: Dressing): LidPart => ({
  kind: 'lid',
  name: 'roof',
  level: 'roof',
  material: dressing.finish.trim,
  rects: reaching(rects, LID_OVERHANG_M, dressing),
  bottomM,
  topM: bottomM + LID_M,
  soffit: dressing.finish.warm,
});

/** Two flat roofs: the one over the foremost volume is lifted, over a strip of glass. */
function lids(dressing: Dressing): Part[] {
  const { finish } = dressing;
  const covered = coveredBy(dressing);
  const bounds = boundsOf(covered);
  const bottomM = roofM(dressing);
  const boxes = frontBoxes(topOf(dressing)).map(({ x0, x1, y }): Rect => ({ x0, x1, y0: y, y1: bounds.y1 }));
  const rest = without(covered, boxes);
  const lifted = boxes.flatMap((box): Part[] => {
    const wall = grow(box, FACE_M - 0.004);
    const glass = { x0: box.x0 + 0.4, x1: box.x1 - 0.4, y0: wall.y0 - 0.012, y1: wall.y0 + 0.05 };
    return [
      {
        kind: 'box',
        name: 'lifted roof',
        level: 'roof',
        material: dressing.design.walls === 'wings' ? finish.accent : finish.wall,
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
      lidOver([box], bottomM + LIFT_M, dressing),
    ];
  });
  return rest.length > 0
    ? [lidOver(rest, bottomM, dressing), ...lifted]
    : [lidOver(covered, bottomM, dressing)];
}

/** Where tanks and panels may stand on a flat roof. */
export function deckOf(dressing: Dressing): Rect {
  const covered = roomRects(topOf(dressing));
  if (dressing.design.roof !== 'lids') return boundsOf(covered);
  const y1 = Math.max(...covered.map((rect) => rect.y1));
  const rest = without(
    covered,
    frontBoxes(topOf(dressing)).map(({ x0, x1, y }) => ({ x0, x1, y0: y, y1 })),
  );
  return boundsOf(rest.length > 0 ? rest : covered);
}

function parapet(dressing: Dressing): Part {
  const { finish, design } = dressing;
  const bottomM = roofM(dressing);
  return {
    kind: 'parapet',
    name: 'roof',
    level: 'roof',
    material: design.walls === 'topStorey' ? finish.accent : finish.wall,
    rects: reaching(coveredBy(dressing), PARAPET_PROUD_M, dressing),
    bottomM,
    deckM: bottomM + DECK_M,
    topM: bottomM + PARAPET_M,
  };
}

function pitched(dressing: Dressing): RoofPart {
  const { design, finish, blind } = dressing;
  const top = topOf(dressing);
  const ceiling = ceilingM(top);
  const flushSides: Side[] = [];
  if (blind.west) flushSides.push('west');
  if (blind.east) flushSides.push('east');
  return {
    kind: 'roof',
    name: 'roof',
    level: 'roof',
    material: finish.roof,
    spans: spansOf(dressing),
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

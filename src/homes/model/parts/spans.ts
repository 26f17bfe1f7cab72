import { boundsOf, centreOf, depthOf, type Rect, widthOf } from '../geometry.ts';
import { SIDES } from '../sides.ts';
import { type BlockContext, roomRects, topOf } from './blockContext.ts';
import { roofedArea } from './cover.ts';
import type { RoofSpan } from './part.ts';
import { largestRects, rectsOf } from './region.ts';

const FORWARD_M = 0.05;

/** The rectangles under one pitched roof, and the sides that each slopes to. */
export function spansOf(context: BlockContext): RoofSpan[] {
  const { roof, features } = context.design;
  const covered = roofedArea(context);
  const bounds = boundsOf(covered);
  switch (roof) {
    case 'mono':
      return [{ rect: bounds, slopes: ['north'], gable: gableOf(context, bounds) }];
    case 'twinGable':
      return twin(bounds, context);
    case 'sawtooth':
      return teeth(bounds, context);
    case 'gable':
      return gables(largestRects(covered), context);
    default:
      return features.includes('pediment') ? withPediment(context) : hips(withoutNotches(covered), context);
  }
}

const hips = (covered: readonly Rect[], context: BlockContext): RoofSpan[] =>
  largestRects(covered).map((rect) => ({ rect, slopes: SIDES, gable: context.finish.wall }));

/** Two overhangs almost close a narrower notch, so the roof covers it. */
const LEAST_NOTCH_M = 2.4;

function withoutNotches(covered: readonly Rect[]): Rect[] {
  const bounds = boundsOf(covered);
  const bridges = covered.flatMap((west) =>
    covered.flatMap((east): Rect[] => {
      const widthM = east.x0 - west.x1;
      const y0 = Math.max(west.y0, east.y0);
      return widthM > 0 && widthM < LEAST_NOTCH_M && y0 < bounds.y1
        ? [{ x0: west.x1, x1: east.x0, y0, y1: bounds.y1 }]
        : [];
    }),
  );
  return [...covered, ...bridges];
}

function twin(bounds: Rect, context: BlockContext): RoofSpan[] {
  const middle = centreOf(bounds).x;
  const gable = gableOf(context, bounds);
  return [
    { rect: { ...bounds, x1: middle }, slopes: ['west', 'east'], gable },
    { rect: { ...bounds, x0: middle }, slopes: ['west', 'east'], gable },
  ];
}

/** One slope per home; each is high where its neighbour is low. */
function teeth(bounds: Rect, context: BlockContext): RoofSpan[] {
  const edges = [...unitEdges(context), bounds.x1];
  return edges.slice(1).map((x1, index) => ({
    rect: { ...bounds, x0: index === 0 ? bounds.x0 : (edges[index] ?? bounds.x0), x1 },
    slopes: ['east'],
    gable: gableOf(context, bounds),
  }));
}

/** The x where each home of a block begins, from west to east. */
export function unitEdges({ levels }: Pick<BlockContext, 'levels'>): number[] {
  const [{ rooms }] = levels;
  const units = [...new Set(rooms.flatMap(({ unitId }) => unitId ?? []))];
  const starts = units.map((id) =>
    Math.min(...rooms.filter(({ unitId }) => unitId === id).map(({ rect }) => rect.x0)),
  );
  return starts.length > 0 ? starts.sort((a, b) => a - b) : [Math.min(...rooms.map(({ rect }) => rect.x0))];
}

/** Gables have the material of the wall under them. */
function gableOf({ design, finish }: BlockContext, { y0 }: Rect): RoofSpan['gable'] {
  const isAccent = design.walls === 'topStorey' || (design.walls === 'wings' && y0 < -FORWARD_M);
  return isAccent ? finish.accent : finish.wall;
}

/** The longest roof has its ridge along the front; projecting volumes turn a gable to the street. */
function gables(rects: readonly Rect[], context: BlockContext): RoofSpan[] {
  const [main, ...wings] = [...rects].sort((a, b) => widthOf(b) - widthOf(a));
  if (!main) return [];
  const ridgeY = centreOf(main).y;
  const rooms = roomRects(topOf(context));
  return [
    { rect: main, slopes: ['south', 'north'], gable: context.finish.wall },
    ...wings.map((wing): RoofSpan => {
      const isNarrow = widthOf(wing) < depthOf(main);
      const isRoom = rooms.some(({ y0, x0, x1 }) => y0 === wing.y0 && x0 >= wing.x0 && x1 <= wing.x1);
      const wide = isRoom ? wing : toNeighbours(wing, wings);
      return {
        rect: isNarrow ? { ...wide, y1: Math.min(wide.y1, ridgeY) } : wide,
        slopes: isNarrow ? ['west', 'east'] : ['south', 'north'],
        gable: isRoom ? gableOf(context, wing) : context.finish.wall,
      };
    }),
  ];
}

/** Extends a wing to its neighbour if the roofs would leave only a slit between them. */
function toNeighbours(wing: Rect, wings: readonly Rect[]): Rect {
  const others = wings.filter((other) => other !== wing);
  const west = others.find(({ x1 }) => x1 < wing.x0 && wing.x0 - x1 < LEAST_NOTCH_M);
  const east = others.find(({ x0 }) => x0 > wing.x1 && x0 - wing.x1 < LEAST_NOTCH_M);
  return { ...wing, x0: west ? west.x1 + WALL_M : wing.x0, x1: east ? east.x0 - WALL_M : wing.x1 };
}
const WALL_M = 0.25;

/** A hipped roof with a gable to the street over the portico. */
function withPediment(context: BlockContext): RoofSpan[] {
  const rooms = roomRects(topOf(context));
  const body = boundsOf(rooms);
  const porticos = rectsOf(topOf(context).outdoors.filter(({ name }) => name === 'Balcony'));
  return [
    ...hips(rooms, context),
    ...porticos.map(
      (rect): RoofSpan => ({
        rect: { ...rect, y1: centreOf(body).y },
        slopes: ['west', 'east'],
        gable: context.finish.wall,
      }),
    ),
  ];
}

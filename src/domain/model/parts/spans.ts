import { boundsOf, centreOf, depthOf, type Rect, widthOf } from '../geometry.ts';
import { coveredBy } from './cover.ts';
import { type Dressing, roomRects, topOf } from './dressing.ts';
import type { RoofSpan, Side } from './part.ts';
import { largestRects, rectsOf } from './region.ts';

const ALL: readonly Side[] = ['south', 'east', 'north', 'west'];
const FORWARD_M = 0.05;

/** The rectangles under one pitched roof, and to which sides each falls. */
export function spansOf(dressing: Dressing): RoofSpan[] {
  const { roof, features } = dressing.design;
  const covered = coveredBy(dressing);
  const bounds = boundsOf(covered);
  switch (roof) {
    case 'mono':
      return [{ rect: bounds, slopes: ['north'], gable: gableOf(dressing, bounds) }];
    case 'twinGable':
      return twin(bounds, dressing);
    case 'sawtooth':
      return teeth(bounds, dressing);
    case 'gable':
      return gables(largestRects(covered), dressing);
    default:
      return features.includes('pediment') ? withPediment(dressing) : hips(covered, dressing);
  }
}

const hips = (covered: readonly Rect[], dressing: Dressing): RoofSpan[] =>
  largestRects(covered).map((rect) => ({ rect, slopes: ALL, gable: dressing.finish.wall }));

function twin(bounds: Rect, dressing: Dressing): RoofSpan[] {
  const middle = centreOf(bounds).x;
  const gable = gableOf(dressing, bounds);
  return [
    { rect: { ...bounds, x1: middle }, slopes: ['west', 'east'], gable },
    { rect: { ...bounds, x0: middle }, slopes: ['west', 'east'], gable },
  ];
}

/** One slope a home, each high where the next one's neighbour is low. */
function teeth(bounds: Rect, dressing: Dressing): RoofSpan[] {
  const edges = [...unitEdges(dressing), bounds.x1];
  return edges.slice(1).map((x1, index) => ({
    rect: { ...bounds, x0: index === 0 ? bounds.x0 : (edges[index] ?? bounds.x0), x1 },
    slopes: ['east'],
    gable: gableOf(dressing, bounds),
  }));
}

/** Where each home of a block begins, from west to east. */
export function unitEdges({ levels }: Pick<Dressing, 'levels'>): number[] {
  const [{ rooms }] = levels;
  const units = [...new Set(rooms.flatMap(({ unitId }) => unitId ?? []))];
  const starts = units.map((id) =>
    Math.min(...rooms.filter(({ unitId }) => unitId === id).map(({ rect }) => rect.x0)),
  );
  return starts.length > 0 ? starts.sort((a, b) => a - b) : [Math.min(...rooms.map(({ rect }) => rect.x0))];
}

/** Gables are of the wall under them. */
function gableOf({ design, finish }: Dressing, { y0 }: Rect): RoofSpan['gable'] {
  const isAccent = design.walls === 'topStorey' || (design.walls === 'wings' && y0 < -FORWARD_M);
  return isAccent ? finish.accent : finish.wall;
}

/** The longest roof has its ridge along the front; what stands out of it turns its gable to the street. */
function gables(rects: readonly Rect[], dressing: Dressing): RoofSpan[] {
  const [main, ...wings] = [...rects].sort((a, b) => widthOf(b) - widthOf(a));
  if (!main) return [];
  const ridgeY = centreOf(main).y;
  const rooms = roomRects(topOf(dressing));
  return [
    { rect: main, slopes: ['south', 'north'], gable: dressing.finish.wall },
    ...wings.map((wing): RoofSpan => {
      const isNarrow = widthOf(wing) < depthOf(main);
      const isRoom = rooms.some(({ y0, x0, x1 }) => y0 === wing.y0 && x0 >= wing.x0 && x1 <= wing.x1);
      return {
        rect: isNarrow ? { ...wing, y1: Math.min(wing.y1, ridgeY) } : wing,
        slopes: isNarrow ? ['west', 'east'] : ['south', 'north'],
        gable: isRoom ? gableOf(dressing, wing) : dressing.finish.wall,
      };
    }),
  ];
}

/** A hipped roof, and over the portico a gable to the street. */
function withPediment(dressing: Dressing): RoofSpan[] {
  const rooms = roomRects(topOf(dressing));
  const body = boundsOf(rooms);
  const porticos = rectsOf(topOf(dressing).outdoors.filter(({ name }) => name === 'Balcony'));
  return [
    ...hips(rooms, dressing),
    ...porticos.map(
      (rect): RoofSpan => ({
        rect: { ...rect, y1: centreOf(body).y },
        slopes: ['west', 'east'],
        gable: dressing.finish.wall,
      }),
    ),
  ];
}

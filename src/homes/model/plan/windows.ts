import type { WindowStyle } from '../finish.ts';
import { type Rect, snap } from '../geometry.ts';
import type { RoomKind } from '../model.ts';
import { type Edge, type FloorRoom, isOpenAir } from './floor.ts';
import { lengthOf } from './segments.ts';
import type { EdgeOpening } from './walls.ts';

interface Glazing {
  readonly widthM: number;
  readonly sillM: number;
  readonly heightM: number;
  /** How many walls may have a window. */
  readonly walls: number;
}

const NONE: Glazing = { widthM: 0, sillM: 0, heightM: 0, walls: 0 };
const SMALL: Glazing = { widthM: 0.7, sillM: 1.4, heightM: 0.9, walls: 1 };
const ROOM: Glazing = { widthM: 1.6, sillM: 0.85, heightM: 1.5, walls: 2 };
const GLAZING: Readonly<Record<RoomKind, Glazing>> = {
  living: { widthM: 2.7, sillM: 0.45, heightM: 2, walls: 2 },
  lounge: { widthM: 2.3, sillM: 0.6, heightM: 1.8, walls: 2 },
  dining: { ...ROOM, widthM: 2 },
  kitchen: { widthM: 1.6, sillM: 1.1, heightM: 1.2, walls: 1 },
  bedroom: ROOM,
  bath: SMALL,
  toilet: SMALL,
  wardrobe: SMALL,
  store: SMALL,
  study: { ...ROOM, widthM: 1.3 },
  hall: NONE,
  corridor: { widthM: 0.7, sillM: 0.9, heightM: 1.4, walls: 1 },
  stair: { widthM: 0.9, sillM: 1.2, heightM: 1.6, walls: 1 },
  landing: { widthM: 1.6, sillM: 1, heightM: 1.5, walls: 1 },
  gallery: NONE,
  spare: { ...ROOM, walls: 4 },
};

/** Maximum height of a window's top above the floor. */
const HEAD_M = 2.5;
const MIN_WIDTH_M = 0.5;
/** Minimum wall next to a window. */
const WINDOW_MARGIN_M = 0.35;

/** Windows of a room: in the front or back first, then at the sides. */
export function windowsOf(
  room: FloorRoom,
  outerEdges: readonly Edge[],
  { taken, outdoors, style }: { taken: readonly Edge[]; outdoors: readonly Rect[]; style: WindowStyle },
): EdgeOpening[] {
  const glazing = GLAZING[room.kind];
  return outerEdges
    .filter((edge) => (edge.low === room || edge.high === room) && !taken.includes(edge))
    .sort((a, b) => Number(a.along === 'y') - Number(b.along === 'y') || lengthOf(b) - lengthOf(a))
    .slice(0, glazing.walls)
    .flatMap((edge) => windowIn(edge, glazing, { room, outdoors, style }));
}

function windowIn(
  edge: Edge,
  glazing: Glazing,
  { room, outdoors, style }: { room: FloorRoom; outdoors: readonly Rect[]; style: WindowStyle },
): EdgeOpening[] {
  const isOnGallery = [edge.low, edge.high].some(
    (other) => other !== null && other !== room && isOpenAir(other),
  );
  const balcony = outdoors.find((outdoor) => bordersEdge(outdoor, edge));
  const isSlider = balcony !== undefined && ['living', 'lounge', 'bedroom'].includes(room.kind);
  const from = balcony && isSlider ? Math.max(edge.from, balcony.x0) : edge.from;
  const to = balcony && isSlider ? Math.min(edge.to, balcony.x1) : edge.to;
  const idealM = isSlider ? Math.max(glazing.widthM, 2.2) : glazing.widthM * (style === 'tall' ? 0.85 : 1);
  const widthM = snap(Math.min(idealM, to - from - 2 * WINDOW_MARGIN_M));
  if (widthM < MIN_WIDTH_M) return [];
  const common = { edge, middle: snap((from + to) / 2), widthM, hinge: 'start', swing: 'left' } as const;
  if (isSlider) return [{ ...common, kind: 'slider', sillM: 0, heightM: 2.4 }];
  const tallerM = style === 'tall' ? 0.3 : 0;
  // On a gallery people pass by, so the sill is above eye level.
  const sillM = isOnGallery ? 1.6 : Math.max(glazing.sillM - tallerM, 0.3);
  const heightM = Math.min(isOnGallery ? 0.7 : glazing.heightM + tallerM, HEAD_M - sillM);
  return [{ ...common, kind: 'window', sillM, heightM }];
}

/** Whether an outdoor area borders an edge's front for at least a door's width. */
const bordersEdge = ({ x0, x1, y1 }: Rect, { along, at, from, to }: Edge): boolean =>
  along === 'x' && y1 === at && Math.min(x1, to) - Math.max(x0, from) > 1.6;

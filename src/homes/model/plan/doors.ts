import { snap } from '../geometry.ts';
import { circulationRank, type Edge, type FloorRoom, isOpenAir } from './floor.ts';
import { lengthOf } from './segments.ts';
import type { EdgeOpening } from './walls.ts';

const DOOR_WIDTH_M = 0.9;
const NARROW_DOOR_WIDTH_M = 0.75;
const DOOR_HEIGHT_M = 2.1;
const PASSAGE_HEIGHT_M = 2.4;
const MAX_PASSAGE_M = 1.8;
const LEAST_PASSAGE_M = 0.8;
/** Between a door and a corner: half a wall and the frame. */
const DOOR_MARGIN_M = 0.2;

const NARROW = ['bath', 'toilet', 'wardrobe', 'store'];
/** Rooms that are open to a circulation room, without a door leaf. */
const OPEN_ROOMS = ['living', 'dining', 'lounge', 'corridor', 'hall', 'stair', 'landing'];

/** One door per room, in the wall to the room it opens to. */
export function doorsOf(rooms: readonly FloorRoom[], edges: readonly Edge[]): EdgeOpening[] {
  const taken = new Set<Edge>();
  return rooms.flatMap((room) => {
    const edge = doorEdge(room, edges);
    // A hall and a living room may have chosen the same edge.
    if (!edge || taken.has(edge)) return [];
    taken.add(edge);
    return [doorIn(edge, room)];
  });
}

function doorEdge(room: FloorRoom, edges: readonly Edge[]): Edge | null {
  if (isOpenAir(room)) return null;
  const ways = edges.flatMap((edge) => {
    const other = otherSide(edge, room);
    if (!other || other.unitId !== room.unitId || lengthOf(edge) < leastLength(room)) return [];
    const rank = rankFor(room, other);
    return rank === null ? [] : [{ edge, rank }];
  });
  ways.sort((a, b) => a.rank - b.rank || lengthOf(b.edge) - lengthOf(a.edge));
  return ways[0]?.edge ?? null;
}

const leastLength = (room: FloorRoom): number =>
  (OPEN_ROOMS.includes(room.kind) ? LEAST_PASSAGE_M : doorWidth(room)) + 2 * DOOR_MARGIN_M;

const doorWidth = ({ kind }: FloorRoom): number =>
  NARROW.includes(kind) ? NARROW_DOOR_WIDTH_M : DOOR_WIDTH_M;

export const otherSide = ({ low, high }: Edge, room: FloorRoom): FloorRoom | null =>
  low === room ? high : high === room ? low : null;

function rankFor(room: FloorRoom, other: FloorRoom): number | null {
  if (room.opensTo) return other.name === room.opensTo ? 0 : null;
  const rank = circulationRank(other);
  const own = circulationRank(room);
  if (rank === null) return null;
  // A circulation room opens to one of lower rank; a hall without a corridor opens to the living room.
  const comesBefore = own === null || rank < own || (room.kind === 'hall' && other.kind === 'living');
  return comesBefore ? rank : null;
}

function doorIn(edge: Edge, room: FloorRoom): EdgeOpening {
  const other = otherSide(edge, room);
  const isPassage = OPEN_ROOMS.includes(room.kind) && other !== null && circulationRank(other) !== null;
  // Looking east along a wall, south is on the right; looking north, west is on the left.
  const roomIsLow = edge.low === room;
  const swing = (edge.along === 'x') === roomIsLow ? 'right' : 'left';
  if (isPassage) {
    const widthM = snap(Math.min(MAX_PASSAGE_M, lengthOf(edge) - 2 * DOOR_MARGIN_M));
    const middle = snap((edge.from + edge.to) / 2);
    return {
      edge,
      middle,
      kind: 'passage',
      widthM,
      sillM: 0,
      heightM: PASSAGE_HEIGHT_M,
      hinge: 'start',
      swing,
    };
  }
  const widthM = doorWidth(room);
  // Near the corner, so that the leaf opens against the wall.
  const middle = snap(edge.from + DOOR_MARGIN_M + widthM / 2);
  return { edge, middle, kind: 'door', widthM, sillM: 0, heightM: DOOR_HEIGHT_M, hinge: 'start', swing };
}

import { snap } from '../geometry.ts';
import { otherSide } from './doors.ts';
import { type Edge, type FloorRoom, isOpenAir } from './floor.ts';
import { lengthOf } from './segments.ts';
import type { EdgeOpening } from './walls.ts';

const ENTRANCE_WIDTH_M = 1.2;
const ENTRANCE_HEIGHT_M = 2.4;
const MARGIN_M = 0.25;

/**
 * A unit's own front door: from the landing or the gallery if it touches one, otherwise in the front of its hall or
 * of its living room.
 */
export function entranceOf(unitId: string, edges: readonly Edge[]): EdgeOpening | null {
  const doors = edges.flatMap((edge) => {
    const room = [edge.low, edge.high].find((each) => each?.unitId === unitId);
    if (!room || lengthOf(edge) < ENTRANCE_WIDTH_M + 2 * MARGIN_M) return [];
    const rank = entranceRank(edge, room);
    return rank === null ? [] : [{ edge, room, rank }];
  });
  doors.sort((a, b) => a.rank - b.rank || lengthOf(b.edge) - lengthOf(a.edge));
  const [best] = doors;
  if (!best) return null;
  const { edge, room } = best;
  const roomIsLow = edge.low === room;
  return {
    edge,
    middle: snap((edge.from + edge.to) / 2),
    kind: 'entrance',
    widthM: ENTRANCE_WIDTH_M,
    sillM: 0,
    heightM: ENTRANCE_HEIGHT_M,
    hinge: 'start',
    swing: (edge.along === 'x') === roomIsLow ? 'right' : 'left',
  };
}

function entranceRank(edge: Edge, room: FloorRoom): number | null {
  const other = otherSide(edge, room);
  if (!['hall', 'living', 'corridor'].includes(room.kind)) return null;
  if (other) {
    if (other.unitId !== null) return null;
    return other.kind === 'landing' || isOpenAir(other) ? (room.kind === 'hall' ? 0 : 1) : null;
  }
  const isFront = edge.along === 'x' && edge.high === room;
  if (!isFront) return null;
  return room.kind === 'hall' ? 2 : 3;
}

import { areaOf, depthOf, widthOf } from '../geometry.ts';
import type { Level, Room, Stair } from '../model.ts';
import type { FloorPlanned } from './blockPlan.ts';
import { doorsOf } from './doors.ts';
import { entranceOf } from './entrances.ts';
import { type Edge, edgeKind, type FloorRoom } from './floor.ts';
import type { LevelFrame } from './levelFrame.ts';
import { merged, segmentsOf } from './segments.ts';
import { type EdgeOpening, WALL_THICKNESS_M, wallsOf } from './walls.ts';
import { windowsOf } from './windows.ts';

const MAX_RISER_M = 0.175;
const GOING_M = 0.27;

/** One storey with its walls, doors and windows. */
export function levelOf({ rooms, outdoors }: FloorPlanned, frame: LevelFrame): Level {
  const { index, zM, clearHeightM, finish } = frame;
  const edges = merged(segmentsOf(rooms), (a, b) => a.low === b.low && a.high === b.high);
  const kindOf = (edge: Edge) => edgeKind(edge, frame.bounds, frame.blind);
  const openings: EdgeOpening[] = doorsOf(
    rooms,
    edges.filter((edge) => kindOf(edge) !== 'open'),
  );
  openings.push(...entrances(rooms, edges, index));
  const outer = edges.filter((edge) => kindOf(edge) === 'outer');
  const taken = openings.map(({ edge }) => edge);
  const outdoorRects = outdoors.map(({ rect }) => rect);
  for (const room of rooms) {
    openings.push(...windowsOf(room, outer, { taken, outdoors: outdoorRects, style: finish.windows }));
  }
  return {
    index,
    zM,
    clearHeightM,
    rooms: rooms.map((room) => roomOf(room, edges, kindOf)),
    outdoors: outdoors.map((each) => ({ ...each, areaSqm: areaOf(each.rect) })),
    walls: wallsOf(rooms, openings, frame),
    stairs: rooms.filter(({ kind }) => kind === 'stair').map((room) => stairOf(room, rooms, frame)),
  };
}

function entrances(rooms: readonly FloorRoom[], edges: readonly Edge[], level: number): EdgeOpening[] {
  const unitIds = [...new Set(rooms.flatMap(({ unitId }) => unitId ?? []))];
  // A unit on several storeys is entered on the ground floor; a flat on its own floor, from the landing.
  const sharesStair = rooms.some(({ kind, unitId }) => kind === 'landing' && unitId === null);
  const own = level === 0 || sharesStair ? unitIds.flatMap((id) => entranceOf(id, edges) ?? []) : [];
  if (level > 0) return own;
  return [
    ...own,
    ...rooms.filter(({ kind }) => kind === 'landing').flatMap((room) => frontDoor(room, edges)),
  ];
}

/** The front door of a block whose landing is at the front. A landing on a gallery is open to the air. */
function frontDoor(landing: FloorRoom, edges: readonly Edge[]): EdgeOpening[] {
  const edge = edges.find(({ along, low, high }) => along === 'x' && low === null && high === landing);
  if (!edge) return [];
  const middle = (edge.from + edge.to) / 2;
  return [
    { edge, middle, kind: 'entrance', widthM: 1.6, sillM: 0, heightM: 2.4, hinge: 'start', swing: 'left' },
  ];
}

function roomOf(room: FloorRoom, edges: readonly Edge[], kindOf: (edge: Edge) => string): Room {
  const { name, kind, unitId, rect } = room;
  // Subtracts half a wall along each edge: exact except at corners where walls of two thicknesses meet.
  const lost = { x0: 0, x1: 0, y0: 0, y1: 0 };
  for (const edge of edges) {
    const side = edge.low === room ? (edge.along === 'x' ? 'y1' : 'x1') : edge.along === 'x' ? 'y0' : 'x0';
    if (edge.low !== room && edge.high !== room) continue;
    const edgeIs = kindOf(edge);
    const half = edgeIs === 'open' ? 0 : WALL_THICKNESS_M[edgeIs === 'partition' ? 'partition' : 'outer'] / 2;
    lost[side] = Math.max(lost[side], half);
  }
  const areaSqm = (widthOf(rect) - lost.x0 - lost.x1) * (depthOf(rect) - lost.y0 - lost.y1);
  return { name, kind, unitId, rect, areaSqm };
}

function stairOf(room: FloorRoom, rooms: readonly FloorRoom[], { storeyM, index, count }: LevelFrame): Stair {
  const risers = 2 * Math.ceil(storeyM / MAX_RISER_M / 2);
  const way = rooms.find(
    (other) =>
      other.unitId === room.unitId &&
      ['corridor', 'landing', 'living'].includes(other.kind) &&
      Math.min(other.rect.x1, room.rect.x1) > Math.max(other.rect.x0, room.rect.x0) &&
      (other.rect.y1 === room.rect.y0 || other.rect.y0 === room.rect.y1),
  );
  return {
    rect: room.rect,
    risers,
    riserM: storeyM / risers,
    goingM: GOING_M,
    foot: way && way.rect.y0 === room.rect.y1 ? 'back' : 'front',
    goesUp: index < count - 1,
  };
}

import type { Rect } from '#homes/model/geometry.ts';
import type { Level, Opening, Room, Wall } from '#homes/model/model.ts';
import { SIDES, type Side } from '#homes/model/sides.ts';
import type { Gap } from './gap.ts';

/** A room as the furniture layout needs it: the floor between its walls, and their openings. */
export interface RoomShape {
  readonly room: Room;
  /** Between the walls' faces, in the block's coordinates. */
  readonly inner: Rect;
  readonly gaps: readonly Gap[];
  readonly heightM: number;
}

const EDGE_M = 0.001;

export function roomShape(room: Room, { walls, clearHeightM }: Level): RoomShape {
  const bySide = SIDES.map((side) => ({
    side,
    walls: walls.filter((wall) => bounds(wall, room.rect, side)),
  }));
  const halfOf = (side: Side): number =>
    Math.max(
      0,
      ...bySide
        .filter((each) => each.side === side)
        .flatMap((each) => each.walls.map(({ thicknessM }) => thicknessM / 2)),
    );
  const { x0, y0, x1, y1 } = room.rect;
  return {
    room,
    inner: {
      x0: x0 + halfOf('west'),
      y0: y0 + halfOf('south'),
      x1: x1 - halfOf('east'),
      y1: y1 - halfOf('north'),
    },
    gaps: bySide.flatMap((each) => each.walls.flatMap((wall) => gapsOf(wall, room.rect, each.side))),
    heightM: clearHeightM,
  };
}

const isEastWest = ({ from, to }: Wall): boolean => from.y === to.y;

/** Whether a wall is on this side of a rectangle. */
export function bounds(wall: Wall, { x0, y0, x1, y1 }: Rect, side: Side): boolean {
  const { from, to } = wall;
  const isAlongX = side === 'south' || side === 'north';
  if (isEastWest(wall) !== isAlongX) return false;
  const at = { south: y0, north: y1, west: x0, east: x1 }[side];
  return isAlongX
    ? Math.abs(from.y - at) < EDGE_M && Math.min(to.x, x1) - Math.max(from.x, x0) > EDGE_M
    : Math.abs(from.x - at) < EDGE_M && Math.min(to.y, y1) - Math.max(from.y, y0) > EDGE_M;
}

/** A wall's openings that lead into the rectangle on its side. */
export function gapsOf(wall: Wall, at: Rect, side: Side): Gap[] {
  const isAlongX = isEastWest(wall);
  const start = isAlongX ? wall.from.x : wall.from.y;
  const [low, high] = isAlongX ? [at.x0, at.x1] : [at.y0, at.y1];
  return wall.openings.flatMap((opening) => {
    const from = start + opening.offsetM;
    const to = from + opening.widthM;
    const middle = (from + to) / 2;
    if (middle < low || middle > high) return [];
    const { kind, sillM, heightM } = opening;
    return [{ kind, side, from, to, sillM, heightM, opensIn: hasLeaf(opening) && swingsTo(opening, side) }];
  });
}

const hasLeaf = ({ kind }: Opening): boolean => kind === 'door' || kind === 'entrance';

/** Looking east along a wall, north is on the left; looking north, west is. */
function swingsTo({ swing }: Opening, side: Side): boolean {
  const roomLies = side === 'south' || side === 'east' ? 'left' : 'right';
  return swing === roomLies;
}

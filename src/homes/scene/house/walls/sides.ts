import type { Point } from '#homes/model/geometry.ts';
import type { Level, Opening, Room, Wall } from '#homes/model/model.ts';
import type { Frame } from '../../mesh.ts';

/** An opening in its wall, with its own drawing frame. */
export interface PlacedOpening {
  readonly opening: Opening;
  readonly wall: Wall;
  /**
   * x runs along the wall from the middle of the opening, y from 0 at the wall's outer (or public) face to the
   * wall's thickness at the inner face, z up from the floor.
   */
  readonly frame: Frame;
  /** The room in front of y = 0; null is outdoors. */
  readonly outer: Room | null;
  /** The room behind the wall. */
  readonly inner: Room | null;
  /** -1 if the hinges are at the lower x. */
  readonly hinge: -1 | 1;
  /** 1 if the leaf opens towards greater y. */
  readonly swing: -1 | 1;
  /** Its position, which seeds its random stream. */
  readonly name: string;
}

export const runsEast = ({ from, to }: Wall): boolean => from.y === to.y;

/** A point next to a wall: `along` from its start, `left` of its centre line looking along it. */
const beside = (wall: Wall, along: number, left: number): Point =>
  runsEast(wall)
    ? { x: wall.from.x + along, y: wall.from.y + left }
    : { x: wall.from.x - left, y: wall.from.y + along };

export const roomAt = ({ rooms }: Level, { x, y }: Point): Room | null =>
  rooms.find(({ rect }) => x > rect.x0 && x < rect.x1 && y > rect.y0 && y < rect.y1) ?? null;

export const isOpenAir = (room: Room | null): boolean => room === null || room.kind === 'gallery';

export function placedOpenings(level: Level): PlacedOpening[] {
  return level.walls.flatMap((wall, wallIndex) =>
    wall.openings.map((opening, index) => placed(level, wall, opening, `${wallIndex}/${index}`)),
  );
}

function placed(level: Level, wall: Wall, opening: Opening, name: string): PlacedOpening {
  const middle = opening.offsetM + opening.widthM / 2;
  const half = wall.thicknessM / 2;
  const right = roomAt(level, beside(wall, middle, -half - 0.02));
  const left = roomAt(level, beside(wall, middle, half + 0.02));
  const isTurned = rankOf(left) < rankOf(right);
  const { x, y } = beside(wall, middle, isTurned ? half : -half);
  const turnRad = (runsEast(wall) ? 0 : Math.PI / 2) + (isTurned ? Math.PI : 0);
  const isStart = (opening.hinge === 'start') !== isTurned;
  const isLeft = (opening.swing === 'left') !== isTurned;
  return {
    opening,
    wall,
    frame: { at: [x, y, level.zM], turnRad },
    outer: isTurned ? left : right,
    inner: isTurned ? right : left,
    hinge: isStart ? -1 : 1,
    swing: isLeft ? 1 : -1,
    name,
  };
}

/** How public a side is: the lower rank becomes the outer side. */
const rankOf = (room: Room | null): number => (isOpenAir(room) ? 0 : room?.unitId === null ? 1 : 2);

import type { Level, OpeningKind, Room, Wall } from '../model.ts';
import type { Side } from '../sides.ts';

/** An outer wall seen from outside. */
export interface WallFace {
  readonly side: Side;
  /** y of the wall's centre line if it faces south or north, otherwise x. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly wall: Wall;
  readonly holes: readonly Hole[];
}

export interface Hole {
  readonly kind: OpeningKind;
  readonly from: number;
  readonly to: number;
  /** Heights above the ground. */
  readonly bottomM: number;
  readonly topM: number;
}

const BESIDE_M = 0.05;

/** Outer walls of a storey with nothing in front of them. */
export function facesOf({ walls, rooms, zM }: Level): WallFace[] {
  return walls
    .filter(({ kind }) => kind === 'outer')
    .flatMap((wall) => {
      const runsEast = wall.from.y === wall.to.y;
      const [from, to] = runsEast ? [wall.from.x, wall.to.x] : [wall.from.y, wall.to.y];
      const at = runsEast ? wall.from.y : wall.from.x;
      const middle = (from + to) / 2;
      const room = (across: number) =>
        runsEast ? roomAt(rooms, middle, at + across) : roomAt(rooms, at + across, middle);
      const [low, high] = [room(-BESIDE_M), room(BESIDE_M)];
      if (low && high) return [];
      const side: Side = runsEast ? (low ? 'north' : 'south') : low ? 'east' : 'west';
      const holes = wall.openings.map(({ kind, offsetM, widthM, sillM, heightM }) => ({
        kind,
        from: from + offsetM,
        to: from + offsetM + widthM,
        bottomM: zM + sillM,
        topM: zM + sillM + heightM,
      }));
      return [{ side, at, from, to, wall, holes }];
    });
}

export const roomAt = (rooms: readonly Room[], x: number, y: number): Room | undefined =>
  rooms.find(({ rect }) => x > rect.x0 && x < rect.x1 && y > rect.y0 && y < rect.y1);

export const southFaces = (level: Level): WallFace[] => facesOf(level).filter(({ side }) => side === 'south');

/** Front doors that face the street. */
export function frontDoors(
  level: Level,
): { readonly x: number; readonly y: number; readonly widthM: number }[] {
  return southFaces(level).flatMap(({ holes, at }) =>
    holes
      .filter(({ kind }) => kind === 'entrance')
      .map(({ from, to }) => ({ x: (from + to) / 2, y: at, widthM: to - from })),
  );
}

import type { LooseBlock } from '../block.ts';
import { boundsOf, grow, overlap, type Rect, rect } from '../geometry.ts';
import { FORECOURT_M } from './lots.ts';

/** Between a block and its lane, in the block's coordinates. */
export interface Forecourt {
  readonly paths: readonly Rect[];
  /** A car stands in each, its length across the lane. */
  readonly bays: readonly Rect[];
}

const BAY_WIDTH_M = 2.9;
const BAY_GAP_M = 0.6;
const BAYS_AT_A_HOUSE = 2;
const PATH_HALF_M = 0.75;
const BESIDE_PATH_M = 0.3;

/** A path to each front door, and bays beside it: two for a house, one each for flats as far as there is room. */
export function forecourtOf({ levels, footprint, units }: LooseBlock): Forecourt {
  const ground = levels[0];
  const y0 = footprint.y0 - FORECOURT_M;
  const doors = (ground?.walls ?? []).flatMap(({ from, to, openings }) =>
    from.y === to.y ? openings.filter(({ kind }) => kind === 'entrance').map((door) => ({ from, door })) : [],
  );
  const rooms = ground?.rooms ?? [];
  const backY = Math.max(...rooms.map((room) => room.rect.y1));
  const paths = doors
    .filter(({ from }) => from.y < backY / 2)
    .map(({ from, door }) => {
      const x = from.x + door.offsetM + door.widthM / 2;
      return rect(x - PATH_HALF_M, y0, x + PATH_HALF_M, from.y);
    });
  const isHouses = units.every(({ levels: own }) => own.includes(0));
  const frontages = isHouses
    ? units.map(({ id }) => boundsOf(rooms.filter((room) => room.unitId === id).map((room) => room.rect)))
    : [footprint];
  const limit = isHouses ? BAYS_AT_A_HOUSE : units.length;
  const bays = frontages.flatMap((frontage) =>
    baysAlong(frontage, y0, footprint.y0 - BAY_GAP_M, paths).slice(0, limit),
  );
  return { paths, bays };
}

function baysAlong({ x0, x1 }: Rect, y0: number, y1: number, paths: readonly Rect[]): Rect[] {
  const all: Rect[] = [];
  let x = x0 + BESIDE_PATH_M;
  while (x + BAY_WIDTH_M <= x1 - BESIDE_PATH_M) {
    const bay = rect(x, y0, x + BAY_WIDTH_M, y1);
    const path = paths.find((each) => overlap(grow(each, BESIDE_PATH_M), bay));
    if (path) x = path.x1 + BESIDE_PATH_M + 0.05;
    else {
      all.push(bay);
      x += BAY_WIDTH_M;
    }
  }
  return all;
}

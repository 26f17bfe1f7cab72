import type { UnplacedBlock } from '../block.ts';
import { boundsOf, grow, overlap, type Rect, rect } from '../geometry.ts';

/** The ground between a block and its lane, in the block's coordinates. */
export interface Forecourt {
  readonly paths: readonly Rect[];
  /** From the lane to the house. */
  readonly bays: readonly Rect[];
  /** The end of each bay where the car is parked, behind the fence. */
  readonly parkingSpots: readonly Rect[];
}

/** The layout of the ground in front of a block. */
export interface ForecourtOptions {
  /** From the lane to the footprint, and from the lane to the fence. */
  readonly depthM: number;
  readonly fenceM: number;
  /** Width of the drivable ground next to the block. */
  readonly besideM: number;
}

const BAY_WIDTH_M = 2.9;
const BAY_GAP_M = 0.6;
const BAYS_AT_A_HOUSE = 2;
const PATH_HALF_M = 0.75;
const BESIDE_PATH_M = 0.3;
/** Cars in front of flats leave the door visible. */
const CLEAR_OF_DOOR_M = 1.2;

/** A path to each front door, and parking bays: two for a house, one per flat as far as they fit. */
export function forecourtOf(
  { levels, footprint, units }: UnplacedBlock,
  { depthM, fenceM, besideM }: ForecourtOptions,
): Forecourt {
  const ground = levels[0];
  const y0 = footprint.y0 - depthM;
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
  const [first, last] = [
    Math.min(...frontages.map(({ x0 }) => x0)),
    Math.max(...frontages.map(({ x1 }) => x1)),
  ];
  const bays = frontages.flatMap((frontage) => {
    const x0 = frontage.x0 - (frontage.x0 === first ? besideM : 0);
    const x1 = frontage.x1 + (frontage.x1 === last ? besideM : 0);
    const gaps = gapsBetween({ x0, x1 }, paths);
    const bayRects = isHouses ? drive(gaps) : gaps.flatMap((gap) => baysIn(gap).slice(0, units.length));
    return bayRects.slice(0, isHouses ? BAYS_AT_A_HOUSE : units.length);
  });
  return {
    paths,
    bays: bays.map((bay) => rect(bay.x0, y0, bay.x1, footprint.y0 - BAY_GAP_M)),
    parkingSpots: bays
      .filter(
        (bay) =>
          isHouses || !paths.some((path) => overlap(grow(path, CLEAR_OF_DOOR_M), { ...bay, y0, y1: 0 })),
      )
      .map((bay) => rect(bay.x0, y0 + fenceM, bay.x1, footprint.y0 - BAY_GAP_M)),
  };
}

type Span = Pick<Rect, 'x0' | 'x1'>;

/** The parts of a frontage between its paths. */
function gapsBetween({ x0, x1 }: Span, paths: readonly Rect[]): Span[] {
  const flat = rect(x0, -1, x1, 1);
  const inWay = paths
    .map((path) => grow({ x0: path.x0, x1: path.x1, y0: 0, y1: 0 }, BESIDE_PATH_M))
    .filter((path) => overlap(flat, path))
    .sort((a, b) => a.x0 - b.x0);
  const starts = [x0 + BESIDE_PATH_M, ...inWay.map((path) => path.x1)];
  const ends = [...inWay.map((path) => path.x0), x1 - BESIDE_PATH_M];
  return starts.map((start, index) => ({ x0: start, x1: ends[index] ?? start }));
}

const bayCount = ({ x0, x1 }: Span): number => Math.floor((x1 - x0) / BAY_WIDTH_M + 1e-6);

function baysIn(gap: Span): Span[] {
  return Array.from({ length: Math.max(0, bayCount(gap)) }, (_, index) => ({
    x0: gap.x0 + index * BAY_WIDTH_M,
    x1: gap.x0 + (index + 1) * BAY_WIDTH_M,
  }));
}

/** A house has one drive, two cars wide if it fits, at the side of its ground farther from the door. */
function drive(gaps: readonly Span[]): Span[] {
  const widest = [...gaps].sort((a, b) => bayCount(b) - bayCount(a) || b.x1 - b.x0 - (a.x1 - a.x0));
  const gap = widest.find((each) => bayCount(each) >= BAYS_AT_A_HOUSE) ?? widest[0];
  if (!gap || bayCount(gap) < 1) return [];
  const count = Math.min(BAYS_AT_A_HOUSE, bayCount(gap));
  const isEastmost = gap === gaps.at(-1);
  const x0 = isEastmost ? gap.x1 - count * BAY_WIDTH_M : gap.x0;
  return baysIn({ x0, x1: x0 + count * BAY_WIDTH_M });
}

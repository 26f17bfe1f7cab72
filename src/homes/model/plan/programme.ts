import { type BedroomPlan, type Suite, sleepingRooms } from './bedrooms.ts';
import { type Cell, cell, idealWidthOf, type LevelCells, STAIR_WIDTH_M, stairCell } from './cells.ts';

/** The entrance: through a hall in front, beside the stair's landing, or from a gallery along the back. */
export type Entrance = 'front' | 'side' | 'back';

export interface ProgrammeInput {
  readonly beds: number;
  readonly baths: number;
  readonly storeys: number;
  readonly entrance: Entrance;
  readonly scale: number;
  /** Dining in the kitchen: a terraced house is too narrow for a dining room. */
  readonly narrow: boolean;
  /** Whether a car is parked under the upper storey, at the front. */
  readonly carport: boolean;
}

const CARPORT_M = 3.6;
const SUITE_M = 5;
const GROUND_FLOOR_M = 16;
const NARROW_GROUND_FLOOR_M = 13.5;
/** From this number of bedrooms there is a dining room. */
const DINING_BEDS = 4;

/** The rooms of each storey in two rows, the ground floor first. */
export function programme(options: ProgrammeInput): LevelCells[] {
  const { beds, baths, storeys, scale } = options;
  const sleeping = sleepingRooms(beds, baths, scale);
  const below = storeys === 1 ? beds : bedsBelow(options);
  return Array.from({ length: storeys }, (_, level) => {
    if (level === 0) {
      // Guests sleep on the ground floor, the family above.
      return groundFloor(options, sleeping, sleeping.suites.slice(beds - below));
    }
    const above = beds - below;
    const from = Math.floor(((level - 1) * above) / (storeys - 1));
    const to = Math.floor((level * above) / (storeys - 1));
    return upperFloor(sleeping.suites.slice(from, to), scale);
  });
}

/** Number of bedrooms on the ground floor that makes all storeys about equally wide. */
function bedsBelow({ beds, storeys, narrow }: ProgrammeInput): number {
  const groundM = narrow ? NARROW_GROUND_FLOOR_M : GROUND_FLOOR_M;
  const all = groundM + SUITE_M * beds + STAIR_WIDTH_M * (storeys - 1);
  const fitting = Math.round((all / storeys - groundM) / SUITE_M);
  return Math.min(Math.max(fitting, 0), Math.max(beds - storeys + 1, 0));
}

function groundFloor(options: ProgrammeInput, { shared }: BedroomPlan, suites: readonly Suite[]): LevelCells {
  const { beds, storeys, entrance, scale, narrow } = options;
  const front = [cell('Living room', 'living', 4.4 * scale, 3)];
  if (options.carport && storeys > 1) front.unshift(carport());
  const dines = !narrow && (storeys > 1 || beds >= DINING_BEDS);
  const back = dines ? [cell('Dining room', 'dining', 3.2 * scale, 1.5)] : [];
  back.push(cell('Kitchen', 'kitchen', (narrow ? 3.2 : 2.8) * scale, 1.5));
  if (storeys > 1) back.push(pantry(scale));
  if (entrance === 'front') front.push(cell('Entrance hall', 'hall', 2 * scale, 0.2));
  if (entrance === 'back') back.push(cell('Entrance hall', 'hall', 2 * scale, 0.1));
  const groups = [...suites, ...shared.map((bath) => [bath])];
  const cells = balance(front, back, groups, storeys > 1 ? stairCell() : null);
  // The car is at the end of the row, so that the corridor reaches every room behind it.
  return { ...cells, front: cells.front.toSorted((a, b) => Number(a.isCarport) - Number(b.isCarport)) };
}

const carport = (): Cell => ({ ...cell('Carport', 'living', CARPORT_M, 0), isCarport: true });

/** The kitchen's store, with the visitors' toilet between it and the corridor. */
const pantry = (scale: number): Cell => ({
  idealM: 1.6 * scale,
  stretch: 0.2,
  outM: 0,
  balconyM: 0,
  isCarport: false,
  outer: { name: 'Pantry', kind: 'store', opensTo: 'Kitchen' },
  inner: { name: 'Visitors’ toilet', kind: 'toilet', opensTo: null },
});

function upperFloor(suites: readonly Suite[], scale: number): LevelCells {
  const lounge = cell('Family lounge', 'lounge', 3.2 * scale, 1);
  // With two bedrooms or fewer there is no width for a lounge, unless it fills the floor.
  return balance(
    [],
    [],
    suites.length === 1 || suites.length > 2 ? [...suites, [lounge]] : suites,
    stairCell(),
  );
}

/** Puts each group into the shorter row. */
function balance(
  front: Cell[],
  back: Cell[],
  groups: readonly (readonly Cell[])[],
  stair: Cell | null,
): LevelCells {
  const stairM = stair?.idealM ?? 0;
  for (const group of [...groups].sort((a, b) => idealWidthOf(b) - idealWidthOf(a))) {
    const shorter = idealWidthOf(front) <= idealWidthOf(back) + stairM ? front : back;
    shorter.push(...group);
  }
  return { front, back: stair ? [...back, stair] : back };
}

import type { RandomStream } from '#domain/random.ts';
import type { Design, FrontStyle } from '../designs.ts';
import { type Cell, idealWidthOf, type LevelCells } from './cells.ts';

interface Where {
  readonly design: Design;
  readonly level: number;
  readonly storeys: number;
  readonly stream: RandomStream;
}

type Shape = Partial<Pick<Cell, 'outM' | 'balconyM'>>;

/** A front row with what the shape rules need. */
interface Row extends Pick<Where, 'level' | 'storeys'> {
  readonly front: readonly Cell[];
  readonly isTop: boolean;
  /** Projection of this home's volumes. */
  readonly outM: number;
}

const SET_BACK_M = 1.4;
const LOGGIA_M = 1.5;
const RECESS_M = 1.1;
const BAY_M = 0.6;

/** Extra depth of a front row if some of its rooms are set back. */
export const INSET_M: Readonly<Partial<Record<FrontStyle, number>>> = {
  setBack: 1.2,
  blades: 1.2,
  carport: 1.1,
  loggia: 1.1,
  recess: 0.7,
};

/** Shapes the front row by the design: which rooms project, overhang or are set back, and how far. */
export function shapeFronts(
  { front, back }: LevelCells,
  { design, level, storeys, stream }: Where,
): LevelCells {
  const row: Row = { front, level, storeys, isTop: level === storeys - 1, outM: stream.between(1.3, 1.7) };
  const shape = SHAPES[design.fronts];
  const shaped = front.map((cell, index) => ({ ...cell, ...shape(cell, index, row) }));
  return { front: shaped.map((cell) => besideItsBedroom(cell, shaped)), back };
}

/** A bath in front of a bedroom that is set back moves back too; otherwise they would share no wall for the door. */
function besideItsBedroom(cell: Cell, front: readonly Cell[]): Cell {
  const bedroom = front.find(({ outer }) => outer.name === cell.outer.opensTo);
  return bedroom && bedroom.outM < 0 && cell.outM > 0 ? { ...cell, outM: bedroom.outM } : cell;
}

const isHall = (cell: Cell): boolean => cell.outer.kind === 'hall';
const isBedroom = (cell: Cell): boolean => cell.outer.kind === 'bedroom';

/** Whether a cell's middle is within this share of the row. */
const within = ({ front }: Row, index: number, share: number): boolean =>
  idealWidthOf(front.slice(0, index)) + (front[index]?.idealM ?? 0) / 2 < share * idealWidthOf(front);

const SHAPES: Readonly<Record<FrontStyle, (cell: Cell, index: number, row: Row) => Shape>> = {
  plain: () => ({}),
  wing: (cell, index, { front, level, storeys, outM }) => {
    if (storeys > 1) return { outM: level === 0 && cell.outer.kind === 'living' ? outM : 0 };
    // The last bedroom and everything after it.
    const last = front.findLastIndex(isBedroom);
    return { outM: index > 1 && index >= last ? outM + 0.4 : 0 };
  },
  recess: (cell, index, row) => {
    if (row.level === 0) return { outM: isHall(cell) ? -RECESS_M : 0 };
    return isBedroom(cell) && within(row, index, 0.5) ? { outM: -RECESS_M, balconyM: RECESS_M } : {};
  },
  carport: (cell, index, row) => {
    if (row.level === 0) return {};
    if (within(row, index, 0.45)) return { outM: -RECESS_M };
    // The box's last bedroom is set back behind its loggia.
    const isLoggia = isBedroom(cell) && row.front.findLastIndex(isBedroom) === index;
    return isLoggia ? { outM: row.outM - LOGGIA_M, balconyM: LOGGIA_M } : { outM: row.outM };
  },
  overhang: (_, index, row) => ({ outM: row.level > 0 && within(row, index, 0.7) ? 0.9 : 0 }),
  stacked: (cell, index, row) => {
    if (row.level === 0) return { outM: isHall(cell) ? -RECESS_M : 0 };
    return { outM: within(row, index, 0.45) ? 0 : row.outM };
  },
  twin: (_, index, row) => ({ outM: within(row, index, 0.6) ? 0 : 1.3 }),
  blades: (cell, index, { level, isTop }) => {
    if (level === 0) return { outM: isHall(cell) ? -RECESS_M : 0 };
    if (isTop) return { outM: -SET_BACK_M };
    return { outM: index === 0 ? 0.85 : 0 };
  },
  bays: (cell, _, { level, storeys }) => ({
    outM: isBedroom(cell) && (storeys === 1 || level > 0) ? BAY_M : 0,
  }),
  loggia: (cell) => (cell.outer.kind === 'living' ? { outM: -LOGGIA_M, balconyM: LOGGIA_M } : {}),
  setBack: (_, __, { storeys, isTop }) => ({ outM: storeys > 1 && isTop ? -SET_BACK_M : 0 }),
};

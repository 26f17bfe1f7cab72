/** The twelve motifs of the cloth. `agbole`, the family compound, is only used for highlighted squares. */
const motifNames = [
  'agbole',
  'ripple',
  'leaves',
  'comb',
  'cowrie',
  'hatch',
  'sun',
  'waves',
  'orita',
  'feather',
  'star',
  'dots',
] as const;
export type MotifName = (typeof motifNames)[number];

const fillers = motifNames.filter((name) => name !== 'agbole');

/**
 * The motif of a square. Steps of 3 and 5 through eleven motifs: adjacent squares differ, also at corners, and the
 * compound never occurs.
 */
export function motifAt(column: number, row: number): MotifName {
  return fillers[(((column * 3 + row * 5) % fillers.length) + fillers.length) % fillers.length] ?? 'ripple';
}

/** Squares in a row of a `ClothProgress`. */
export const SQUARES_PER_ROW = 12;

/**
 * The motif of the nth square of a `ClothProgress`.
 * @param number from 1.
 */
export const motifOfSquare = (number: number, isTarget: boolean): MotifName =>
  isTarget
    ? 'agbole'
    : motifAt((number - 1) % SQUARES_PER_ROW, Math.floor((number - 1) / SQUARES_PER_ROW) + 2);

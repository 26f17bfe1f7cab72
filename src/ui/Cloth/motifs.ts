/** The twelve motifs of the cloth. `agbole`, the family compound, is the lit one. */
export const motifNames = [
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
 * The motif of a square. Steps of 3 and 5 in eleven motifs: no square is like its neighbour at a side or a corner,
 * and the house never appears by itself.
 */
export function motifAt(column: number, row: number): MotifName {
  return fillers[(((column * 3 + row * 5) % fillers.length) + fillers.length) % fillers.length] ?? 'ripple';
}

/** Squares in a row of a cloth that is dyed one by one. */
const ACROSS = 12;

/**
 * The motif of the nth square of a cloth that is dyed one by one.
 * @param number from 1.
 */
export const motifOfSquare = (number: number, isTarget: boolean): MotifName =>
  isTarget ? 'agbole' : motifAt((number - 1) % ACROSS, Math.floor((number - 1) / ACROSS) + 2);

/** Spellings of states in agents' files, and their names. */
const STATE_SPELLINGS: Readonly<Record<string, string>> = { Anambara: 'Anambra', FCT: 'Abuja' };

export const stateName = (state: string): string => STATE_SPELLINGS[state] ?? state;

const MIN_ROWS_TO_TELL = 10;
const MOST = 0.8;
const FEW = 0.1;

/**
 * Finds towns in a wrong state, by the file itself: nearly all rows of the town are in another state.
 * Returns a function to that other state, or null.
 */
export function wrongStates(
  rows: readonly { readonly town: string; readonly state: string }[],
): (town: string, state: string) => string | null {
  const counts = new Map<string, Map<string, number>>();
  for (const { town, state } of rows) {
    const states = counts.get(town) ?? new Map<string, number>();
    states.set(state, (states.get(state) ?? 0) + 1);
    counts.set(town, states);
  }
  return (town, state) => {
    const states = counts.get(town) ?? new Map<string, number>();
    const total = [...states.values()].reduce((sum, count) => sum + count, 0);
    const [usual, usualCount] = [...states].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
    const isUnambiguous = total >= MIN_ROWS_TO_TELL && usualCount >= total * MOST;
    return isUnambiguous && usual !== state && (states.get(state) ?? 0) <= total * FEW ? usual : null;
  };
}

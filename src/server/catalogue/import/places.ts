/** Spellings of states in agents' files, and their names. */
const STATE_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['Anambara', 'Anambra'],
  ['FCT', 'Abuja'],
]);

export const stateName = (state: string): string => STATE_SPELLINGS.get(state) ?? state;

const MIN_ROWS_TO_COMPARE = 10;
const MOST = 0.8;
const FEW = 0.1;

/** Counts the states of each town, to find rows whose state contradicts nearly all other rows of the town. */
export class TownStates {
  readonly #counts = new Map<string, Map<string, number>>();

  add({ town, state }: { readonly town: string; readonly state: string }): void {
    const states = this.#counts.get(town) ?? new Map<string, number>();
    states.set(state, (states.get(state) ?? 0) + 1);
    this.#counts.set(town, states);
  }

  /** The state of nearly all of the town's rows if it differs from the given one; else null. */
  otherThan(town: string, state: string): string | null {
    const states = this.#counts.get(town) ?? new Map<string, number>();
    const total = [...states.values()].reduce((sum, count) => sum + count, 0);
    const [usual, usualCount] = [...states].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
    const isUnambiguous = total >= MIN_ROWS_TO_COMPARE && usualCount >= total * MOST;
    return isUnambiguous && usual !== state && (states.get(state) ?? 0) <= total * FEW ? usual : null;
  }
}

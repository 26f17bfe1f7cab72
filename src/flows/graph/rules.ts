/** A number that decides something in a flow. */
export interface Rule {
  /** What the number is: `Between one code and the next`. */
  readonly label: string;
  readonly number: number;
  /** The number with its unit, for readers: `2 minutes`. */
  readonly value: string;
  /** What the page says because of it, or why it says nothing. */
  readonly sentence: string | { readonly unsaid: string };
  readonly kept: KeptBy;
}

/** What enforces a rule, and in which states. */
export type KeptBy =
  /** The states that have this delay. */
  | { readonly delay: string }
  /** The states whose transitions ask this guard. */
  | { readonly guard: string }
  /** The page itself; the cases of the model that try the number and the values just beyond it. */
  | { readonly cases: readonly string[]; readonly states: readonly string[] }
  /** Code outside of the flow, such as the server; the test that tries the number. */
  | { readonly test: string; readonly states: readonly string[] };

/** What a rule needs to know of a graph. */
interface RuleGraph {
  readonly states: readonly {
    readonly id: string;
    readonly timers: readonly { readonly name: string | null }[];
  }[];
  readonly transitions: readonly {
    readonly source: string;
    readonly guard: { readonly name: string } | null;
  }[];
}

/** The ids of the states in which a rule applies, with all states in them. */
export function statesOf({ states, transitions }: RuleGraph, { kept }: Rule): string[] {
  if ('delay' in kept)
    return states.filter(({ timers }) => timers.some(({ name }) => name === kept.delay)).map(({ id }) => id);
  if ('guard' in kept)
    return [
      ...new Set(transitions.filter(({ guard }) => guard?.name === kept.guard).map(({ source }) => source)),
    ];
  return [...kept.states];
}

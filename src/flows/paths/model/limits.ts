import type { AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate';

/**
 * A number of a rule that values are measured against: the least amount of a payment. The model's events bring the
 * values at the number and just beyond it, each under a name of its own.
 */
export interface Limit<TMachine extends AnyStateMachine> {
  /** The rule as a sentence: `A payment is at least ₦1,000.` */
  readonly says: string;
  /** The number, stated a second time on purpose: a path cannot notice a wrong one. */
  readonly number: number;
  /** The smallest difference between two values, in the unit of the number. */
  readonly step: number;
  /** The states in which values are measured, by their ids. */
  readonly states: readonly string[];
  /** How each guard that measures reads its value, by the guard's name. */
  readonly guards: Readonly<Record<string, Measure<TMachine>>>;
}

/** What a guard is asked with. */
export interface Asked<TMachine extends AnyStateMachine> {
  readonly context: ContextFrom<TMachine>;
  readonly event: EventFromLogic<TMachine>;
}

export interface Measure<TMachine extends AnyStateMachine> {
  /** The value that the guard measures; null where it has none. */
  readonly value: (asked: Asked<TMachine>) => number | null;
  /** The same question about another value. */
  readonly withValue: (asked: Asked<TMachine>, value: number) => Asked<TMachine>;
}

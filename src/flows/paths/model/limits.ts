import type { AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate';

/**
 * A number that a business rule compares values with, such as the smallest payment. The model's events provide the
 * values at the number and just beyond it, each under its own name.
 */
export interface Limit<TMachine extends AnyStateMachine> {
  /** The rule as a sentence: `A payment is at least ₦1,000.` */
  readonly says: string;
  /** The number, duplicated here on purpose: paths alone cannot detect a wrong one. */
  readonly number: number;
  /** The smallest difference between two values, in the unit of the number. */
  readonly step: number;
  /** Ids of the states in which values are compared. */
  readonly states: readonly string[];
  /** How each guard that compares with the number reads its value, by the guard's name. */
  readonly guards: Readonly<Record<string, Measure<TMachine>>>;
}

/** The arguments of a guard, with its params. */
export interface GuardArgs<TMachine extends AnyStateMachine> {
  readonly context: ContextFrom<TMachine>;
  readonly event: EventFromLogic<TMachine>;
  /** The params of the guard in the machine, if it has any. */
  readonly params?: unknown;
}

export interface Measure<TMachine extends AnyStateMachine> {
  /** The value that the guard compares; null if there is none. */
  readonly value: (asked: GuardArgs<TMachine>) => number | null;
  /** The same arguments with another value. */
  readonly withValue: (asked: GuardArgs<TMachine>, value: number) => GuardArgs<TMachine>;
}

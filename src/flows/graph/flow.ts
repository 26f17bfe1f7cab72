import type { AnyStateMachine } from 'xstate';

/** What people say about a flow. What it does is read from its machine. */
export interface Flow {
  readonly machine: AnyStateMachine;
  /** As its path tests call it. */
  readonly title: string;
  /** What it is for, in two sentences. */
  readonly about: string;
  readonly who: string;
  /** The folder of its screen. */
  readonly screens: string;
  readonly rules: readonly Rule[];
}

/** A rule, and its number as the code has it. */
export interface Rule {
  readonly words: string;
  readonly value: string;
}

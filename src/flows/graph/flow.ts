import type { AnyStateMachine } from 'xstate';
import type { GraphNotes } from './graph.ts';

/** What the documents say about a flow. What it does is read from its machine. */
export interface Flow extends GraphNotes {
  readonly machine: AnyStateMachine;
  /** As its path tests call it. */
  readonly title: string;
  /** Its purpose, in two sentences. */
  readonly about: string;
  readonly who: string;
  /** The folder of its screen. */
  readonly screens: string;
  readonly rules: readonly Rule[];
}

/** A rule of the business, with its value as the code has it. */
export interface Rule {
  readonly label: string;
  readonly value: string;
}

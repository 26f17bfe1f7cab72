import type { AnyStateMachine } from 'xstate';
import type { GraphNotes } from './graph.ts';
import type { Rule } from './rules.ts';

/** What the documents state about a flow. Its behaviour is read from its machine. */
export interface Flow extends GraphNotes {
  readonly machine: AnyStateMachine;
  /** The title in its path tests. */
  readonly title: string;
  /** Its purpose in two sentences. */
  readonly about: string;
  readonly who: string;
  /** The folder of its screen. */
  readonly screens: string;
  readonly rules: readonly Rule[];
}

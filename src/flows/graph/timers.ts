import type { AnyStateMachine } from 'xstate';
import { formatDuration } from './durations.ts';

export interface FlowTimer {
  /** Null if the machine gives the delay in milliseconds instead of by name. */
  readonly name: string | null;
  /** Null if the delay is computed on entry. */
  readonly delayMs: number | null;
  /** The delay as text: `30 s`, or how it is computed. */
  readonly words: string;
}

export const UNKNOWN_DELAY = 'computed';

/**
 * Resolves a delay of `after`, which is a name or milliseconds.
 * @param computed how delays without a fixed length are computed, by name.
 */
export function timerOf(
  machine: AnyStateMachine,
  delay: unknown,
  computed: Readonly<Record<string, string>> = {},
): FlowTimer {
  if (typeof delay !== 'number' && typeof delay !== 'string') {
    return { name: null, delayMs: null, words: UNKNOWN_DELAY };
  }
  const length = typeof delay === 'number' ? delay : machine.implementations.delays[delay];
  const name = typeof delay === 'number' ? null : delay;
  if (typeof length === 'number') return { name, delayMs: length, words: formatDuration(length) };
  return { name, delayMs: null, words: computed[delay] ?? UNKNOWN_DELAY };
}

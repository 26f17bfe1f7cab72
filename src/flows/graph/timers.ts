import type { AnyStateMachine } from 'xstate';
import { formatDuration } from './durations.ts';

export interface FlowTimer {
  /** Null where the machine gives a bare number. */
  readonly name: string | null;
  /** Null where it is computed when the state is entered. */
  readonly delayMs: number | null;
  /** `30 s`, or how it is computed. */
  readonly words: string;
}

export const UNKNOWN_DELAY = 'computed';

/**
 * A delay of `after`, by the name or the number that the machine gives.
 * @param computed how the delays without a fixed length are computed, by name.
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

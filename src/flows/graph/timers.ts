import type { AnyStateMachine } from 'xstate';
import { LATE_POLL_MS, POLLS } from '#machines/contribution/contribution.setup.ts';
import { durationInWords } from './durations.ts';

export interface FlowTimer {
  /** Null where the machine gives a bare number. */
  readonly name: string | null;
  /** Null where it is worked out when the state is entered. */
  readonly delayMs: number | null;
  /** `30 s`, or how it is worked out. */
  readonly words: string;
}

const polls = [...POLLS.map(({ everyMs }) => everyMs), LATE_POLL_MS].map(durationInWords);

/** How the delays that have no fixed length are worked out. */
export const WORKED_OUT: Readonly<Record<string, string>> = {
  limitPasses: 'the wait',
  nextDue: 'the next message’s time',
  nextMove: 'the next message’s way in or out',
  pollDelay: polls.join(', then '),
  resendCooldown: 'what is left of the wait',
};

/** A delay of `after`, by the name or the number that the machine gives. */
export function timerOf(machine: AnyStateMachine, delay: unknown): FlowTimer {
  if (typeof delay !== 'number' && typeof delay !== 'string') {
    return { name: null, delayMs: null, words: 'worked out' };
  }
  const length = typeof delay === 'number' ? delay : machine.implementations.delays[delay];
  const name = typeof delay === 'number' ? null : delay;
  if (typeof length === 'number') return { name, delayMs: length, words: durationInWords(length) };
  return { name, delayMs: null, words: WORKED_OUT[delay] ?? 'worked out' };
}

import { failed, NO_ANSWER } from './call-failures.ts';

/**
 * What a form and its one call have in common, for a machine with the states `form` and `submitting`, the guards of
 * `failureGuards`, the delays `callDeadline` and `limitPasses`, and the action `keepFailure`.
 */

/** The states within `form`: how the last try went. `refused` says what the server's no means here. */
export const formStates = (refused: string) =>
  ({
    ready: { description: 'Nothing is wrong so far.' },
    refused: { description: refused },
    limited: {
      description: 'Too many tries: the buyer is told how long to wait.',
      after: {
        limitPasses: {
          target: 'ready',
          actions: { type: 'keepFailure', params: { failure: null } },
          description: 'The wait is over.',
        },
      },
    },
    unreachable: { description: 'The server could not be reached; what was typed is kept.' },
  }) as const;

/** The `onError` of `submitting`: back to the form, with the reason. */
export const backToForm = (refused: string) =>
  [
    {
      guard: { type: 'hasTriedTooOften', params: failed },
      target: 'form.limited',
      actions: { type: 'keepFailure', params: failed },
      description: 'Too many tries.',
    },
    {
      guard: { type: 'isServerOutOfReach', params: failed },
      target: 'form.unreachable',
      actions: { type: 'keepFailure', params: failed },
      description: 'The network or the server failed.',
    },
    {
      target: 'form.refused',
      actions: { type: 'keepFailure', params: failed },
      description: refused,
    },
  ] as const;

/** The `after` of `submitting`. */
export const givenUp = {
  callDeadline: {
    target: 'form.unreachable',
    actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
    description: 'No answer in time.',
  },
} as const;

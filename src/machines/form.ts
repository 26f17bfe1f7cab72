import type { Failure } from '#api/failure.ts';
import { call, callDelays, failure, keepFailure } from './call.ts';
import { isLimited, isUnreachable, waitMsOf } from './callFailures.ts';

/**
 * What a form and its one call have in common, for a machine whose context has a `failure`, with the guards of
 * `failureGuards`, the delays of `formDelays` and the action `keepFailure`.
 */

/** The guards that tell the failures of a form's call apart; what is left is a rejection. */
export const failureGuards = {
  hasTriedTooOften: (_: unknown, params: { failure: Failure }) => isLimited(params.failure),
  isServerOutOfReach: (_: unknown, params: { failure: Failure }) => isUnreachable(params.failure),
};

export const formDelays = {
  ...callDelays,
  limitPasses: ({ context }: { context: { readonly failure: Failure | null } }) =>
    context.failure ? waitMsOf(context.failure) : 0,
};

export const clearFailure = { type: 'keepFailure', params: { failure: null } } as const;

/** The states within a form: how the last try went. `rejected` says what the server does not accept here. */
export const formStates = (rejected: string) =>
  ({
    ready: { description: 'The form shows no problem.' },
    rejected: { description: rejected },
    limited: {
      description: 'The buyer has tried too often; the page says how long to wait.',
      after: {
        limitPasses: {
          target: 'ready',
          actions: clearFailure,
          description: 'The wait is over; the buyer may try again.',
        },
      },
    },
    unreachable: { description: 'The server could not be reached; the form keeps what the buyer typed.' },
  }) as const;

const limitedTo = (form: string) =>
  failure('hasTriedTooOften', {
    target: `${form}.limited`,
    actions: keepFailure,
    description: 'The buyer has tried too often; the server says how long to wait.',
  });

const unreachableTo = (form: string) =>
  failure('isServerOutOfReach', {
    target: `${form}.unreachable`,
    actions: keepFailure,
    description: 'The network or the server failed; the page says so.',
  });

interface FormCallOptions<Src, Input, Done, Failures, Limited> {
  readonly src: Src;
  readonly id?: string;
  readonly input: Input;
  readonly onDone: Done;
  readonly failures?: Failures;
  /** Where too many tries lead, if not to the form's `limited`. */
  readonly limited?: Limited;
  /** The state with the form, which has the states of `formStates`. */
  readonly form: string;
  readonly rejected: string;
}

/** The call that sends a form; every failure leads back to the form, which shows it. */
export function formCall<
  const Src extends string,
  Input,
  const Done,
  const Failures extends readonly object[] = readonly [],
  const Limited extends object = ReturnType<typeof limitedTo>,
>({
  src,
  id = src,
  input,
  onDone,
  failures,
  limited,
  form,
  rejected,
}: FormCallOptions<Src, Input, Done, Failures, Limited>) {
  return {
    entry: clearFailure,
    ...call({
      src,
      id,
      input,
      onDone,
      failures: [...(failures ?? []), limited ?? limitedTo(form), unreachableTo(form)],
      onFailure: {
        target: `${form}.rejected`,
        actions: ['keepFailure'],
        description: rejected,
        lateTarget: `${form}.unreachable`,
        whenLate: 'the page says so, and the form keeps what the buyer typed.',
      },
    }),
  };
}

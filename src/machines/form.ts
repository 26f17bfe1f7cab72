import type { Failure } from '#api/failure.ts';
import { call, callDelays, failure, storeFailure } from './call.ts';
import { isRateLimited, isUnreachable, waitMsOf } from './callFailures.ts';

/**
 * What all forms with one call share. The machine's context must have a `failure`; the machine needs the guards of
 * `failureGuards`, the delays of `formDelays` and the actions `storeFailure` and `clearFailure`.
 */

/** Guards that classify the failures of a form's call; any other failure is a rejection. */
export const failureGuards = {
  hasTriedTooOften: (_: unknown, params: { failure: Failure }) => isRateLimited(params.failure),
  isServerUnreachable: (_: unknown, params: { failure: Failure }) => isUnreachable(params.failure),
};

export const formDelays = {
  ...callDelays,
  rateLimitEnds: ({ context }: { context: { readonly failure: Failure | null } }) =>
    context.failure ? waitMsOf(context.failure) : 0,
};

/** The states within a form, one per outcome of the last attempt. `rejected` describes what the server rejects. */
export const formStates = (rejected: string) =>
  ({
    ready: { description: 'The form shows no problem.' },
    rejected: { description: rejected },
    limited: {
      description: 'The buyer has tried too often; the page says how long to wait.',
      after: {
        rateLimitEnds: {
          target: 'ready',
          actions: 'clearFailure',
          description: 'The wait is over; the buyer may try again.',
        },
      },
    },
    unreachable: { description: 'The server could not be reached; the form keeps what the buyer typed.' },
  }) as const;

const limitedTo = (form: string) =>
  failure('hasTriedTooOften', {
    target: `${form}.limited`,
    actions: storeFailure,
    description: 'The buyer has tried too often; the server says how long to wait.',
  });

const unreachableTo = (form: string) =>
  failure('isServerUnreachable', {
    target: `${form}.unreachable`,
    actions: storeFailure,
    description: 'The network or the server failed; the page says so.',
  });

interface FormCallOptions<Src, Input, Done, Failures, Limited> {
  readonly src: Src;
  readonly id?: string;
  readonly input: Input;
  readonly onDone: Done;
  readonly failures?: Failures;
  /** The target after too many attempts, if not the form's `limited`. */
  readonly limited?: Limited;
  /** The state that contains the states of `formStates`. */
  readonly form: string;
  readonly rejected: string;
  /** What follows if the server has not responded in time. */
  readonly whenLate?: string;
}

/** The call that submits a form; every failure leads back to the form, which shows it. */
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
  whenLate = 'the page says so.',
}: FormCallOptions<Src, Input, Done, Failures, Limited>) {
  return {
    entry: 'clearFailure' as const,
    ...call({
      src,
      id,
      input,
      onDone,
      failures: [...(failures ?? []), limited ?? limitedTo(form), unreachableTo(form)],
      onFailure: {
        target: `${form}.rejected`,
        actions: ['storeFailure'],
        description: rejected,
        lateTarget: `${form}.unreachable`,
        whenLate,
      },
    }),
  };
}

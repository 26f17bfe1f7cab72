import { durationText } from '#domain/quantities.ts';
import { CALL_DEADLINE_MS, failed, NO_RESPONSE } from './callFailures.ts';

/** The delay that every machine with a `call` has. */
export const callDelays = { callDeadline: CALL_DEADLINE_MS } as const;

/** An action that keeps the failure which has just happened. */
export const keepFailure = { type: 'keepFailure', params: failed } as const;

/** A transition for the failures that the guard picks out. */
export const failure = <const Guard extends string, const Transition extends object>(
  guard: Guard,
  transition: Transition,
) => ({ guard: { type: guard, params: failed }, ...transition });

interface CallOptions<Src, Input, Done, Failures, Action> {
  readonly src: Src;
  /** Of the invocation; the name of its actor unless said otherwise. */
  readonly id?: string;
  /** A function of the context and the event. */
  readonly input: Input;
  /** The transitions on a response. */
  readonly onDone: Done;
  /** The failures that lead elsewhere than the others, each made by `failure`; the first whose guard holds is taken. */
  readonly failures?: Failures;
  /** Where every other failure leads, and a deadline that has passed. */
  readonly onFailure: {
    readonly target: string;
    /** Actions that take the failure as their parameter. */
    readonly actions: readonly Action[];
    readonly description: string;
    /** Where the deadline leads, if not to `target`. */
    readonly lateTarget?: string;
    /** What follows when the deadline passes: the second half of a sentence. */
    readonly whenLate: string;
  };
  /** Another name of the deadline, where the page shows a late response in another way. */
  readonly deadline?: 'callDeadline' | 'checkDeadline' | 'resendDeadline';
}

/**
 * One call to the server, to be spread into the state that waits for it: an invocation with its response, its failures
 * and its deadline. It is plain configuration: the diagrams show it as if it were written out.
 */
export function call<
  const Src extends string,
  Input,
  const Done,
  const Action extends string,
  const Failures extends readonly object[] = readonly [],
>({
  src,
  id = src,
  input,
  onDone,
  failures,
  onFailure: { target, actions, description, lateTarget = target, whenLate },
  deadline = 'callDeadline',
}: CallOptions<Src, Input, Done, Failures, Action>) {
  return {
    invoke: {
      id,
      src,
      input,
      onDone,
      onError: [
        ...(failures ?? []),
        { target, actions: actions.map((type) => ({ type, params: failed })), description },
      ],
    },
    after: {
      [deadline]: {
        target: lateTarget,
        actions: actions.map((type) => ({ type, params: { failure: NO_RESPONSE } })),
        description: `The server has not responded after ${durationText(CALL_DEADLINE_MS)}; ${whenLate}`,
      },
    },
  };
}

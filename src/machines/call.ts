import { durationText } from '#domain/quantities.ts';
import { CALL_DEADLINE_MS, failed, NO_RESPONSE } from './callFailures.ts';

/** The delay that a machine with a `call` needs. */
export const callDelays = { callDeadline: CALL_DEADLINE_MS } as const;

/** Stores the failure of the current error event. */
export const storeFailure = { type: 'storeFailure', params: failed } as const;

/** A transition for the failures that match the guard. */
export const failure = <const Guard extends string, const Transition extends object>(
  guard: Guard,
  transition: Transition,
) => ({ guard: { type: guard, params: failed }, ...transition });

interface CallOptions<Src, Input, Done, Failures, Action> {
  readonly src: Src;
  /** The id of the invocation; by default the name of its actor. */
  readonly id?: string;
  /** A function of the context and the event. */
  readonly input: Input;
  /** The transitions on a response. */
  readonly onDone: Done;
  /** Failures with a target of their own, each built by `failure`. The first one whose guard holds is used. */
  readonly failures?: Failures;
  /** The transition for all other failures and for the deadline. */
  readonly onFailure: {
    readonly target: string;
    /** Actions with the failure as their parameter. */
    readonly actions: readonly Action[];
    readonly description: string;
    /** The target after the deadline, if it is not `target`. */
    readonly lateTarget?: string;
    /** The second half of the description of the deadline's transition. */
    readonly whenLate: string;
  };
  /** The delay's name, if a late response has another effect on this page. */
  readonly deadline?: 'callDeadline' | 'checkDeadline' | 'resendDeadline';
}

/**
 * One call to the server, spread into the state that waits for it: an invocation with its response, failures and
 * deadline. Plain configuration, so the diagrams show it as if it were written out.
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

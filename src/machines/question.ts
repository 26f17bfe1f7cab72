import type { Failure } from '#api/failure.ts';
import { call, failure, storeFailure } from './call.ts';

/**
 * An irreversible action: the buyer requests it and confirms it in a dialog; the server performs it or reports that it
 * is too late.
 */
export type QuestionEvent =
  | { readonly type: 'question.opened' }
  | { readonly type: 'question.confirmed' }
  | { readonly type: 'question.dismissed' }
  | { readonly type: 'explanation.closed' };

/** `question`: the dialog is open. */
export type QuestionTag = 'question' | 'busy';

interface QuestionOptions<Src, Input, Failures> {
  readonly src: Src;
  readonly input: Input;
  /** Failures with a target of their own, in addition to those that match `isTooLate`. */
  readonly failures?: Failures;
  readonly descriptions: Readonly<
    Record<
      | 'idle'
      | 'opened'
      | 'confirming'
      | 'confirmed'
      | 'dismissed'
      | 'calling'
      | 'responded'
      | 'failed'
      | 'whenLate'
      | 'foundTooLate'
      | 'tooLate'
      | 'explained'
      | 'done',
      string
    >
  >;
}

/**
 * The states of such an action. The machine must have the guard `isTooLate` and the actions `storeFailure`,
 * `clearFailure` and `refreshServerState`.
 */
export const questionStates = <
  const Src extends string,
  Input,
  const Failures extends readonly object[] = readonly [],
>({
  src,
  input,
  failures,
  descriptions,
}: QuestionOptions<Src, Input, Failures>) =>
  ({
    idle: {
      description: descriptions.idle,
      on: { 'question.opened': { target: 'confirming', description: descriptions.opened } },
    },
    confirming: {
      tags: ['question'],
      description: descriptions.confirming,
      on: {
        'question.confirmed': { target: 'calling', description: descriptions.confirmed },
        'question.dismissed': {
          target: 'idle',
          actions: 'clearFailure',
          description: descriptions.dismissed,
        },
      },
    },
    calling: {
      tags: ['question', 'busy'],
      description: descriptions.calling,
      entry: 'clearFailure',
      ...call({
        src,
        input,
        onDone: { target: 'done', description: descriptions.responded },
        failures: [
          ...(failures ?? []),
          failure('isTooLate', {
            target: 'tooLate',
            actions: storeFailure,
            description: descriptions.foundTooLate,
          }),
        ],
        onFailure: {
          target: 'confirming',
          actions: ['storeFailure'],
          description: descriptions.failed,
          whenLate: descriptions.whenLate,
        },
      }),
    },
    tooLate: {
      tags: ['question'],
      entry: 'refreshServerState',
      description: descriptions.tooLate,
      on: {
        'explanation.closed': { target: 'over', description: 'The buyer closes the explanation.' },
      },
    },
    over: { type: 'final', description: descriptions.explained },
    done: { type: 'final', entry: 'refreshServerState', description: descriptions.done },
  }) as const;

/** `failure` is shown in the dialog as the reason why nothing was done. */
export interface QuestionContext {
  readonly failure: Failure | null;
}

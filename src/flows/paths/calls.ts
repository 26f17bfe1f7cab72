import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { CallResponse } from './model/model.ts';

interface AnswerGiven extends EventObject {
  readonly type: 'path.answered';
  readonly answer: CallResponse;
}

/** A call that answers when the path says so, at once and no sooner. */
export const pendingCall: ActorLogic<Snapshot<unknown>, AnswerGiven> = {
  transition: (snapshot, { type, answer }) => {
    if (type !== 'path.answered') return snapshot;
    return 'failure' in answer
      ? { status: 'error', error: answer.failure, output: undefined }
      : { status: 'done', output: answer.output, error: undefined };
  },
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

export function answer(call: AnyActorRef, given: CallResponse): void {
  // The path walks on from the failure: nobody else listens to the call.
  call.subscribe({ error: () => {} });
  call.send({ type: 'path.answered', answer: given } satisfies AnswerGiven);
}

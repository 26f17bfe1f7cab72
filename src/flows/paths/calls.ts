import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { CallResponse } from './model/model.ts';

interface CallResponded extends EventObject {
  readonly type: 'call.responded';
  readonly response: CallResponse;
}

/** A call that gets its response when the path says so, at once and no sooner. */
export const pendingCall: ActorLogic<Snapshot<unknown>, CallResponded> = {
  transition: (snapshot, { type, response }) => {
    if (type !== 'call.responded') return snapshot;
    return 'failure' in response
      ? { status: 'error', error: response.failure, output: undefined }
      : { status: 'done', output: response.output, error: undefined };
  },
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

export function respond(call: AnyActorRef, response: CallResponse): void {
  // The path walks on from the failure: nobody else listens to the call.
  call.subscribe({ error: () => {} });
  call.send({ type: 'call.responded', response } satisfies CallResponded);
}

import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { CallResponse } from './model/model.ts';

interface CallResponded extends EventObject {
  readonly type: 'call.responded';
  readonly response: CallResponse;
}

type Call = Snapshot<unknown> & { readonly input: unknown };

/**
 * A call that gets its response when the path says so, at once and no sooner.
 * @param made is called with what the call sends, when it is made.
 */
export const pendingCall = (made: (input: unknown) => void): ActorLogic<Call, CallResponded> => ({
  transition: (snapshot, { type, response }) => {
    if (type !== 'call.responded') return snapshot;
    return 'failure' in response
      ? { status: 'error', error: response.failure, output: undefined, input: snapshot.input }
      : { status: 'done', output: response.output, error: undefined, input: snapshot.input };
  },
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
  start: ({ input }) => made(input),
});

export function respond(call: AnyActorRef, response: CallResponse): void {
  // The path walks on from the failure: nobody else listens to the call.
  call.subscribe({ error: () => {} });
  call.send({ type: 'call.responded', response } satisfies CallResponded);
}

import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { CallResponse } from './model/model.ts';

interface CallResponded extends EventObject {
  readonly type: 'call.responded';
  readonly response: CallResponse;
}

type Call = Snapshot<unknown> & { readonly input: unknown };

/**
 * A call that stays pending until the path gives its response.
 * @param made called with the call's input when the call starts.
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
  // The path continues after a failure; nothing else observes the call.
  call.subscribe({ error: () => {} });
  call.send({ type: 'call.responded', response } satisfies CallResponded);
}

import { useCallback, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { type SessionActor, useSessionActor } from './SessionContext.ts';

/**
 * A part of the session's state. Servers render every page for a visitor, and so does the first render in a browser:
 * what a buyer sees more of follows at once.
 * @param select picks the part; the same state must give the same value.
 */
export function useSessionState<Part>(
  select: (snapshot: SnapshotFrom<SessionActor>) => Part,
  forVisitor: Part,
): Part {
  const actor = useSessionActor();
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot()),
    () => forVisitor,
  );
}

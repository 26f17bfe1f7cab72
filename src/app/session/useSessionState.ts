import { useCallback, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { type SessionActor, useSessionActor } from './SessionContext.ts';

/**
 * Selects a part of the session's state. The server renders every page for a visitor, and so does hydration; the
 * buyer's state follows in the next render.
 * @param select must return the same value for the same snapshot.
 * @param forVisitor the value on the server and during hydration.
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

import { useEffect } from 'react';
import { clearSaved, type FlowStorage, writeSaved } from '#machines/contribution/contribution.saved.ts';
import { type FlowActor, type FlowSnapshot, useFlowActor } from './flowContext.ts';

/** This tab's storage first; the device's for other tabs and later visits. */
export const flowStorages = (): FlowStorage[] => [window.sessionStorage, window.localStorage];

/**
 * Saves the wizard's selections and input, so that they survive a reload. It skips snapshots during a call, and of a home
 * that is not there, which must not replace the one chosen before.
 */
export function usePersistedFlow(): void {
  const actor = useFlowActor();
  useEffect(() => persistFlow(actor), [actor]);
}

function persistFlow(actor: FlowActor): () => void {
  const storages = flowStorages();
  const keep = (snapshot: FlowSnapshot) => {
    if (snapshot.status === 'done') clearSaved(storages);
    else if (!snapshot.hasTag('busy') && !snapshot.matches('noHome')) writeSaved(storages, snapshot.context);
  };
  keep(actor.getSnapshot());
  const subscription = actor.subscribe(keep);
  return () => subscription.unsubscribe();
}

import { useEffect } from 'react';
import { clearSaved, writeSaved } from '#machines/contribution/contribution.saved.ts';
import { type FlowActor, type FlowSnapshot, useFlowActor } from './flowContext.ts';
import { flowStorages } from './storages.ts';

/** Saves the wizard's selections and input, so that they survive a reload. It skips snapshots during a call. */
export function usePersistedFlow(): void {
  const actor = useFlowActor();
  useEffect(() => persistFlow(actor), [actor]);
}

function persistFlow(actor: FlowActor): () => void {
  const storages = flowStorages();
  const keep = (snapshot: FlowSnapshot) => {
    if (snapshot.status === 'done') clearSaved(storages);
    else if (!snapshot.hasTag('busy')) writeSaved(storages, snapshot.context);
  };
  keep(actor.getSnapshot());
  const subscription = actor.subscribe(keep);
  return () => subscription.unsubscribe();
}

import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { contributionMachine } from '#machines/contribution/contribution.machine.ts';

export type FlowActor = ActorRefFrom<typeof contributionMachine>;
export type FlowSnapshot = SnapshotFrom<typeof contributionMachine>;

/** The wizard's actor, shared by its pages. */
export const FlowContext = createContext<FlowActor | null>(null);

export function useFlowActor(): FlowActor {
  const actor = use(FlowContext);
  if (!actor) throw new Error('A page of the wizard stands outside ContributionFlow.');
  return actor;
}

/** Selects a part of the wizard's snapshot; the component renders again when it changes. */
export function useFlowSelector<TSelected>(
  select: (snapshot: FlowSnapshot) => TSelected,
  isSame?: (before: TSelected, after: TSelected) => boolean,
): TSelected {
  return useSelector(useFlowActor(), select, isSame);
}

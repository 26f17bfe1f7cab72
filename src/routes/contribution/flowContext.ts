import { createActorContext } from '@xstate/react';
import { contributionMachine } from '#machines/contribution/contribution.machine.ts';

/** The wizard's actor, shared by its pages. */
export const FlowContext = createActorContext(contributionMachine);

export type FlowActor = ReturnType<typeof FlowContext.useActorRef>;
export type FlowSnapshot = ReturnType<FlowActor['getSnapshot']>;

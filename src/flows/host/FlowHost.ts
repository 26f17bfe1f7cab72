import { createContext } from 'react';
import type { ActorOptions, AnyActor, AnyStateMachine, InspectionEvent } from 'xstate';

/** Who runs the flows of a page: the product as they are, tests with a clock of their own, a panel that listens. */
export interface FlowHost {
  /** The machine as it is to be run: with other calls, say. The same machine where nothing is to change. */
  readonly prepare?: (machine: AnyStateMachine) => AnyStateMachine;
  readonly options?: {
    readonly clock?: NonNullable<ActorOptions<AnyStateMachine>['clock']>;
    readonly inspect?: (event: InspectionEvent) => void;
  };
  /** A flow is on the page. @returns what is called when it no longer is. */
  readonly watch?: (actor: AnyActor) => () => void;
}

export const FlowHostContext = createContext<FlowHost>({});

import { createContext } from 'react';
import type { ActorOptions, AnyActor, AnyStateMachine, InspectionEvent } from 'xstate';

/**
 * How the flows of a page run: unchanged in the product, with a simulated clock in tests, watched by a panel in
 * development.
 */
export interface FlowHost {
  /** Returns the machine to run, for example with other actors; the same machine if nothing changes. */
  readonly prepare?: (machine: AnyStateMachine) => AnyStateMachine;
  readonly options?: {
    readonly clock?: NonNullable<ActorOptions<AnyStateMachine>['clock']>;
    readonly inspect?: (event: InspectionEvent) => void;
  };
  /**
   * Called when a flow starts on the page.
   * @returns a function to call when the flow has left the page.
   */
  readonly watch?: (actor: AnyActor) => () => void;
}

export const FlowHostContext = createContext<FlowHost>({});

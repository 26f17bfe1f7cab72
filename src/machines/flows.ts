import type { AnyStateMachine } from 'xstate';
import type { Flow } from '#flows/graph/flow.ts';
import { type FlowGraph, flowGraph } from '#flows/graph/graph.ts';
import { accountFlows } from './about/accounts.ts';
import { conditions } from './about/conditions.ts';
import { contributionFlows } from './about/contributions.ts';
import { homeFlows } from './about/homes.ts';

/** Every flow of the product, in the order in which a buyer meets them. */
export const FLOWS: readonly Flow[] = [...homeFlows, ...accountFlows, ...contributionFlows].map((flow) => ({
  ...flow,
  conditions,
}));

/** The graph of a flow, with what its machine does not say of itself. */
export const graphOf = (machine: AnyStateMachine): FlowGraph =>
  flowGraph(
    machine,
    FLOWS.find((flow) => flow.machine.id === machine.id),
  );

import type { AnyStateMachine } from 'xstate';
import type { Flow } from '#flows/graph/flow.ts';
import { type FlowGraph, flowGraph } from '#flows/graph/graph.ts';
import { accountFlows } from './about/accounts.ts';
import { conditions } from './about/conditions.ts';
import { contributionFlows } from './about/contributions.ts';
import { everywhereFlows } from './about/everywhere.ts';
import { homeFlows } from './about/homes.ts';

/** All flows of the product, in the order of a buyer's journey, and last what opens from any page. */
export const FLOWS: readonly Flow[] = [
  ...homeFlows,
  ...accountFlows,
  ...contributionFlows,
  ...everywhereFlows,
].map((flow) => ({
  ...flow,
  conditions,
}));

/** The graph of a flow, with the texts that its machine does not contain. */
export const graphOf = (machine: AnyStateMachine): FlowGraph =>
  flowGraph(
    machine,
    FLOWS.find((flow) => flow.machine.id === machine.id),
  );

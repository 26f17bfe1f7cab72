import type { AnyStateNode } from 'xstate';
import { stateIdOf } from '../graph/graph.ts';
import { activeNodes } from '../graph/internals.ts';
import type { Edge, ExploredGraph } from './explore.ts';
import { runningCalls } from './live.ts';
import type { Place } from './path.ts';

/**
 * Steps that leave the flow in a state that it cannot leave by itself, one sentence each: the state's call is over or
 * its timer has fired, and the step did not restart it; or its call may never respond, and no timer limits the wait.
 */
export const deadEnds = (exploredGraphs: readonly ExploredGraph[]): string[] => [
  ...new Set(exploredGraphs.flatMap(({ edges }) => edges.flatMap(deadEndsAt))),
];

function deadEndsAt({ from, step, to }: Edge): string[] {
  if (to.snapshot.status !== 'active') return [];
  return activeNodes(to.snapshot)
    .filter(({ type }) => type === 'atomic')
    .flatMap((node) =>
      missing(node, to).map(
        (what) => `'${step.type}' from ${from.leaves.join(' + ')} leaves ${stateIdOf(node)} without ${what}`,
      ),
    );
}

const missing = (node: AnyStateNode, { snapshot, timers }: Place): string[] => [
  ...node.invoke.filter(({ id }) => !runningCalls(snapshot).includes(id)).map(({ id }) => `its call ${id}`),
  ...(node.after.length + node.invoke.length > 0 && !limitsOf(node).some((event) => timers.includes(event))
    ? ['its timer']
    : []),
];

/** The events of the timers that limit a state: its own, or those of the nearest state around it that has any. */
const limitsOf = ({ after, parent }: AnyStateNode): string[] =>
  after.length > 0 || !parent ? after.map(({ eventType }) => eventType) : limitsOf(parent);

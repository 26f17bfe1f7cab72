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

const missing = ({ invoke, after }: AnyStateNode, { snapshot, next }: Place): string[] => [
  ...invoke.filter(({ id }) => !runningCalls(snapshot).includes(id)).map(({ id }) => `its call ${id}`),
  ...(after.length + invoke.length > 0 && !next.some(({ kind }) => kind === 'wait') ? ['its timer'] : []),
];

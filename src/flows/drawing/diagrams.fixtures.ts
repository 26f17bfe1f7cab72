import type { AnyStateMachine } from 'xstate';
import { type FlowGraph, flowGraph, type GraphNotes } from '../graph/graph.ts';
import { type FlowLayout, layout } from './layout.ts';

export interface Diagram {
  readonly name: string;
  readonly graph: FlowGraph;
  readonly placed: FlowLayout;
  readonly isWhole: boolean;
}

type DrawnFlow = GraphNotes & { readonly machine: AnyStateMachine };

/**
 * The diagrams of flows: each flow as a whole and, if it has several top-level compound states, with each of them alone
 * and with all of them collapsed.
 */
export async function diagramsOf(flows: readonly DrawnFlow[]): Promise<Diagram[]> {
  const diagrams: Diagram[] = [];
  for (const graph of flows.map((flow) => flowGraph(flow.machine, flow))) {
    const parts = graph.states.filter(({ parent, children }) => parent === '' && children.length > 0);
    const ids = parts.map(({ id }) => id);
    diagrams.push({ name: graph.id, graph, placed: await layout(graph), isWhole: true });
    if (ids.length < 2) continue;
    const collapsed = await layout(graph, { collapsed: new Set(ids) });
    diagrams.push({ name: `${graph.id}, collapsed`, graph, placed: collapsed, isWhole: false });
    for (const page of ids) {
      diagrams.push({
        name: `${graph.id}: ${page}`,
        graph,
        placed: await layout(graph, { page: [page] }),
        isWhole: false,
      });
    }
  }
  return diagrams;
}

import type { FlowLayout } from '../../drawing/layout.ts';
import type { FlowGraph } from '../../graph/graph.ts';

/** Returns the drawn state that represents a state: the state itself, or the folded ancestor that hides it. */
export function drawnStateFor({ graph, states }: FlowLayout): (id: string) => string {
  const placed = new Set(states.map(({ state }) => state.id));
  const parents = new Map(graph.states.map(({ id, parent }) => [id, parent]));
  return (id) => {
    let holder: string | null = id;
    while (holder !== null && !placed.has(holder)) holder = parents.get(holder) ?? null;
    return holder ?? '';
  };
}

/** The ancestors of a state, without the machine. */
export function ancestorsOf(graph: FlowGraph, id: string): string[] {
  const parent = graph.states.find((state) => state.id === id)?.parent ?? null;
  return parent === null || parent === '' ? [] : [parent, ...ancestorsOf(graph, parent)];
}

import type { Arranged } from '../atlas/data/atlas.ts';
import { layout } from '../drawing/layout.ts';
import type { FlowGraph } from '../graph/graph.ts';

/** With more states than this, a screen cannot show the diagram at a readable size. */
const MANY_STATES = 20;

/** Precomputed layouts: the first view, then all states unfolded or all folded. */
export async function arrangements(graph: FlowGraph, title: string): Promise<Arranged[]> {
  const { states } = graph;
  const outer = states
    .filter(({ parent, children }) => parent === '' && children.length > 0)
    .map(({ id }) => id);
  // Parallel regions have no transitions between them that an overview could show.
  const isFolded = states.length > MANY_STATES && states[0]?.kind !== 'parallel';
  const all = outer.length === 0 ? [[]] : isFolded ? [outer, []] : [[], outer];
  const arranged: Arranged[] = [];
  for (const folded of all) {
    const { graph: _, ...placed } = await layout(graph, { title, collapsed: new Set(folded) });
    arranged.push({ folded, layout: placed });
  }
  return arranged;
}

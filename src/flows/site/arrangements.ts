import type { Arranged } from '../atlas/data/atlas.ts';
import { layout } from '../drawing/layout.ts';
import type { FlowGraph } from '../graph/graph.ts';

/** More states than a screen can show in letters that one can read. */
const MANY_STATES = 20;

/** The layouts that one asks for most: the first view, all unfolded, all folded. */
export async function arrangements(graph: FlowGraph, title: string): Promise<Arranged[]> {
  const { states } = graph;
  const outer = states
    .filter(({ parent, children }) => parent === '' && children.length > 0)
    .map(({ id }) => id);
  // Where the first states run side by side, nothing between them gives an overview.
  const isFolded = states.length > MANY_STATES && states[0]?.kind !== 'parallel';
  const all = outer.length === 0 ? [[]] : isFolded ? [outer, []] : [[], outer];
  const arranged: Arranged[] = [];
  for (const folded of all) {
    const { graph: _, ...placed } = await layout(graph, { title, collapsed: new Set(folded) });
    arranged.push({ folded, layout: placed });
  }
  return arranged;
}

import type { Edge, ExploredGraph } from './explore.ts';
import { expectationsIn, expectationText, type Shown } from './model/expectation.ts';
import type { AnyModel } from './model/model.ts';
import { casesOf, expectedIn, type Situation } from './path.ts';

/**
 * Events, responses and delays after which the model expects nothing of the page, or whose reason for that is not true,
 * one sentence each. A model without a page has none: each of its states is a gap already.
 */
export function silences(model: AnyModel, territories: readonly ExploredGraph[]): string[] {
  if (Object.keys(model.expects).length === 0) return [];
  const edges = territories.flatMap((territory) => territory.edges);
  const taken = new Map<string, { shown: Shown | undefined; edges: Edge[] }>();
  for (const edge of edges) {
    for (const { name, shown } of casesOf(model, edge)) {
      const known = taken.get(name) ?? { shown, edges: [] };
      taken.set(name, { shown, edges: [...known.edges, edge] });
    }
  }
  return [...taken].flatMap(([name, { shown, edges: its }]) => problemOf(model, name, shown, its) ?? []);
}

function problemOf(
  model: AnyModel,
  name: string,
  shown: Shown | undefined,
  edges: readonly Edge[],
): string | null {
  const changes = ({ from, to }: Edge): boolean => look(model, from) !== look(model, to);
  if (shown && 'byState' in shown) {
    return edges.some(changes) ? null : `the states before and after '${name}' look the same`;
  }
  if (shown && 'noChange' in shown) {
    const changed = edges.find(changes);
    return changed
      ? `'${name}' is said to change nothing, and changes what is seen in ${changed.from.leaves}`
      : null;
  }
  return expectationsIn(shown).length === 0 ? `nothing is seen after '${name}'` : null;
}

const look = (model: AnyModel, situation: Situation): string =>
  expectedIn(model, situation)
    .map(({ expectation }) => expectationText(expectation))
    .join();

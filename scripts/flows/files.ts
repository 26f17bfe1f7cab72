import path from 'node:path';
import { mermaid } from '../../src/flows/drawing/mermaid.ts';
import { type FlowState, flowGraph } from '../../src/flows/graph/graph.ts';
import { FLOWS } from '../../src/machines/flows.ts';
import { drawings } from './drawings.ts';
import type { Drawing, DrawnFlow } from './drawn.ts';
import { type DrawnLifecycle, drawnLifecycles, lifecyclePage } from './lifecycles.ts';
import { mapDrawings } from './map.ts';
import { flowPage, frontPage } from './pages.ts';
import { whatIfPage } from './whatIf.ts';

export const FLOWS_FOLDER = path.resolve(import.meta.dirname, '../../docs/flows');

/**
 * The link of a state: the model for a state without children, which describes what the user sees, otherwise the
 * machine.
 */
const sourceOf =
  (id: string) =>
  ({ children }: FlowState): string => {
    const kind = children.length === 0 ? 'model' : 'machine';
    return `../../src/machines/${id}/${kind === 'model' ? 'model/' : ''}${id}.${kind}.ts`;
  };

/** All that docs/flows draws. */
interface DrawnProduct {
  readonly flows: readonly DrawnFlow[];
  readonly lifecycles: readonly DrawnLifecycle[];
  readonly map: readonly Drawing[];
}

/** Draws the current machines, lifecycles and the map, which takes half a minute. */
export async function drawProduct(): Promise<DrawnProduct> {
  const flows: DrawnFlow[] = [];
  for (const flow of FLOWS) {
    const graph = flowGraph(flow.machine, flow);
    flows.push({ flow, graph, drawings: await drawings(graph, flow.title, sourceOf(graph.id)) });
  }
  return { flows, lifecycles: await drawnLifecycles(), map: await mapDrawings() };
}

/** Every file of docs/flows by name. */
export function flowFiles({ flows, lifecycles, map }: DrawnProduct): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', frontPage(flows, lifecycles, map)],
    ...map.map(({ file, svg }) => [file, svg] as const),
    ['what-if.md', whatIfPage([...flows, ...lifecycles].map(({ graph }) => graph))],
    ...flows.flatMap((each) => [
      ...each.drawings.map(({ file, svg }) => [file, svg] as const),
      [`${each.graph.id}.md`, flowPage(each)] as const,
      [`${each.graph.id}.mmd`, mermaid(each.graph, each.flow.title)] as const,
    ]),
    ...lifecycles.flatMap((each) => [
      ...each.drawings.map(({ file, svg }) => [file, svg] as const),
      [`${each.graph.id}.md`, lifecyclePage(each)] as const,
      [`${each.graph.id}.mmd`, mermaid(each.graph, each.lifecycle.title)] as const,
    ]),
  ]);
}

import path from 'node:path';
import { mermaid } from '../../src/flows/drawing/mermaid.ts';
import { type FlowState, flowGraph } from '../../src/flows/graph/graph.ts';
import { FLOWS } from '../../src/machines/flows.ts';
import { drawings } from './drawings.ts';
import type { DrawnFlow } from './drawn.ts';
import { drawnLifecycles, lifecyclePage } from './lifecycles.ts';
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

/** Every file of docs/flows by name, generated from the current machines. */
export async function flowFiles(): Promise<ReadonlyMap<string, string>> {
  const drawn: DrawnFlow[] = [];
  for (const flow of FLOWS) {
    const graph = flowGraph(flow.machine, flow);
    drawn.push({ flow, graph, drawings: await drawings(graph, flow.title, sourceOf(graph.id)) });
  }
  const lifecycles = await drawnLifecycles();
  const map = await mapDrawings();
  return new Map([
    ['README.md', frontPage(drawn, lifecycles, map)],
    ...map.map(({ file, svg }) => [file, svg] as const),
    ['what-if.md', whatIfPage([...drawn, ...lifecycles].map(({ graph }) => graph))],
    ...drawn.flatMap((each) => [
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

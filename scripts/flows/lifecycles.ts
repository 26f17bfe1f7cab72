import type { Lifecycle } from '../../src/domain/lifecycles/lifecycle.ts';
import { LIFECYCLES } from '../../src/domain/lifecycles/lifecycles.ts';
import { table } from '../../src/flows/drawing/table.ts';
import type { FlowGraph } from '../../src/flows/graph/graph.ts';
import { statusGraph } from '../../src/flows/graph/statuses.ts';
import { drawings } from './drawings.ts';
import type { Drawing } from './drawn.ts';

/** An entity whose status changes on the server, with its drawings. */
export interface DrawnLifecycle {
  readonly lifecycle: Lifecycle;
  readonly graph: FlowGraph;
  readonly drawings: readonly Drawing[];
}

/** The base name of its files. */
export const lifecycleName = (id: string): string => `server-${id}`;

export const lifecycleGraphs = (): FlowGraph[] =>
  LIFECYCLES.map((lifecycle) => statusGraph({ ...lifecycle, id: lifecycleName(lifecycle.id) }));

export const drawnLifecycles = (): Promise<DrawnLifecycle[]> =>
  Promise.all(
    LIFECYCLES.map(async (lifecycle) => {
      const graph = statusGraph({ ...lifecycle, id: lifecycleName(lifecycle.id) });
      const sourceHere = () => sourceOf(lifecycle);
      return { lifecycle, graph, drawings: await drawings(graph, lifecycle.title, sourceHere) };
    }),
  );

const sourceOf = ({ id }: Lifecycle): string => `../../src/domain/lifecycles/${id}.ts`;

export const lifecycleSections = (all: readonly DrawnLifecycle[]): string[] => [
  '## On the server',
  'What changes its status there, and the only ways from one status to another: the database refuses every other, and [a test](../../tests/server/lifecycles.test.ts) compares each pair with these pictures.',
  ...all.map(({ lifecycle, graph }) =>
    [
      `### ${lifecycle.title}`,
      lifecycle.about,
      pictureOf(lifecycle.title, graph),
      `[every status and move](${graph.id}.md) · [source](${sourceOf(lifecycle)}) · [mermaid](${graph.id}.mmd)`,
    ].join('\n\n'),
  ),
];

export const lifecyclePage = ({ lifecycle, graph }: DrawnLifecycle): string =>
  `${[
    '<!-- Made by `npm run flows` from src/domain/lifecycles. -->',
    `# ${lifecycle.title}`,
    `${lifecycle.about} [All flows](README.md)`,
    pictureOf(lifecycle.title, graph),
    table(graph).trimEnd(),
  ].join('\n\n')}\n`;

const pictureOf = (title: string, { id }: FlowGraph): string =>
  `[![${title}: its statuses and what leads from one to the next](${id}.svg)](${id}.svg)`;

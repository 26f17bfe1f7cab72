import { LIFECYCLES } from '#domain/lifecycles/lifecycles.ts';
import type { AtlasFlow, HandOver } from '#flows/atlas/data/atlas.ts';
import { changesBetween } from '#flows/atlas/data/changes.ts';
import type { FlowGraph } from '#flows/graph/graph.ts';
import { statusGraph } from '#flows/graph/statuses.ts';
import { statusFlow } from '#flows/site/statusFlow.ts';
import { HAND_OVERS, SERVER_HAND_OVERS } from '#machines/about/system.ts';
import { FLOWS } from '#machines/flows.ts';
import { lifecycleName } from '../../../scripts/flows/lifecycles.ts';

/** The server's lifecycles, as flows of the atlas. */
export const serverFlows = (before: ReadonlyMap<string, FlowGraph> | null): Promise<AtlasFlow[]> =>
  Promise.all(
    LIFECYCLES.map(async (lifecycle) => {
      const { id, title, about, storedIn } = lifecycle;
      const graph = statusGraph({ ...lifecycle, id: lifecycleName(id) });
      const was = before?.get(graph.id);
      const flow = await statusFlow(graph, title, {
        purpose: about,
        who: 'The server',
        rules: [
          {
            label: 'Stored in',
            value: `${storedIn.table}.${storedIn.column}`,
            states: [],
            sentence: null,
          },
        ],
      });
      const handOvers = SERVER_HAND_OVERS.filter(({ from }) => from === id).map(handOverOf);
      return { ...flow, handOvers, changes: was ? changesBetween(was, graph) : null };
    }),
  );

/** What a page's flow hands over to other flows and to the server. */
export const handOversOf = (flow: string): HandOver[] =>
  Object.entries(HAND_OVERS).flatMap(([from, all]) => (from === flow ? all.map(handOverOf) : []));

function handOverOf({ to, says }: { readonly to: string; readonly says: string }): HandOver {
  const lifecycle = LIFECYCLES.find(({ id }) => id === to);
  if (lifecycle) return { flow: lifecycleName(to), title: lifecycle.title, says };
  return { flow: to, title: FLOWS.find(({ machine }) => machine.id === to)?.title ?? to, says };
}

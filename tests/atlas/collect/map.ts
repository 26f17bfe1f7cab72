import type { AtlasFlow, SystemMap } from '#flows/atlas/data/atlas.ts';
import { layout } from '#flows/drawing/layout.ts';
import { systemGraph } from '../../../scripts/flows/map.ts';

const TITLE = 'The whole';

/** The drawing of all flows; it links to those that are in the atlas. */
export async function systemMap(flows: readonly AtlasFlow[]): Promise<SystemMap> {
  const whole = systemGraph();
  const { graph, ...placed } = await layout(whole, { title: TITLE });
  return {
    title: TITLE,
    graph,
    arranged: [{ folded: [], layout: placed }],
    flows: Object.fromEntries(
      graph.states.flatMap(({ id }) => {
        const flow = flows.find((each) => id.endsWith(`.${each.id}`));
        return flow ? [[id, flow.id]] : [];
      }),
    ),
  };
}

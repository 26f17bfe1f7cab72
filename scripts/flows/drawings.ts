import { layout } from '../../src/flows/drawing/layout.ts';
import { svg } from '../../src/flows/drawing/svg.ts';
import type { Flow } from '../../src/flows/graph/flow.ts';
import type { FlowGraph, FlowState } from '../../src/flows/graph/graph.ts';
import { titleOf } from '../../src/flows/graph/words.ts';
import type { Drawing } from './drawn.ts';

/** With more states than this, a flow is drawn a part at a time too. */
const MANY_STATES = 12;

/** The drawings of a flow: the one for its page first. */
export async function drawings(flow: Flow, graph: FlowGraph): Promise<Drawing[]> {
  const parts = partsOf(graph);
  const draw = async (
    part: string,
    name: string,
    options: { readonly collapsed?: ReadonlySet<string>; readonly page?: string },
  ): Promise<Drawing> => {
    const title = part === WHOLE ? flow.title : `${flow.title}: ${part}`;
    const placed = await layout(graph, { title: flow.title, ...options });
    return {
      file: `${name}.svg`,
      part,
      svg: svg(placed, {
        title,
        idPrefix: name,
        hrefOf: (state) => hrefOf(graph, parts, state, options.page),
      }),
    };
  };
  const whole = await draw(WHOLE, graph.id, {});
  if (parts.length === 0) return [whole];
  const pages: Drawing[] = [];
  for (const { id, name } of parts) {
    pages.push(await draw(titleOf(name), `${graph.id}.${id}`, { page: id }));
  }
  // The parts of a flow that run at the same time have nothing between them to give an overview of.
  if (graph.states[0]?.kind === 'parallel') return [whole, ...pages];
  const collapsed = new Set(parts.map(({ id }) => id));
  return [await draw('overview', `${graph.id}.overview`, { collapsed }), ...pages, whole];
}

const WHOLE = 'the whole';

const partsOf = ({ states }: FlowGraph): FlowState[] =>
  states.length > MANY_STATES
    ? states.filter(({ parent, children }) => parent === '' && children.length > 0)
    : [];

/** A part leads to its page, a state that a person sees to what is seen there, all else to the machine. */
function hrefOf({ id }: FlowGraph, parts: readonly FlowState[], state: FlowState, page?: string): string {
  if (state.id !== page && parts.includes(state)) return `${id}.${state.id}.svg`;
  const kind = state.children.length === 0 ? 'model' : 'machine';
  return `../../src/machines/${id}/${kind === 'model' ? 'model/' : ''}${id}.${kind}.ts`;
}

import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { FlowState } from '../graph/graph.ts';
import { flowGraph } from '../graph/graph.ts';
import { flowView } from '../graph/view.ts';
import { stateBox } from './boxSizes.ts';

const { states, ...rest } = flowGraph(
  createMachine({
    id: 'parts',
    initial: 'many',
    states: {
      many: { initial: 'on', states: { on: {}, off: {} } },
      one: { initial: 'on', states: { on: {} } },
    },
  }),
);

/** The texts of the folded states. */
function foldedTexts(change: (state: FlowState) => FlowState): string[][] {
  const graph = { ...rest, states: states.map(change) };
  return flowView(graph, { collapsed: new Set(['many', 'one']) })
    .states.filter(({ isCollapsed }) => isCollapsed)
    .map((shown) => stateBox(shown, 200).lines.map(({ text }) => text));
}

it('counts what a folded state holds, in the singular too', () => {
  expect(foldedTexts((state) => state)).toStrictEqual([
    ['Many', '2 states within'],
    ['One', '1 state within'],
  ]);
});

it('names what a folded part of the map holds, which is no state', () => {
  expect(foldedTexts((state) => ({ ...state, holds: 'flow' }))).toStrictEqual([
    ['Many', '2 flows within'],
    ['One', '1 flow within'],
  ]);
});

import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { flowGraph } from './graph.ts';
import { flowView } from './view.ts';

it('lists the cases of an event together, and last what happens otherwise', () => {
  const machine = setup({ guards: { isLong: () => true } }).createMachine({
    id: 'note',
    initial: 'empty',
    states: {
      empty: {
        on: {
          'note.typed': [{ guard: 'isLong', target: 'full' }, { actions: [] }],
          'note.cleared': { actions: [] },
        },
      },
      full: {},
    },
  });
  const { states } = flowView(flowGraph(machine), { page: ['empty'], asText: 'off the page' });
  const rows = states.find(({ state }) => state.id === 'empty')?.rows ?? [];
  expect(rows.map(({ event, to }) => [event, to])).toStrictEqual([
    ['note typed', 'Full'],
    ['note typed', null],
    ['note cleared', null],
  ]);
});

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

it('says when an event leads out of a folded state, if it may also stay within', () => {
  const machine = setup({ guards: { isUnknown: () => true } }).createMachine({
    id: 'session',
    initial: 'in',
    states: {
      in: {
        initial: 'asking',
        states: {
          asking: {
            on: { 'ask.failed': [{ guard: 'isUnknown', target: '#session.out' }, { target: 'unreachable' }] },
          },
          unreachable: {},
          waiting: {
            on: { 'wait.ended': [{ guard: 'isUnknown', target: '#session.out' }, { actions: [] }] },
          },
          leaving: {
            on: { left: [{ guard: 'isUnknown', target: '#session.out' }, { target: '#session.out' }] },
          },
        },
      },
      out: {},
    },
  });
  const { edges } = flowView(flowGraph(machine), { collapsed: new Set(['in']) });
  expect(edges.flatMap(({ steps }) => steps.map(({ event, condition }) => [event, condition]))).toStrictEqual(
    [
      ['ask failed', 'if unknown'],
      ['wait ended', 'if unknown'],
      ['left', null],
    ],
  );
});

import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { flowGraph } from '../../graph/graph.ts';
import { findIn } from './find.ts';

const graph = flowGraph(
  createMachine({
    id: 'door',
    initial: 'lock',
    states: {
      lock: {
        initial: 'keyTurned',
        on: { 'door.opened': { guard: 'isUnlocked', target: 'open', description: 'It swings.' } },
        states: { keyTurned: { description: 'Nobody comes in.' } },
      },
      open: { description: 'Anybody comes in.' },
    },
  }),
);

const opened = graph.transitions.find(({ eventType }) => eventType === 'door.opened')?.id ?? '';
const flow = {
  graph,
  moves: [
    {
      from: 0,
      to: 1,
      words: 'the key fits',
      kind: 'event',
      call: null,
      transitions: [opened],
      sideEffects: [],
    },
  ],
} as const;

it('finds a state by its id, its name and its description', () => {
  for (const words of ['lock.key', 'KEY turned', 'nobody comes']) {
    expect(findIn(flow, words)).toMatchObject([{ what: 'state', id: 'lock.keyTurned' }]);
  }
});

it('finds an event by its name, its guard, its description and the words of the paths, with the state that it happens in', () => {
  for (const words of ['door.opened', 'door opened', 'isUnlocked', 'unlocked', 'swings', 'key fits']) {
    expect(findIn(flow, words)).toMatchObject([{ what: 'event', name: 'door opened', state: 'lock' }]);
  }
});

it('wants all of the words', () => {
  expect(findIn(flow, 'comes in')).toHaveLength(2);
  expect(findIn(flow, 'comes in nobody')).toHaveLength(1);
});

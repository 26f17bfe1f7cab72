import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { flowGraph } from '#flows/graph.ts';
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

it('finds a state by its id, its name and its description', () => {
  for (const words of ['lock.key', 'KEY turned', 'nobody comes']) {
    expect(findIn(graph, words)).toMatchObject([{ what: 'state', id: 'lock.keyTurned' }]);
  }
});

it('finds an event by its name, its guard and its description, with the state that it happens in', () => {
  for (const words of ['door.opened', 'isUnlocked', 'swings']) {
    expect(findIn(graph, words)).toMatchObject([{ what: 'event', name: 'door.opened', state: 'lock' }]);
  }
});

it('wants all of the words', () => {
  expect(findIn(graph, 'comes in')).toHaveLength(2);
  expect(findIn(graph, 'comes in nobody')).toHaveLength(1);
});

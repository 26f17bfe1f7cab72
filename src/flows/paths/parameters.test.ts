import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { cover } from './cover.ts';
import { modelOf } from './modelOf.ts';

const machine = setup({
  types: {} as { events: { type: 'door.opened'; colour: string } },
  guards: { isColour: ({ event }, params: { colour: string }) => event.colour === params.colour },
}).createMachine({
  id: 'doors',
  initial: 'hall',
  states: {
    hall: {
      on: {
        'door.opened': [
          { guard: { type: 'isColour', params: { colour: 'red' } }, target: 'cellar' },
          { guard: { type: 'isColour', params: { colour: 'blue' } }, target: 'attic' },
        ],
      },
    },
    cellar: { type: 'final' },
    attic: { type: 'final' },
  },
});

const opened = (...colours: readonly string[]) =>
  Object.fromEntries(colours.map((colour) => [`${colour} door`, { event: { type: 'door.opened', colour } }]));
const oneSidedWith = (...colours: readonly string[]): string[] =>
  cover(modelOf(machine, { events: opened(...colours) })).gaps.filter((gap) => gap.includes('only ever'));

it('counts the two sides of a guard for each of its params', () => {
  expect(oneSidedWith('red', 'blue')).toStrictEqual(['isColour: blue is only ever true']);
  expect(oneSidedWith('red', 'blue', 'green')).toStrictEqual([]);
});

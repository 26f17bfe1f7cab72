import { expect, it } from 'vitest';
import { statusGraph } from './statuses.ts';

it('reads statuses as a graph that begins in the first or another beginning, and ends where nothing follows', () => {
  const { states, transitions } = statusGraph({
    id: 'parcel',
    about: 'A parcel is sent.',
    statuses: { on_the_way: 'It is on the way.', there: 'It has arrived.', lost: 'Nobody has it.' },
    otherBeginnings: ['lost'],
    moves: [
      {
        from: 'on_the_way',
        to: 'there',
        cause: 'app',
        event: 'handed over',
        description: 'The carrier hands it over.',
      },
    ],
  });
  expect(states.map(({ id, name, kind, initial }) => [id, name, kind, initial])).toStrictEqual([
    ['', 'parcel', 'compound', ['on_the_way', 'lost']],
    ['on_the_way', 'on the way', 'atomic', []],
    ['there', 'there', 'final', []],
    ['lost', 'lost', 'final', []],
  ]);
  expect(transitions).toMatchObject([
    { source: 'on_the_way', targets: ['there'], cause: 'app', description: 'The carrier hands it over.' },
  ]);
});

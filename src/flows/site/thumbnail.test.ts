import { expect, it } from 'vitest';
import { createMachine, fromPromise } from 'xstate';
import { flowGraph } from '../graph/graph.ts';
import { thumbnailOf } from './thumbnail.ts';

const graph = flowGraph(
  createMachine({
    id: 'shelf',
    initial: 'loading',
    states: {
      loading: { invoke: { id: 'load', src: fromPromise(async () => 'books'), onDone: 'shown' } },
      shown: {},
    },
  }),
);
const situation = (leaf: string, way: readonly number[]) => ({
  leaves: [leaf],
  expects: [],
  start: 's',
  way,
});
const situations = [situation('loading', []), situation('shown', [0])];
const picture = (name: string) => ({ name, path: '', isPlayed: false });

it('is the first screen that waits for nothing', () => {
  const pictures = { loading: picture('spinner'), shown: picture('books') };
  expect(thumbnailOf({ graph, situations, pictures })).toBe('books');
});

it('is one that waits where there is no other, and none without pictures', () => {
  expect(thumbnailOf({ graph, situations, pictures: { loading: picture('spinner') } })).toBe('spinner');
  expect(thumbnailOf({ graph, situations, pictures: {} })).toBeNull();
});

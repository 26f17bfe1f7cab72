import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { flowGraph } from '../graph/graph.ts';
import { isReadableOnA4 } from './paper.ts';
import { sheetsOf } from './sheets.ts';

const steps = Array.from({ length: 18 }, (_, place) => `step${place + 1}`);

/** A part of many steps. */
const long = createMachine({
  id: 'long',
  initial: 'first',
  states: {
    first: { on: { begun: 'middle' } },
    middle: {
      initial: 'step1',
      states: Object.fromEntries(
        steps.map((name, place) => [name, { on: { continued: steps[place + 1] ?? '#long.last' } }]),
      ),
    },
    last: { type: 'final' },
  },
});

it('leaves a small flow whole', async () => {
  const small = createMachine({ id: 'small', initial: 'on', states: { on: {} } });
  const sheets = await sheetsOf(flowGraph(small), 'Small');
  expect(sheets.map(({ part }) => part)).toStrictEqual(['the whole']);
});

it('folds a large flow into sheets that can be read on A4, which tell of each transition', async () => {
  const graph = flowGraph(long);
  const sheets = await sheetsOf(graph, 'Long');
  expect(sheets.map(({ part }) => part)).toStrictEqual(
    expect.arrayContaining(['overview', 'Middle 1', 'Middle 2', 'the whole']),
  );
  const folded = sheets.slice(0, -1);
  expect(folded.filter(({ layout }) => !isReadableOnA4(layout)).map(({ part }) => part)).toStrictEqual([]);
  const drawn = folded.flatMap(({ layout: { edges, states } }) =>
    [...edges.map(({ steps }) => steps), ...states.map(({ rows }) => rows)].flatMap((all) =>
      all.flatMap(({ transitions }) => transitions),
    ),
  );
  expect(new Set(drawn)).toStrictEqual(new Set(graph.transitions.map(({ id }) => id)));
});

it('folds a large part within a flow first, and then shows what is within', async () => {
  const within = (on: Record<string, string>) => ({
    initial: 'step1',
    states: Object.fromEntries(
      steps.map((name, place) => [name, { on: { continued: steps[place + 1] ?? '' } }]),
    ),
    on,
  });
  const nested = createMachine({
    id: 'nested',
    type: 'parallel',
    states: {
      entry: {
        initial: 'form',
        states: {
          form: within({ sent: 'checking' }),
          checking: { on: { rejected: 'form', accepted: 'done' } },
          done: {},
        },
      },
      clock: { initial: 'on', states: { on: {} } },
    },
  });
  const [first, ...others] = await sheetsOf(flowGraph(nested), 'Nested');
  expect(first?.part).toBe('Entry');
  expect(first?.shows).toStrictEqual(['entry.checking', 'entry.done']);
  const arrows = first?.layout.edges.flatMap(({ steps: named }) => named.map(({ event }) => event));
  expect(arrows).toEqual(expect.arrayContaining(['sent', 'rejected', 'accepted']));
  expect(others.map(({ part }) => part)).toStrictEqual(['Form 1', 'Form 2', 'Clock', 'the whole']);
});

import { describe, expect, it } from 'vitest';
import { createMachine, raise } from 'xstate';
import { flowGraph } from './graph.ts';
import { titleOf } from './words.ts';

describe('a graph', () => {
  const machine = createMachine({
    id: 'demo',
    description: 'A demonstration.',
    initial: 'open',
    states: {
      open: {
        entry: 'greet',
        exit: ['wave', raise({ type: 'door.closed' })],
        invoke: {
          id: 'fetch',
          src: 'fetch',
          onDone: 'shut',
          onError: [{ guard: 'isFinal', target: 'shut' }, {}],
        },
        after: { patience: 'shut', 250: {} },
        on: {
          'bell.rung': [
            {
              guard: { type: 'isLoud', params: ({ event }) => ({ limit: 80, sound: event.sound }) },
              target: 'open',
              reenter: true,
            },
            { actions: { type: 'say', params: { words: 'Quiet!', list: [] } } },
          ],
        },
        always: { guard: 'isLate', target: 'shut' },
      },
      shut: { type: 'final', tags: 'done', description: 'Nobody is in.' },
    },
  }).provide({ delays: { patience: 90_000 } });
  const graph = flowGraph(machine);
  const said = graph.transitions.map(({ event, cause, targets }) => `${cause}: ${event} > ${targets}`);

  it('names each event in words, and its cause', () => {
    expect(said.sort()).toStrictEqual([
      'app: at once > shut',
      'failure: fetch failed > ',
      'failure: fetch failed > shut',
      'person: bell rung > ',
      'person: bell rung > open',
      'success: fetch succeeded > shut',
      'time: after 250 ms > ',
      'time: after patience (90 s) > shut',
    ]);
  });

  it('gives guards and actions with what is the same on every run', () => {
    const [loud, other] = graph.transitions.filter(({ eventType }) => eventType === 'bell.rung');
    expect(loud).toMatchObject({
      id: 'open|bell.rung|0',
      guard: { name: 'isLoud', params: { limit: 80 } },
      reenter: true,
    });
    expect(other).toMatchObject({
      id: 'open|bell.rung|1',
      actions: [{ name: 'say', params: { words: 'Quiet!' } }],
    });
  });

  it('says what a state does, without the actions by which timers work', () => {
    expect(graph.states[1]).toStrictEqual({
      id: 'open',
      name: 'open',
      parent: '',
      children: [],
      kind: 'atomic',
      initial: [],
      description: '',
      tags: [],
      entry: [{ name: 'greet', params: {} }],
      exit: [
        { name: 'wave', params: {} },
        { name: 'raise door.closed', params: {} },
      ],
      timers: [
        { name: null, delayMs: 250, words: '250 ms' },
        { name: 'patience', delayMs: 90_000, words: '90 s' },
      ],
      calls: [{ id: 'fetch', src: 'fetch', description: '' }],
      rules: [],
    });
  });

  it('says which rules apply in a state, but for those that are its timers', () => {
    const rule = { number: 3, value: '3 guests', sentence: 'Three at a time.' };
    const { states } = flowGraph(machine, {
      rules: [
        { ...rule, label: 'Guests', kept: { test: 'guests.test.ts', states: ['open'] } },
        { ...rule, label: 'Patience', kept: { delay: 'patience' } },
      ],
    });
    expect(states.flatMap(({ id, rules }) => (rules.length > 0 ? [[id, ...rules]] : []))).toStrictEqual([
      ['open', 'Guests: 3 guests'],
    ]);
  });
});

it('turns the name of a state into a title', () => {
  expect(titleOf('confirmingCancel')).toBe('Confirming cancel');
});

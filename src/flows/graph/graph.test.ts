import { describe, expect, it } from 'vitest';
import { type AnyStateNode, createMachine, raise } from 'xstate';
import { FLOWS } from '#machines/flows.ts';
import { flowGraph, transitionIdOf } from './graph.ts';
import { TOLD_BY_APP } from './told.ts';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf),
];

describe.each(FLOWS.map(({ machine }) => [machine.id, machine] as const))('%s', (id, machine) => {
  const graph = flowGraph(machine);
  const nodes = nodesOf(machine.root);

  it('has every state once, after the one that holds it', () => {
    expect(graph.states.map((state) => state.id)).toStrictEqual(nodes.map(({ path }) => path.join('.')));
    const seen = new Set<string | null>([null]);
    for (const state of graph.states) {
      expect(seen).toContain(state.parent);
      seen.add(state.id);
    }
  });

  it('has every transition once, with targets that are states', () => {
    const all = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());
    const ids = graph.transitions.map((transition) => transition.id);
    expect(ids).toHaveLength(all.length);
    expect(new Set(ids)).toStrictEqual(new Set(all.map(transitionIdOf)));
    const states = new Set(graph.states.map((state) => state.id));
    expect(graph.transitions.flatMap(({ targets }) => targets).filter((to) => !states.has(to))).toStrictEqual(
      [],
    );
  });

  it('says in words how long each wait is', () => {
    const wordless = graph.states.flatMap(({ timers }) =>
      timers.filter(({ words }) => words === 'worked out'),
    );
    expect(wordless).toStrictEqual([]);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(graph))).toStrictEqual(graph);
  });

  it('is told by the app of events that it takes', () => {
    const events = new Set(graph.transitions.map(({ eventType }) => eventType));
    expect((TOLD_BY_APP[id] ?? []).filter((event) => !events.has(event))).toStrictEqual([]);
  });
});

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
      'success: fetch answered > shut',
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
      initial: null,
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
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { mermaid } from '#flows/drawing/mermaid.ts';
import { table } from '#flows/drawing/table.ts';
import { transitionIdOf } from '#flows/graph/graph.ts';
import { UNKNOWN_DELAY } from '#flows/graph/timers.ts';
import { conditions } from '#machines/about/conditions.ts';
import { FLOWS, graphOf } from '#machines/flows.ts';
import { lifecycleGraphs } from '../../scripts/flows/lifecycles.ts';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf),
];

describe.each(FLOWS.map((flow) => [flow.machine.id, flow] as const))(
  '%s',
  (_, { machine, appEvents = [] }) => {
    const graph = graphOf(machine);
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
      expect(
        graph.transitions.flatMap(({ targets }) => targets).filter((to) => !states.has(to)),
      ).toStrictEqual([]);
    });

    it('says in words how long each wait is', () => {
      const wordless = graph.states.flatMap(({ timers }) =>
        timers.filter(({ words }) => words === UNKNOWN_DELAY),
      );
      expect(wordless).toStrictEqual([]);
    });

    it('is plain JSON', () => {
      expect(JSON.parse(JSON.stringify(graph))).toStrictEqual(graph);
    });

    it('says in words what each guard asks', () => {
      const wordless = graph.transitions.flatMap(({ guard }) => (guard?.says === null ? guard : []));
      expect(wordless).toStrictEqual([]);
    });

    it('is told by the app of events that it takes', () => {
      const events = new Set(graph.transitions.map(({ eventType }) => eventType));
      expect(appEvents.filter((event) => !events.has(event))).toStrictEqual([]);
    });
  },
);

it('asks nothing that is no part of a sentence, or that no flow asks', () => {
  const guards = FLOWS.flatMap(({ machine }) => graphOf(machine).transitions.map(({ guard }) => guard?.name));
  expect(Object.keys(conditions).filter((name) => !guards.includes(name))).toStrictEqual([]);
  const said = Object.values(conditions).flatMap((says) =>
    typeof says === 'string' ? says : Object.values(says),
  );
  expect(said.filter((says) => !/^[a-z][^.?!:]*[^.?!: ]$/.test(says))).toStrictEqual([]);
});

describe.each(FLOWS.map((flow) => [flow.title, flow] as const))('%s', (title, { machine, about, rules }) => {
  const graph = graphOf(machine);

  it('is told in two sentences, with its rules', () => {
    expect(about.match(/[.](?= [A-Z]|$)/g)).toHaveLength(2);
    expect(rules.length).toBeGreaterThan(0);
  });

  it('has a row for each transition and each state in its table', () => {
    const rows = table(graph)
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    expect(rows).toHaveLength(graph.transitions.length + graph.states.length + 2);
    const split = rows.map((row) => row.replaceAll('\\|', '').split('|').slice(1, -1));
    const tables = [split.slice(0, graph.transitions.length + 1), split.slice(graph.transitions.length + 1)];
    for (const [heads = [], ...body] of tables) {
      expect(body.filter((cells) => cells.length !== heads.length)).toStrictEqual([]);
      expect(heads.filter((_, column) => body.every((cells) => cells[column]?.trim() === ''))).toStrictEqual(
        [],
      );
    }
  });

  it('has a line for each way in mermaid, with nothing in its texts that would end them', () => {
    const lines = mermaid(graph, title).split('\n');
    const ways = lines.filter((line) => line.includes(' --> ') && !line.includes('[*]'));
    expect(ways).toHaveLength(
      graph.transitions.reduce((sum, { targets }) => sum + Math.max(1, targets.length), 0),
    );
    const texts = lines.flatMap((line) => / : (.*)$/.exec(line)?.[1] ?? []);
    expect(texts.filter((text) => /[:;<>{}"]/.test(text.replace(/#\d+;/g, '')))).toStrictEqual([]);
  });
});

it.each(lifecycleGraphs().map((graph) => [graph.id, graph] as const))(
  '%s has each event once in its row',
  (_, graph) => {
    const doubled = graph.transitions.filter(({ event }) => table(graph).includes(`${event} \`${event}\``));
    expect(doubled).toStrictEqual([]);
  },
);

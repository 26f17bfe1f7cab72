import { describe, expect, it } from 'vitest';
import { FLOWS } from '#machines/flows.ts';
import { mermaid } from '../drawing/mermaid.ts';
import { table } from '../drawing/table.ts';
import { flowGraph } from './graph.ts';
import { titleOf } from './words.ts';

describe.each(FLOWS.map((flow) => [flow.title, flow] as const))('%s', (title, { machine, about, rules }) => {
  const graph = flowGraph(machine);

  it('is told in two sentences, with its rules', () => {
    expect(about.match(/[.](?= [A-Z]|$)/g)).toHaveLength(2);
    expect(rules.length).toBeGreaterThan(0);
  });

  it('has a row for each transition and each state in its table', () => {
    const rows = table(graph)
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    expect(rows).toHaveLength(graph.transitions.length + graph.states.length + 2);
    expect(new Set(rows.map((row) => row.replaceAll('\\|', '').split('|').length))).toStrictEqual(
      new Set([9]),
    );
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

it('names states in words', () => {
  expect(titleOf('confirmingCancel')).toBe('Confirming cancel');
});

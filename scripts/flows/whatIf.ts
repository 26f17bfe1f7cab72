import { LIFECYCLES } from '../../src/domain/lifecycles/lifecycles.ts';
import { code, markdownTable } from '../../src/flows/drawing/markdown.ts';
import type { FlowGraph } from '../../src/flows/graph/graph.ts';
import { whatIfsOf } from '../../src/flows/whatIf/collect.ts';
import type { Answer, WhatIf } from '../../src/flows/whatIf/whatIf.ts';
import { questionOf } from '../../src/machines/about/whatIf/questionOf.ts';
import { SERVER_QUESTIONS } from '../../src/machines/about/whatIf/server.ts';
import { TOPIC_TITLES, TOPICS } from '../../src/machines/about/whatIf/topics.ts';
import { covers } from './covers.ts';
import { lifecycleName } from './lifecycles.ts';

const MAX_EXPECTATIONS = 3;

/** Every question of every flow, in the order of the models, followed by the server's questions. */
export const allWhatIfs = (): WhatIf[] => [
  ...covers().flatMap((covered) => [...whatIfsOf(covered, questionOf).questions]),
  ...serverWhatIfs(),
];

/** Questions about the server, independent of the open page. */
const serverWhatIfs = (): WhatIf[] =>
  SERVER_QUESTIONS.map(({ topic, asks, of, from, to, says, file, test }) => ({
    topic,
    asks,
    flow: lifecycleName(of),
    title: LIFECYCLES.find(({ id }) => id === of)?.title ?? of,
    kind: 'event',
    name: asks,
    answers: [{ from: [from], to: [to], shows: [says], path: test, file: `tests/server/${file}` }],
  }));

/** The index of questions as a page, by topic. */
export function whatIfPage(graphs: readonly FlowGraph[]): string {
  const all = allWhatIfs();
  const byFlow = new Map(graphs.map((graph) => [graph.id, graph]));
  const sections = TOPICS.flatMap((topic) => {
    const asked = all
      .filter((each) => each.topic === topic)
      .toSorted((one, other) => one.asks.localeCompare(other.asks));
    if (asked.length === 0) return [];
    const rows = asked.flatMap((each) => rowsOf(each, byFlow.get(each.flow)));
    return [
      `## ${TOPIC_TITLES[topic]}`,
      markdownTable(
        ['What if …', 'Flow', 'While', 'Then', 'The page shows', 'Path or test that proves it'],
        rows,
      ),
    ];
  });
  return `${[
    '<!-- Made by `npm run flows` from the machines and their models. -->',
    '# What if …',
    `Whatever can happen to a flow beside what its person does: each response of the server, each delay, each event from another tab or page, and each reload; and what the server does whatever page is open. ${all.length} questions have ${all.flatMap(({ answers }) => answers).length} answers. Each is a step of a path that [tests/paths](../../tests/paths) walks, on the machine and on its screen, or what a test of the server shows. [All flows](README.md)`,
    TOPICS.filter((topic) => all.some((each) => each.topic === topic))
      .map((topic) => `- [${TOPIC_TITLES[topic]}](#${anchorOf(TOPIC_TITLES[topic])})`)
      .join('\n'),
    ...sections,
  ].join('\n\n')}\n`;
}

const rowsOf = ({ asks, title, flow, answers }: WhatIf, graph: FlowGraph | undefined): string[][] =>
  answers.map((answer, place) => [
    place === 0 ? `… ${asks}?` : '',
    place === 0 ? `[${title}](${flow}.md)` : '',
    inWords(answer.from, graph),
    thenOf(answer, graph),
    answer.file === undefined ? answer.shows.slice(0, MAX_EXPECTATIONS).join('; ') : '',
    answer.file === undefined ? answer.path : `[${answer.path}](../../${answer.file})`,
  ]);

const thenOf = ({ from, to, shows, file }: Answer, graph: FlowGraph | undefined): string => {
  if (file !== undefined) return `${shows.join(' ')} ${to.map(code).join(' ')}`;
  return from.join() === to.join() ? 'It stays so.' : inWords(to, graph);
};

/** The descriptions of states, each with its id: `The server checks the code.` */
const inWords = (states: readonly string[], graph: FlowGraph | undefined): string =>
  states
    .map((id) => {
      const description = graph?.states.find((state) => state.id === id)?.description ?? '';
      return `${description} ${code(id)}`.trim();
    })
    .join(' ');

/** The anchor that GitHub generates for a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

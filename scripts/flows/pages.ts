import { code, markdownTable } from '../../src/flows/drawing/markdown.ts';
import { table } from '../../src/flows/drawing/table.ts';
import { statesOf } from '../../src/flows/graph/rules.ts';
import type { Drawing, DrawnFlow } from './drawn.ts';
import { type DrawnLifecycle, lifecycleSections } from './lifecycles.ts';
import { anchorOf } from './whatIf.ts';

const MADE = '<!-- Made by `npm run flows` from the machines. -->';

/** The product owner's page: each flow's purpose, diagram, rules and numbers. */
export const frontPage = (
  flows: readonly DrawnFlow[],
  lifecycles: readonly DrawnLifecycle[],
  map: readonly Drawing[],
): string =>
  page(
    MADE,
    '# The flows',
    'What a buyer can do, as the product does it: these pictures, tables and numbers are made from the very machines that run in the browser.',
    'What a server does with money, units and messages is below: [On the server](#on-the-server).',
    markdownTable(
      ['Flow', 'Who', 'States', 'Transitions'],
      flows.map(({ flow, graph }) => [
        `[${flow.title}](#${anchorOf(flow.title)})`,
        flow.who,
        String(graph.states.length),
        String(graph.transitions.length),
      ]),
    ),
    'Each transition is marked by its cause, in colour and by a sign: a person for what the buyer does, one with a tie for what an operator does, a bolt for what the app does or receives, a clock for time, a tick for a response, a cross for a failure. Press a picture to see it large, and a state in it to find the screen in the code. The screens themselves, in each state, are in the flow atlas, which `npm run atlas` builds.',
    'The whole on one drawing, with what one flow hands over to another and to the server:',
    '[![The whole: every flow, and what one hands over to another](map.svg)](map.svg)',
    ...partsText(map.slice(0, -1)),
    'What becomes of a flow when the network is down, the money is late or somebody was faster: [What if …](what-if.md).',
    ...flows.map(flowSection),
    ...lifecycleSections(lifecycles),
  );

function flowSection({ flow, graph, drawings }: DrawnFlow): string {
  const [first, ...others] = drawings;
  return section(
    `## ${flow.title}`,
    flow.about,
    `**Who:** ${flow.who}.`,
    first ? picture(flow.title, first) : '',
    ...partsText(others),
    markdownTable(
      ['Rule', 'Number', 'In', 'The page says'],
      flow.rules.map((rule) => [
        rule.label,
        rule.value,
        statesOf(graph, rule)
          .map((state) => `[${state === '' ? 'the whole flow' : code(state)}](${graph.id}.md#the-states)`)
          .join(', '),
        typeof rule.sentence === 'string' ? rule.sentence : '',
      ]),
    ),
    [
      `[every state and transition](${graph.id}.md)`,
      `[machine](../../src/machines/${graph.id}/${graph.id}.machine.ts)`,
      `[model](../../src/machines/${graph.id}/model/${graph.id}.model.ts)`,
      `[screen](../../${flow.screens})`,
      `[mermaid](${graph.id}.mmd)`,
    ].join(' · '),
  );
}

/** The page of one flow: its diagrams and all of its texts. */
export const flowPage = ({ flow, graph, drawings }: DrawnFlow): string =>
  page(
    MADE,
    `# ${flow.title}`,
    `${flow.about} [All flows](README.md#${anchorOf(flow.title)})`,
    ...drawings.map((drawing) =>
      drawings.length === 1
        ? picture(flow.title, drawing)
        : section(`## Picture: ${drawing.part}`, picture(`${flow.title}, ${drawing.part}`, drawing)),
    ),
    table(graph).trimEnd(),
  );

const picture = (alt: string, { file }: Drawing): string =>
  `[![${alt}: its states and what leads from one to the next](${file})](${file})`;

const partsText = (parts: readonly Drawing[]): string[] =>
  parts.length > 0 ? [`A part at a time: ${parts.map(drawingLink).join(' · ')}.`] : [];

const drawingLink = ({ part, file }: Drawing): string => `[${part}](${file})`;

const section = (...blocks: readonly string[]): string => blocks.filter(Boolean).join('\n\n');

const page = (...blocks: readonly string[]): string => `${section(...blocks)}\n`;

import { hrefOf } from '../atlas/address/address.ts';
import type { AtlasFlow } from '../atlas/data/atlas.ts';
import type { AtlasQuestion } from '../atlas/data/questions.ts';
import type { SearchEntry } from '../atlas/data/searchEntries.ts';
import { titleOf } from '../graph/words.ts';

/** All searchable texts of these flows: names, rules, sentences, and the texts of screens. Each result once. */
export function searchEntriesOf(
  flows: readonly AtlasFlow[],
  questions: readonly AtlasQuestion[],
): SearchEntry[] {
  const entries = [...questions.map(questionEntry), ...flows.flatMap(entriesIn)];
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

const questionEntry = ({ asks, title, topic }: AtlasQuestion): SearchEntry => ({
  kind: 'question',
  text: `What if ${asks}?`,
  where: title,
  href: hrefOf({ page: 'whatIf', topic }),
});

function entriesIn(flow: AtlasFlow): SearchEntry[] {
  const { id, title, about, graph, limits } = flow;
  const here = hrefOf({ page: 'flow', flow: id });
  const at = (state: string): string => hrefOf({ page: 'state', flow: id, state, situation: null });
  return [
    { kind: 'flow', text: `${title}: ${about.purpose} ${about.who}.`, where: title, href: here },
    ...about.rules.map(
      ({ label, value, states, sentence }): SearchEntry => ({
        kind: 'rule',
        text: `${label}: ${value}${sentence ? `. The page says “${sentence}”` : ''}`,
        where: title,
        href: states[0] === undefined ? here : at(states[0]),
      }),
    ),
    ...limits.map(
      ({ says, states }): SearchEntry => ({
        kind: 'rule',
        text: says,
        where: title,
        href: states[0] === undefined ? here : at(states[0]),
      }),
    ),
    ...graph.states.map(
      ({ id: state, name, description }): SearchEntry => ({
        kind: 'state',
        text: `${titleOf(name)}: ${description}`,
        where: title,
        href: at(state),
      }),
    ),
    ...graph.transitions.map(
      ({ source, event, description }): SearchEntry => ({
        kind: 'event',
        text: `${titleOf(event)}: ${description}`,
        where: title,
        href: at(source),
      }),
    ),
    ...screenTexts(flow, at),
  ];
}

/** The texts of the screens, each once with the first state that shows it. */
function screenTexts({ situations, title }: AtlasFlow, at: (state: string) => string): SearchEntry[] {
  const found = new Map<string, SearchEntry>();
  for (const { leaves, expects } of situations) {
    for (const text of expects) {
      const isThere = !/^no /.test(text);
      if (isThere && !found.has(text))
        found.set(text, { kind: 'screen', text, where: title, href: at(leaves[0] ?? '') });
    }
  }
  return [...found.values()];
}

import type { FlowAction, FlowState } from '../../graph/graph.ts';
import { isWithin } from '../../graph/nesting.ts';
import { nameToWords } from '../../graph/words.ts';
import type { AtlasFlow } from '../data/atlas.ts';
import * as styles from './Panel.css.ts';
import { Part } from './Part.tsx';

/** The rules, timers and calls of the active states, and their entry and exit actions. */
export function Inside({
  flow,
  states,
}: {
  readonly flow: AtlasFlow;
  readonly states: readonly FlowState[];
}) {
  const timers = states.flatMap(({ timers: own }) => own);
  const calls = states.flatMap(({ calls: own }) => own);
  const entry = states.flatMap((state) => state.entry);
  const exit = states.flatMap((state) => state.exit);
  const rules = flow.about.rules.filter((rule) => states.some(({ id }) => isWithin(id, rule.states)));
  const limits = flow.limits.filter((limit) => states.some(({ id }) => limit.states.includes(id)));
  if (rules.length + limits.length + timers.length + calls.length + entry.length + exit.length === 0)
    return null;
  return (
    <Part title="What runs here">
      <dl className={styles.facts}>
        {rules.map(({ label, value, sentence }) => (
          <Fact key={`rule ${label}`} term="Rule">
            {`${label}: ${value}. ${sentence ? `The page says “${sentence}” ` : ''}`}
          </Fact>
        ))}
        {limits.map(({ says }) => (
          <Fact key={`limit ${says}`} term="Rule">
            {says}
          </Fact>
        ))}
        {timers.map(({ name, words }) => (
          <Fact key={`timer ${name} ${words}`} term="Timer">
            {words}
            {name === null ? null : `: ${flow.waits[name] ?? nameToWords(name)} `}
            {name === null ? null : <span className={styles.code}>{name}</span>}
          </Fact>
        ))}
        {calls.map(({ id, description }) => (
          <Fact key={`call ${id}`} term="Call">
            {`${nameToWords(id)}${description ? `: ${description}` : ''} `}
            {(flow.wire[id] ?? []).map((line) => (
              <span key={line} className={styles.code}>
                {`${line} `}
              </span>
            ))}
          </Fact>
        ))}
        {entry.length > 0 ? <Fact term="On the way in">{actions(entry)}</Fact> : null}
        {exit.length > 0 ? <Fact term="On the way out">{actions(exit)}</Fact> : null}
      </dl>
    </Part>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

const actions = (all: readonly FlowAction[]): string =>
  all.map(({ name, params }) => [nameToWords(name), ...Object.values(params)].join(' ')).join(', ');

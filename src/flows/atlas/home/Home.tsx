import { Heading } from '@adire/ui';
import type { AtlasIndex, Comparison, PictureTheme } from '../data/atlas.ts';
import type { Tally } from '../data/reaches.ts';
import { REACHES } from '../data/reaches.ts';
import { ToneBadge } from '../panel/ToneBadge.tsx';
import { count, REACH_WORDS } from '../words.ts';
import { FlowRow } from './FlowRow.tsx';
import * as styles from './Home.css.ts';

export interface HomeProps {
  readonly index: AtlasIndex;
  /** A flow that was asked for and is not there. */
  readonly missing: string | null;
  readonly theme: PictureTheme;
}

/** All flows, and how far they were followed together. */
export function Home({ index, missing, theme }: HomeProps) {
  const { flows } = index;
  const states = sumOf(flows.map((flow) => flow.states));
  const transitions = sumOf(flows.map((flow) => flow.transitions));
  return (
    <main className={styles.home}>
      <div className={styles.intro}>
        <Heading level={1} look={2}>
          {count(flows.length, 'flow')}, as the browser runs them
        </Heading>
        {missing === null ? null : <p role="alert">{`There is no flow called ${missing}.`}</p>}
        <p className={styles.made}>
          {`Made on ${new Date(index.madeAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })} from `}
          <span className={styles.code}>{index.made.commit}</span>
          {`. ${comparisonWords(index.since)}`}
        </p>
      </div>
      <dl className={styles.sums}>
        {REACHES.map((reach) => (
          <div key={reach} className={styles.sum}>
            <dt>
              <ToneBadge tone={reach}>{REACH_WORDS[reach].where}</ToneBadge>
            </dt>
            <dd className={styles.figures}>
              <span>
                <span className={styles.figure}>{states[reach]}</span>{' '}
                {states[reach] === 1 ? 'state' : 'states'}
              </span>
              <span>
                <span className={styles.figure}>{transitions[reach]}</span>{' '}
                {transitions[reach] === 1 ? 'transition' : 'transitions'}
              </span>
            </dd>
            <dd className={styles.note}>{REACH_WORDS[reach].long}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.flows}>
        {flows.map((flow) => (
          <FlowRow key={flow.id} flow={flow} theme={theme} />
        ))}
      </ul>
    </main>
  );
}

const sumOf = (tallies: readonly Tally[]): Tally => ({
  browser: total(tallies, 'browser'),
  screen: total(tallies, 'screen'),
  machine: total(tallies, 'machine'),
  none: total(tallies, 'none'),
});

const total = (tallies: readonly Tally[], reach: keyof Tally): number =>
  tallies.reduce((sum, tally) => sum + tally[reach], 0);

function comparisonWords(since: Comparison): string {
  if ('nothing' in since) return `There is nothing to compare with: ${since.nothing}`;
  const { commit, date, subject } = since.with;
  return `Compared with ${commit} of ${date}: ${subject}.`;
}

import { Heading } from '@adire/ui';
import { hrefOf } from '../address/address.ts';
import type { AtlasIndex, Comparison, PictureTheme } from '../data/atlas.ts';
import type { LevelCounts } from '../data/coverageLevels.ts';
import { COVERAGE_LEVELS } from '../data/coverageLevels.ts';
import { COVERAGE_LABELS, count } from '../labels.ts';
import { FailedWalks } from '../panel/FailedWalks.tsx';
import { ToneBadge } from '../panel/ToneBadge.tsx';
import { FlowRow } from './FlowRow.tsx';
import * as styles from './Home.css.ts';
import { Search } from './Search.tsx';

export interface HomeProps {
  readonly index: AtlasIndex;
  /** The id of a requested flow that does not exist. */
  readonly missing: string | null;
  readonly theme: PictureTheme;
}

/** All flows, with their combined coverage. */
export function Home({ index, missing, theme }: HomeProps) {
  const flows = index.flows.filter(({ isOnServer }) => !isOnServer);
  const onServer = index.flows.filter(({ isOnServer }) => isOnServer);
  const states = sumOf(flows.map((flow) => flow.states));
  const failing = flows.filter(({ failed }) => failed.length > 0);
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
      <Search entries={index.searchEntries} />
      {index.questions.length === 0 ? null : (
        <p>
          {index.map ? (
            <>
              <a href={hrefOf({ page: 'map' })}>The whole on one drawing</a>
              {', and '}
            </>
          ) : null}
          <a href={hrefOf({ page: 'whatIf', topic: null })}>What if …</a>
          {` ${count(index.questions.length, 'question')}: what becomes of a flow when something happens.`}
        </p>
      )}
      <dl className={styles.sums}>
        {COVERAGE_LEVELS.map((reach) => (
          <div key={reach} className={styles.sum}>
            <dt>
              <ToneBadge tone={reach}>{COVERAGE_LABELS[reach].where}</ToneBadge>
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
            <dd className={styles.note}>{COVERAGE_LABELS[reach].long}</dd>
          </div>
        ))}
      </dl>
      {failing.length === 0 ? null : (
        <section aria-label="Walks that failed" className={styles.failing}>
          <h2 className={styles.title}>
            {count(total(failing.map(({ failed }) => failed.length)), 'walk failed', 'walks failed')}
          </h2>
          {failing.map(({ id, title, failed }) => (
            <div key={id}>
              <h3 className={styles.strong}>{title}</h3>
              <FailedWalks flow={id} failed={failed} />
            </div>
          ))}
        </section>
      )}
      <ul className={styles.flows}>
        {flows.map((flow) => (
          <FlowRow key={flow.id} flow={flow} theme={theme} />
        ))}
      </ul>
      {onServer.length === 0 ? null : (
        <section aria-label="On the server" className={styles.failing}>
          <h2 className={styles.title}>On the server</h2>
          <p className={styles.note}>
            What changes its status there, and the only ways from one status to another.
          </p>
          <ul className={styles.flows}>
            {onServer.map((flow) => (
              <FlowRow key={flow.id} flow={flow} theme={theme} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

const sumOf = (tallies: readonly LevelCounts[]): LevelCounts => ({
  browser: total(tallies.map(({ browser }) => browser)),
  screen: total(tallies.map(({ screen }) => screen)),
  machine: total(tallies.map(({ machine }) => machine)),
  none: total(tallies.map(({ none }) => none)),
});

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function comparisonWords(since: Comparison): string {
  if ('nothing' in since) return `There is nothing to compare with: ${since.nothing}`;
  const { commit, date, subject } = since.with;
  return `Compared with ${commit} of ${date}: ${subject}.`;
}

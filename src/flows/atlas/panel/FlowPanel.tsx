import { SearchField } from '@adire/ui';
import { useState } from 'react';
import { hrefOf } from '../address/address.ts';
import type { AtlasFlow, Comparison, PictureTheme } from '../data/atlas.ts';
import { countedPaths, situationsOf } from '../data/lookups.ts';
import { COVERAGE_LABELS, count } from '../labels.ts';
import { Changes } from './Changes.tsx';
import { CoverageKey } from './CoverageKey.tsx';
import { FailedWalks } from './FailedWalks.tsx';
import { Files } from './Files.tsx';
import { Inside } from './Inside.tsx';
import * as styles from './Panel.css.ts';
import { PanelHeading } from './PanelHeading.tsx';
import { Part } from './Part.tsx';
import { PathList } from './PathList.tsx';
import { Rules } from './Rules.tsx';
import { ToneBadge } from './ToneBadge.tsx';
import { Ways } from './Ways.tsx';

interface FlowPanelProps {
  readonly flow: AtlasFlow;
  readonly since: Comparison;
  readonly theme: PictureTheme;
}

/** The panel of a flow: its purpose, states, paths, coverage and changes. */
export function FlowPanel({ flow, since, theme }: FlowPanelProps) {
  const { graph, title } = flow;
  const leaves = graph.states.filter(({ children }) => children.length === 0);
  const machine = graph.states.filter(({ parent }) => parent === null);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <PanelHeading place={flow.id}>{title}</PanelHeading>
        <span className={styles.code}>{flow.id}</span>
        <p>{flow.about.purpose}</p>
        {flow.board ? (
          <p className={styles.onScreen}>
            <a href={hrefOf({ page: 'board', flow: flow.id, situation: null })}>
              The screens as a storyboard
            </a>
          </p>
        ) : null}
        <dl className={styles.facts}>
          <dt>For</dt>
          <dd>{flow.about.who}</dd>
        </dl>
      </div>
      <Rules flow={flow} />
      {flow.failed.length === 0 ? null : (
        <div className={styles.onScreen}>
          <Part title={count(flow.failed.length, 'walk failed', 'walks failed')}>
            <FailedWalks flow={flow.id} failed={flow.failed} />
          </Part>
        </div>
      )}
      {flow.handOvers.length === 0 ? null : (
        <Part title={count(flow.handOvers.length, 'hand-over')}>
          <ul className={styles.list}>
            {flow.handOvers.map(({ flow: to, title: name, says }) => (
              <li key={`${to} ${says}`} className={styles.item}>
                <a href={hrefOf({ page: 'flow', flow: to })} className={styles.cover}>
                  {name}
                </a>
                <span className={styles.note}>{says}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <div className={styles.onScreen}>
        {flow.isOnServer ? null : <CoverageKey flow={flow} />}
        <Changes flow={flow} since={since} theme={theme} />
      </div>
      <Part title={count(leaves.length, 'state')}>
        <ul className={styles.list}>
          {leaves.map(({ id, name, description }) => {
            const reach = flow.reached.states[id] ?? 'none';
            return (
              <li key={id} className={styles.item}>
                <span className={styles.row}>
                  <a
                    href={hrefOf({ page: 'state', flow: flow.id, state: id, situation: null })}
                    className={`${styles.cover} ${styles.grow}`}
                  >
                    {id || name}
                  </a>
                  {flow.isOnServer ? null : (
                    <span className={styles.onScreen}>
                      <ToneBadge tone={reach}>{COVERAGE_LABELS[reach].short}</ToneBadge>
                    </span>
                  )}
                </span>
                <span className={styles.note}>{description}</span>
                {situationsOf(flow, id).length === 0 && flow.reasons.machine[id] ? (
                  <span className={styles.note}>{flow.reasons.machine[id]}</span>
                ) : null}
              </li>
            );
          })}
        </ul>
      </Part>
      <div className={styles.onScreen}>
        {flow.isOnServer ? null : <Paths flow={flow} />}
        <Inside flow={flow} states={machine} />
        <Ways flow={flow} state="" />
        {flow.files.length === 0 ? null : <Files files={flow.files} />}
      </div>
    </div>
  );
}

function Paths({ flow }: { readonly flow: AtlasFlow }) {
  const [words, setWords] = useState('');
  const all = countedPaths(flow);
  const asked = words.toLowerCase().split(' ').filter(Boolean);
  const found = all.filter(({ sentence }) => asked.every((word) => sentence.toLowerCase().includes(word)));
  return (
    <Part title={count(all.length, 'path')}>
      <SearchField
        label="Words of a path"
        hideLabel
        placeholder="Words of a path"
        value={words}
        onChange={setWords}
      />
      {found.length > 0 ? (
        <PathList key={words} flow={flow} paths={found} />
      ) : (
        <p role="status">No path has these words.</p>
      )}
    </Part>
  );
}

import { conditionOf } from '../../graph/condition.ts';
import type { FlowTransition } from '../../graph/graph.ts';
import { hrefOf } from '../address/address.ts';
import type { AtlasFlow } from '../data/atlas.ts';
import { pathsTaking, transitionsAround } from '../data/lookups.ts';
import { COVERAGE_LABELS, count } from '../labels.ts';
import * as styles from './Panel.css.ts';
import { Part } from './Part.tsx';
import { SideEffects } from './SideEffects.tsx';
import { ToneBadge } from './ToneBadge.tsx';

/** The transitions out of a state and into it, with their reach. */
export function Ways({ flow, state }: { readonly flow: AtlasFlow; readonly state: string }) {
  const { out, into } = transitionsAround(flow, state);
  return (
    <Part title="Its transitions, and how far each was followed">
      <WayList title="Out" flow={flow} ways={out} end={({ targets }) => targets} empty="None leads out." />
      <WayList title="In" flow={flow} ways={into} end={({ source }) => [source]} empty="None leads here." />
    </Part>
  );
}

interface WayListProps {
  readonly title: string;
  readonly flow: AtlasFlow;
  readonly ways: readonly FlowTransition[];
  /** Returns the states at the other end. */
  readonly end: (transition: FlowTransition) => readonly string[];
  readonly empty: string;
}

function WayList({ title, flow, ways, end, empty }: WayListProps) {
  if (ways.length === 0) return <p className={styles.note}>{empty}</p>;
  return (
    <details className={styles.fold}>
      <summary>{`${title}: ${count(ways.length, 'transition')}`}</summary>
      <ul className={styles.list}>
        {ways.map((transition) => {
          const reach = flow.reached.transitions[transition.id] ?? 'none';
          const condition = conditionOf(transition);
          const reason = flow.reasons.machine[transition.id];
          return (
            <li key={transition.id} className={styles.item}>
              <span className={styles.row}>
                <span className={`${styles.grow} ${styles.strong}`}>{transition.event}</span>
                {flow.isOnServer ? null : <ToneBadge tone={reach}>{COVERAGE_LABELS[reach].short}</ToneBadge>}
              </span>
              {condition === null ? null : <span className={styles.note}>{condition}</span>}
              <span className={styles.note}>{transition.description}</span>
              <SideEffects flow={flow} transition={transition.id} />
              <span className={styles.note}>
                {end(transition).map((id) => (
                  <a key={id} href={hrefOf({ page: 'state', flow: flow.id, state: id, situation: null })}>
                    {id || flow.title}
                  </a>
                ))}
                {flow.isOnServer
                  ? null
                  : ` ${reason ?? `on ${count(pathsTaking(flow, transition.id), 'path')}`}`}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

import { hrefOf } from '../address/address.ts';
import type { AtlasFlow, Comparison } from '../data/atlas.ts';
import type { GraphChange } from '../data/changes.ts';
import { stateOf } from '../data/lookups.ts';
import { CHANGE_LABELS, count } from '../labels.ts';
import * as styles from './Panel.css.ts';
import { Part } from './Part.tsx';
import { ToneBadge } from './ToneBadge.tsx';

/** The changes of a flow since the compared version. */
export function Changes({ flow, since }: { readonly flow: AtlasFlow; readonly since: Comparison }) {
  const { changes } = flow;
  if (changes === null || 'nothing' in since) {
    const reason = 'nothing' in since ? `: ${since.nothing}` : '.';
    return (
      <Part title="What changed">
        <p>{`There is nothing to compare with${reason}`}</p>
      </Part>
    );
  }
  const { commit, date, subject } = since.with;
  return (
    <Part title="What changed">
      <p className={styles.note}>
        {`${changes.length === 0 ? 'Nothing' : count(changes.length, 'change')} since `}
        <span className={styles.code}>{commit}</span>
        {` of ${date}: ${subject}`}
      </p>
      {changes.length > 0 ? (
        <ul className={styles.list}>
          {changes.map((change) => (
            <Change key={`${change.kind} ${change.what} ${change.id}`} flow={flow} change={change} />
          ))}
        </ul>
      ) : null}
    </Part>
  );
}

function Change({ flow, change }: { readonly flow: AtlasFlow; readonly change: GraphChange }) {
  const { kind, what, state, name, details } = change;
  const isThere = stateOf(flow, state) !== undefined;
  const words = what === 'state' ? name : `${name}, in ${state || 'the flow itself'}`;
  return (
    <li className={styles.item}>
      <span className={styles.row}>
        {isThere ? (
          <a
            href={hrefOf({ page: 'state', flow: flow.id, state, situation: null })}
            className={`${styles.cover} ${styles.grow}`}
          >
            {words}
          </a>
        ) : (
          <span className={`${styles.grow} ${styles.strong}`}>{words}</span>
        )}
        <ToneBadge tone={kind}>{`${CHANGE_LABELS[kind]} ${what}`}</ToneBadge>
      </span>
      {details.map((detail) => (
        <span key={detail} className={styles.note}>
          {detail}
        </span>
      ))}
    </li>
  );
}

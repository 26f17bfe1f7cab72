import { useState } from 'react';
import { hrefOf } from '../address/address.ts';
import { type AtlasFlow, WALKS } from '../data/atlas.ts';
import type { CountedPath } from '../data/lookups.ts';
import { OUTCOME_LABELS, WALK_LABELS } from '../labels.ts';
import * as styles from './Panel.css.ts';
import { outcome } from './PathList.css.ts';

const AT_ONCE = 8;
const SIGNS = { passed: '✓', failed: '✗', skipped: '–', notWalked: '·' } as const;

/** Paths with the results of their last walks. Each opens as a story. */
export function PathList({
  flow,
  paths,
}: {
  readonly flow: AtlasFlow;
  readonly paths: readonly CountedPath[];
}) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <>
      <ul className={styles.list}>
        {paths.slice(0, shown).map((path) => (
          <li key={path.number} className={styles.item}>
            <a
              href={hrefOf({ page: 'path', flow: flow.id, path: path.number, step: 0 })}
              className={styles.cover}
            >
              {path.sentence}
            </a>
            <Outcomes path={path} />
          </li>
        ))}
      </ul>
      {paths.length > shown ? (
        <button type="button" className={outcome.more} onClick={() => setShown(paths.length)}>
          {`Show all ${paths.length}`}
        </button>
      ) : null}
    </>
  );
}

export function Outcomes({ path }: { readonly path: CountedPath }) {
  return (
    <span className={outcome.row}>
      {WALKS.filter((walk) => path.walked[walk].result !== 'notWalked').map((walk) => {
        const { result, words } = path.walked[walk];
        return (
          <span key={walk} className={outcome[result]}>
            <span aria-hidden="true">{SIGNS[result]} </span>
            {`${WALK_LABELS[walk]}: ${OUTCOME_LABELS[result]}`}
            {words === null ? null : <span className={outcome.words}>{` ${words}`}</span>}
          </span>
        );
      })}
      {WALKS.every((walk) => path.walked[walk].result === 'notWalked') ? (
        <span className={outcome.notWalked}>no walk of it is kept</span>
      ) : null}
    </span>
  );
}

import { hrefOf } from '../address/address.ts';
import type { FailedWalk } from '../data/atlas.ts';
import { WALK_LABELS } from '../labels.ts';
import * as styles from './Panel.css.ts';

/** The failed walks of a flow, including reloads, with their errors. */
export function FailedWalks({
  flow,
  failed,
}: {
  readonly flow: string;
  readonly failed: readonly FailedWalk[];
}) {
  return (
    <ul className={styles.list}>
      {failed.map(({ title, walk, words, path }) => (
        <li key={`${walk} ${title}`} className={styles.item}>
          {path === null ? (
            <span className={styles.strong}>{title}</span>
          ) : (
            <a href={hrefOf({ page: 'path', flow, path, step: 0 })} className={styles.cover}>
              {title}
            </a>
          )}
          <span className={styles.note}>
            {[`failed ${WALK_LABELS[walk]}`, words].filter(Boolean).join(': ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

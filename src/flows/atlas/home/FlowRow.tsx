import { PICTURE_SIZES } from '../../paths/page/pictureSizes.ts';
import { hrefOf } from '../address/address.ts';
import { type FlowSummary, type PictureTheme, pictureFile } from '../data/atlas.ts';
import type { LevelCounts } from '../data/coverageLevels.ts';
import { COVERAGE_LEVELS, type CoverageLevel } from '../data/coverageLevels.ts';
import { COVERAGE_LABELS, count } from '../labels.ts';
import { ToneBadge } from '../panel/ToneBadge.tsx';
import * as styles from './Home.css.ts';

/** A flow in the list, with the thumbnail of its first screen. */
export function FlowRow({ flow, theme }: { readonly flow: FlowSummary; readonly theme: PictureTheme }) {
  const { id, title, description, isOnServer, states, transitions, paths, failed, changes, thumbnail } = flow;
  return (
    <li className={styles.flow}>
      {thumbnail === null ? null : (
        <img
          src={pictureFile(thumbnail, 'phone', theme)}
          alt=""
          className={styles.thumbnail}
          {...PICTURE_SIZES.phone}
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a href={hrefOf({ page: 'flow', flow: id })} className={styles.cover}>
            {title}
          </a>
        </h2>
        <p className={styles.description}>{description}</p>
        {isOnServer ? null : (
          <div className={styles.bars}>
            <ReachBar label="states" one="state" tally={states} />
            <ReachBar label="transitions" one="transition" tally={transitions} />
          </div>
        )}
        <div className={styles.badges}>
          {isOnServer ? null : <span className={styles.note}>{count(paths, 'path')}</span>}
          {failed.length > 0 ? (
            <ToneBadge tone="none">{count(failed.length, 'walk failed', 'walks failed')}</ToneBadge>
          ) : null}
          {changes !== null && changes > 0 ? (
            <ToneBadge tone="changed">{count(changes, 'change')}</ToneBadge>
          ) : null}
        </div>
      </div>
    </li>
  );
}

/** The coverage of a flow's states or transitions, as a bar and as text. */
function ReachBar({
  label,
  one,
  tally,
}: {
  readonly label: string;
  readonly one: string;
  readonly tally: LevelCounts;
}) {
  const all = COVERAGE_LEVELS.reduce((sum, reach) => sum + tally[reach], 0);
  const levels = COVERAGE_LEVELS.filter((reach) => tally[reach] > 0);
  return (
    <div className={styles.bar}>
      <p className={styles.barWords}>
        <span className={styles.strong}>{count(all, one, label)}</span>
        {`: ${levels.map((reach) => wordsFor(reach, tally[reach], all)).join(', ')}`}
      </p>
      <div className={styles.track} aria-hidden="true">
        {levels.map((reach) => (
          <span key={reach} className={styles.fill[reach]} style={{ flexGrow: tally[reach] }} />
        ))}
      </div>
    </div>
  );
}

const wordsFor = (reach: CoverageLevel, number: number, all: number): string =>
  `${number === all ? 'all' : number} ${COVERAGE_LABELS[reach].where}`;

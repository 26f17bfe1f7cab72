import { classNames } from '../private/classNames.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps {
  readonly name: string;
  readonly tone?: 'ink' | 'onDeep' | undefined;
}

/** The logo, a savings box seen from above, followed by the name. */
export function BrandMark({ name, tone = 'ink' }: BrandMarkProps) {
  return (
    <span className={classNames(styles.mark, tone === 'onDeep' && styles.onDeep)}>
      <svg viewBox="0 0 30 30" className={styles.box} aria-hidden="true">
        <rect x="1.5" y="1.5" width="27" height="27" rx="7" className={styles.rim} />
        <rect x="8" y="8" width="14" height="14" rx="3" className={styles.lid} />
        <rect x="11" y="13.7" width="8" height="2.6" rx="1.3" className={styles.slot} />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}

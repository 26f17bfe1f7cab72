import type { ReactNode } from 'react';
import * as styles from './Lines.css.ts';

interface LinesProps {
  readonly children: ReactNode;
}

/** A list in a card, of things that each have a link. */
export const Lines = ({ children }: LinesProps) => <ul className={styles.list}>{children}</ul>;

interface LineProps {
  readonly icon: ReactNode;
  readonly isLate?: boolean;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

export const Line = ({ icon, isLate = false, action, children }: LineProps) => (
  <li className={styles.item}>
    <span className={isLate ? `${styles.icon} ${styles.late}` : styles.icon} aria-hidden="true">
      {icon}
    </span>
    <div>{children}</div>
    <div className={styles.action}>{action}</div>
  </li>
);

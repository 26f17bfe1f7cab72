import type { ReactNode } from 'react';
import { Motif, type MotifName } from '../Cloth/Motif.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
}

const motifs: readonly MotifName[] = ['leaves', 'sun', 'comb', 'cowrie', 'ripple'];

/** Nothing here yet, and what to do about it: a cloth with one square to come. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.cloth} aria-hidden="true">
        {motifs.slice(0, 4).map((name) => (
          <span key={name} className={styles.square}>
            <Motif name={name} />
          </span>
        ))}
        <span className={styles.missing} />
        <span className={styles.square}>
          <Motif name="ripple" />
        </span>
      </div>
      <div className={styles.words}>
        <Heading level={level} look={3}>
          {title}
        </Heading>
        {children === undefined ? null : <div className={styles.body}>{children}</div>}
      </div>
      {action === undefined ? null : <div className={styles.actions}>{action}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Cloth } from '../Cloth/Cloth.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as blank from '../private/blankState.css.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
  /** `part` is smaller, for a card or a tab. Defaults to `part` with level 3, else to `page`. */
  readonly size?: 'page' | 'part' | undefined;
}

const MISSING = { column: 2, row: 1 } as const;

/** Replaces content that does not exist yet: a cloth with one missing square, a text and an action. */
export function EmptyState({
  title,
  children,
  action,
  level = 2,
  size = level === 3 ? 'part' : 'page',
}: EmptyStateProps) {
  const isPart = size === 'part';
  return (
    <div className={blank.blank}>
      <div className={styles.cloth[size]}>
        <Cloth columns={5} rows={3} missing={MISSING} tone="paper" />
      </div>
      <div className={blank.text}>
        <Heading level={level} look={isPart ? 3 : 2}>
          {title}
        </Heading>
        {children === undefined ? null : <div className={blank.body}>{children}</div>}
      </div>
      {action === undefined ? null : <div className={blank.actions}>{action}</div>}
    </div>
  );
}

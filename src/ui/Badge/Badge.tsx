import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Badge.css.ts';

export const badgeTones = ['positive', 'neutral', 'critical', 'attention', 'accent'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps {
  readonly tone: BadgeTone;
  /** The word: a colour alone is no status. */
  readonly children: ReactNode;
  /** A dot before the word, for lists. */
  readonly dot?: boolean | undefined;
}

/** A status in a word; its colour only repeats it. */
export function Badge({ tone, children, dot = false }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.tone[tone])}>
      {dot ? <span className={styles.dot} aria-hidden="true" /> : null}
      {children}
    </span>
  );
}

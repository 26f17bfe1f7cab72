import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Badge.css.ts';

export const badgeTones = ['positive', 'neutral', 'critical', 'attention', 'accent', 'accentTint'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps {
  readonly tone: BadgeTone;
  /** The word: a colour alone is no status. */
  readonly children: ReactNode;
  /** `pill` is a status; `tile` a letter or a number that names a row. `pill` unless said otherwise. */
  readonly shape?: keyof typeof styles.shape | undefined;
  /** A dot before the word, for lists. */
  readonly dot?: boolean | undefined;
}

/** A status in a word; its colour only repeats it. */
export function Badge({ tone, children, shape = 'pill', dot = false }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.shape[shape], styles.tone[tone])}>
      {dot ? <span className={styles.dot} aria-hidden="true" /> : null}
      {children}
    </span>
  );
}

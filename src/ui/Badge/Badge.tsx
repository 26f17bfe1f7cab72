import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Badge.css.ts';

export const badgeTones = ['positive', 'neutral', 'critical', 'attention', 'accent', 'accentTint'] as const;

export interface BadgeProps {
  readonly tone: (typeof badgeTones)[number];
  /** The status as text: colour alone does not convey it. */
  readonly children: ReactNode;
  /** `pill` is a status, `tile` a letter or a number that identifies a row. Defaults to `pill`. */
  readonly shape?: keyof typeof styles.shape | undefined;
  /** Adds a dot before the text, for lists. */
  readonly dot?: boolean | undefined;
}

/** A status in one or two words; the colour repeats what the text says. */
export function Badge({ tone, children, shape = 'pill', dot = false }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.shape[shape], styles.tone[tone])}>
      {dot ? <span className={styles.dot} aria-hidden="true" /> : null}
      {children}
    </span>
  );
}

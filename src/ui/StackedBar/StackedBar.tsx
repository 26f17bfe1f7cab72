import type { ReactNode } from 'react';
import { Figure } from '../Figure/Figure.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './StackedBar.css.ts';

export interface StackedBarPart {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The value as text: `₦6,000,000`. */
  readonly valueText: string;
  readonly percentText: string;
  /** A small button next to the value in the legend, such as one that explains it. */
  readonly action?: ReactNode | undefined;
  readonly pattern: keyof typeof styles.pattern;
}

export interface StackedBarProps {
  readonly label: string;
  readonly parts: readonly StackedBarPart[];
}

/** Shares of a whole. The legend names each, so that nothing relies on colour. */
export function StackedBar({ label, parts }: StackedBarProps) {
  const summary = parts.map((part) => `${part.label} ${part.valueText}, ${part.percentText}`).join('; ');
  return (
    <div className={styles.root}>
      <div className={styles.bar} role="img" aria-label={`${label}: ${summary}`}>
        {parts
          .filter((part) => part.value > 0)
          .map((part) => (
            <span
              key={part.key}
              className={classNames(styles.part, styles.pattern[part.pattern])}
              style={{ flexGrow: part.value, flexBasis: 0 }}
            />
          ))}
      </div>
      <ul className={styles.key}>
        {parts.map((part) => (
          <li key={part.key} className={styles.item}>
            <span className={classNames(styles.swatch, styles.pattern[part.pattern])} aria-hidden="true" />
            <span className={styles.label}>{part.label}</span>
            <span className={styles.value}>
              <Figure value={part.valueText} size="m" as="span" action={part.action} />
            </span>
            <span className={styles.percent}>{part.percentText}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

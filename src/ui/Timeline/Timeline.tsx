import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from '../private/rail.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface TimelineItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly status: 'done' | 'current' | 'pending';
  /** The status in words, as a `Badge`. */
  readonly badge?: ReactNode | undefined;
  /** In its mark, while it is to come. */
  readonly icon?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
}

export interface TimelineProps {
  readonly items: readonly TimelineItem[];
  /** The marks of what is not done have their numbers: steps that one takes oneself. */
  readonly numbered?: boolean | undefined;
  readonly label?: string | undefined;
}

const words = { done: 'Done', current: 'Under way', pending: 'To come' } as const;

/** What has been done, what is under way, what is to come. */
export function Timeline({ items, label, numbered = false }: TimelineProps) {
  return (
    <ol aria-label={label} data-numbered={numbered || undefined}>
      {items.map((item, place) => (
        <li key={item.id} className={classNames(styles.item, styles.small)} data-status={item.status}>
          <span className={styles.mark} aria-hidden="true">
            {item.status === 'done' ? <Check size={18} /> : (item.icon ?? (numbered ? place + 1 : null))}
          </span>
          <div className={styles.words}>
            <div className={styles.title}>{item.title}</div>
            <div className={styles.note}>{item.note}</div>
            {item.badge === undefined ? <VisuallyHidden>{words[item.status]}</VisuallyHidden> : null}
            {item.children === undefined ? null : <div className={styles.extra}>{item.children}</div>}
          </div>
          {item.badge === undefined ? null : <div className={styles.badge}>{item.badge}</div>}
        </li>
      ))}
    </ol>
  );
}

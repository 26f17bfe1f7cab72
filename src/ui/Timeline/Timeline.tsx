import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from '../private/rail.css.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface TimelineItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly status: 'done' | 'current' | 'pending';
  /** The status as a `Badge`. */
  readonly badge?: ReactNode | undefined;
  /** Shown in the marker unless the step is done. */
  readonly icon?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
}

export interface TimelineProps {
  readonly items: readonly TimelineItem[];
  /** Numbers the markers of steps that are not done, for steps that the user takes. */
  readonly numbered?: boolean | undefined;
  readonly label?: string | undefined;
}

/** Steps that are done, in progress and to come. */
export function Timeline({ items, label, numbered = false }: TimelineProps) {
  const { itemDone, itemCurrent, itemPending } = useMessages();
  const statusLabels = { done: itemDone, current: itemCurrent, pending: itemPending };
  return (
    <ol aria-label={label} data-numbered={numbered || undefined}>
      {items.map((item, place) => (
        <li key={item.id} className={classNames(styles.item, styles.small)} data-status={item.status}>
          <span className={styles.mark} aria-hidden="true">
            {item.status === 'done' ? <Check size={18} /> : (item.icon ?? (numbered ? place + 1 : null))}
          </span>
          <div className={styles.text}>
            <div className={styles.title}>{item.title}</div>
            <div className={styles.note}>{item.note}</div>
            {item.badge === undefined ? <VisuallyHidden>{statusLabels[item.status]}</VisuallyHidden> : null}
            {item.children === undefined ? null : <div className={styles.extra}>{item.children}</div>}
          </div>
          {item.badge === undefined ? null : <div className={styles.badge}>{item.badge}</div>}
        </li>
      ))}
    </ol>
  );
}

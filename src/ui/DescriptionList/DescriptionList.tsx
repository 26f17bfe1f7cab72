import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps {
  readonly items: readonly {
    readonly term: ReactNode;
    readonly value: ReactNode;
    readonly id?: string | undefined;
  }[];
  /** One column is rendered as rows, the value at the end; more as cells, the value below its term. Defaults to 1. */
  readonly columns?: number | undefined;
}

/** Terms and their values. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  const isRows = columns === 1;
  return (
    <dl
      className={isRows ? styles.rows : styles.grid}
      style={assignInlineVars({ [styles.columns]: String(columns) })}
    >
      {items.map((item, place) => (
        <div
          key={item.id ?? (typeof item.term === 'string' ? item.term : place)}
          className={isRows ? styles.row : styles.cell}
        >
          <dt className={styles.term}>{item.term}</dt>
          <dd className={classNames(styles.value, isRows && styles.valueEnd)}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

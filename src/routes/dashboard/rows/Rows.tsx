import { Text } from '@adire/ui';
import type { ReactNode } from 'react';
import * as styles from './Rows.css.ts';

interface RowsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A list of dated amounts; each row opens its details. */
export const Rows = ({ label, children }: RowsProps) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
);

interface RowProps {
  /** A small picture before the text. */
  readonly lead?: ReactNode;
  readonly title: string;
  readonly note: string;
  readonly amount: string;
  /** The amount was not and will not be paid: it is struck through. */
  readonly isVoid?: boolean;
  readonly status: ReactNode;
  readonly onOpen: () => void;
}

export const Row = ({ lead, title, note, amount, isVoid = false, status, onOpen }: RowProps) => (
  <li className={styles.item}>
    <button type="button" className={styles.row} onClick={onOpen} aria-haspopup="dialog">
      <span className={styles.head}>
        {lead}
        <span className={styles.words}>
          <Text as="span" weight="strong">
            {title}
          </Text>
          <Text as="span" size="note" tone="ink3">
            {note}
          </Text>
        </span>
      </span>
      <Text as="span" weight="strong" tone={isVoid ? 'ink3' : 'ink'} tabular className={styles.end}>
        {isVoid ? <s>{amount}</s> : amount}
      </Text>
      <span className={styles.end}>{status}</span>
    </button>
  </li>
);

import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { Cloth } from '../Cloth/Cloth.tsx';
import { CopyField } from '../CopyField/CopyField.tsx';
import * as styles from './Ticket.css.ts';
import { TicketCopy } from './TicketCopy.tsx';

export interface TicketRow {
  readonly label: string;
  readonly value: ReactNode;
  /** What is copied; without it the row cannot be. */
  readonly copy?: string | undefined;
}

export interface TicketProps {
  /** What it is for, for those who listen. */
  readonly label: string;
  /** The number that one came for: what is shown, and what is copied. */
  readonly number: { readonly label: string; readonly display: ReactNode; readonly copy: string };
  /** Below the line where it tears. */
  readonly rows: readonly TicketRow[];
  /** `large` where it is what the page is for; `normal` beside something else. */
  readonly size?: 'normal' | 'large' | undefined;
  readonly copyLabel?: string | undefined;
  readonly copiedLabel?: string | undefined;
  /** What was copied. */
  readonly onCopied?: ((text: string) => void) | undefined;
}

/** As many squares as the widest ticket has room for; the rest is cut off. */
const COLUMNS = 24;
const LIT = { column: 3, row: 0 } as const;

/** A number to take elsewhere, under a strip of cloth, and what belongs to it below the tear. */
export function Ticket({
  label,
  number,
  rows,
  size = 'large',
  copyLabel = 'Copy',
  copiedLabel = 'Copied',
  onCopied,
}: TicketProps) {
  return (
    <Card padding="none" as="section" aria-label={label}>
      <div className={styles.ticket}>
        <div className={styles.strip}>
          <div className={styles.cloth}>
            <Cloth columns={COLUMNS} rows={1} lit={LIT} />
          </div>
        </div>
        <div className={styles.number}>
          <CopyField
            label={number.label}
            value={number.copy}
            display={number.display}
            size={size}
            copyLabel={copyLabel}
            copiedLabel={copiedLabel}
            onCopied={onCopied}
          />
        </div>
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={row.label} className={styles.row}>
              <dt className={styles.term}>{row.label}</dt>
              <dd className={styles.value}>
                {row.value}
                {row.copy === undefined ? null : (
                  <TicketCopy
                    label={row.label}
                    text={row.copy}
                    copyLabel={copyLabel}
                    copiedLabel={copiedLabel}
                    onCopied={onCopied}
                  />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

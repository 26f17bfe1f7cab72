import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { Cloth } from '../Cloth/Cloth.tsx';
import { CopyField } from '../CopyField/CopyField.tsx';
import * as styles from './Ticket.css.ts';
import { TicketCopy } from './TicketCopy.tsx';

export interface TicketRow {
  readonly label: string;
  readonly value: ReactNode;
  /** The text that is copied; without it the row has no copy button. */
  readonly copy?: string | undefined;
}

export interface TicketProps {
  /** The accessible name. */
  readonly label: string;
  /** The main number: its label, how it is shown, and the text that is copied. */
  readonly number: { readonly label: string; readonly display: ReactNode; readonly copy: string };
  /** Below the perforation. */
  readonly rows: readonly TicketRow[];
  /** `large` as the main content of a page, `normal` next to other content. Defaults to `large`. */
  readonly size?: 'normal' | 'large' | undefined;
  /** Called with the copied text. */
  readonly onCopied?: ((text: string) => void) | undefined;
}

/** Enough squares for the widest ticket; the rest is cropped. */
const COLUMNS = 24;
const LIT = { column: 3, row: 0 } as const;

/** A number to use elsewhere, under a strip of cloth, with its details below the perforation. */
export function Ticket({ label, number, rows, size = 'large', onCopied }: TicketProps) {
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
            onCopied={onCopied}
          />
        </div>
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={row.label} className={styles.row}>
              <dt className={styles.term}>{row.label}</dt>
              <dd className={styles.value}>
                {row.copy === undefined ? (
                  row.value
                ) : (
                  <>
                    <bdi dir="ltr">{row.value}</bdi>
                    <TicketCopy label={row.label} text={row.copy} onCopied={onCopied} />
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

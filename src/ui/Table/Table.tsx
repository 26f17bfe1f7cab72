import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn {
  readonly key: string;
  readonly header: string;
  /** `end` is for amounts. Defaults to `start`. */
  readonly align?: 'start' | 'end' | undefined;
}

export interface TableRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
  readonly onSelect?: (() => void) | undefined;
  /** The accessible name of the row's button. */
  readonly selectLabel?: string | undefined;
}

export interface TableProps {
  /** What the table shows; visually hidden. */
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** Some browsers drop the table semantics when CSS displays a table as blocks, unless it has explicit roles. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** A table; on phones each row is a card with the headers above the values, in two columns. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className={styles.table} {...roles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head} {...roles.rowgroup}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              {...roles.columnheader}
              className={classNames(styles.headCell, styles.align[column.align ?? 'start'])}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} {...roles.rowgroup}>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={styles.row}
            {...roles.row}
            data-selectable={row.onSelect ? true : undefined}
          >
            {columns.map((column, place) => (
              <td
                key={column.key}
                {...roles.cell}
                className={classNames(styles.cell, styles.align[column.align ?? 'start'])}
              >
                <span className={styles.cellName} aria-hidden="true">
                  {column.header}
                </span>
                {place === 0 && row.onSelect ? (
                  <button
                    type="button"
                    className={styles.select}
                    onClick={row.onSelect}
                    aria-label={row.selectLabel}
                  >
                    {row.cells[column.key]}
                  </button>
                ) : (
                  <span>{row.cells[column.key]}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as a grid loses its meaning in some browsers unless its roles are spelled out.
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useRef } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { ComparisonCell, type ComparisonTableCell } from './ComparisonCell.tsx';
import * as styles from './ComparisonTable.css.ts';
import { useColumnPointer } from './useColumnPointer.ts';

export interface ComparisonTableColumn<Key extends string> {
  readonly key: Key;
  readonly title: string;
  /** One line of description. Hidden on phones. */
  readonly description: string;
  /** Its key figure: `₦312,500`. */
  readonly figure: string;
  /** The unit of the figure: `a month`. */
  readonly unit: string;
  /** A small button next to the figure, such as one that explains it. */
  readonly figureAction?: ReactNode | undefined;
  /** The button's label before the title: `Choose`. */
  readonly action: string;
}

export interface ComparisonTableRow<Key extends string> {
  readonly label: string;
  readonly cells: Readonly<Record<Key, ComparisonTableCell>>;
}

export interface ComparisonTableProps<Key extends string> {
  readonly label: string;
  /** Two to four. */
  readonly columns: readonly ComparisonTableColumn<Key>[];
  readonly rows: readonly ComparisonTableRow<Key>[];
  /** This column has a frame, a tag on its upper edge, and the only `main` button. */
  readonly recommended: { readonly key: Key; readonly tag: string };
  readonly onChoose: (key: Key) => void;
  readonly headingLevel?: 2 | 3 | undefined;
}

/**
 * Options side by side, compared row by row. A click anywhere in a column chooses it; keyboards and screen readers
 * have its button.
 */
export function ComparisonTable<Key extends string>({
  label,
  columns,
  rows,
  recommended,
  onChoose,
  headingLevel = 2,
}: ComparisonTableProps<Key>) {
  const messages = useMessages();
  const table = useRef<HTMLTableElement>(null);
  const firstChoice = useRef<HTMLButtonElement>(null);
  const pointed = useColumnPointer(table, columns, onChoose);
  const isRecommended = (key: Key) => key === recommended.key;
  const column = (key: Key) => ({
    'data-column': key,
    'data-recommended': isRecommended(key) ? '' : undefined,
    'data-pointed': key === pointed ? '' : undefined,
  });
  return (
    <div className={styles.root}>
      {hasStops(columns, rows) && (
        <div className={styles.skip}>
          <Button size="compact" variant="quiet" onClick={() => firstChoice.current?.focus()}>
            {messages.skipToChoice}
          </Button>
        </div>
      )}
      <table
        ref={table}
        className={styles.table}
        role="table"
        aria-label={label}
        style={assignInlineVars({ [styles.count]: String(columns.length) })}
      >
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.headRow}>
            <td className={styles.corner} />
            {columns.map(({ key, title, description, figure, unit, figureAction }) => (
              <th key={key} role="columnheader" scope="col" className={styles.columnHead} {...column(key)}>
                {isRecommended(key) ? (
                  <span className={styles.tag}>
                    <Badge tone="accent">{recommended.tag}</Badge>
                  </span>
                ) : null}
                <Heading level={headingLevel} look={3}>
                  {title}
                </Heading>
                <p className={styles.description}>{description}</p>
                <div className={styles.figure}>
                  <Figure
                    value={figure}
                    size="fit"
                    caption={<span className={styles.unit}>{unit}</span>}
                    action={figureAction && <span className={styles.figureAction}>{figureAction}</span>}
                  />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.part}>
          {rows.map((row) => (
            <tr key={row.label} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={styles.label}>
                {row.label}
              </th>
              {columns.map(({ key }) => (
                <td key={key} role="cell" className={styles.cell} {...column(key)}>
                  <ComparisonCell cell={row.cells[key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup" className={styles.part}>
          <tr role="row" className={styles.lastRow}>
            <td className={styles.corner} />
            {columns.map(({ key, title, action }, at) => (
              <td key={key} role="cell" className={styles.foot} {...column(key)}>
                <Button
                  ref={at === 0 ? firstChoice : undefined}
                  block
                  size="compact"
                  variant={isRecommended(key) ? 'main' : 'quiet'}
                  onClick={() => onChoose(key)}
                  aria-label={`${action} ${title}`}
                >
                  {action}
                  <span className={styles.wide}>{` ${title}`}</span>
                </Button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Whether something within the table takes the focus before its buttons do. */
const hasStops = <Key extends string>(
  columns: readonly ComparisonTableColumn<Key>[],
  rows: readonly ComparisonTableRow<Key>[],
): boolean =>
  columns.some(({ key, figureAction }) => figureAction || rows.some(({ cells }) => 'wrap' in cells[key]));

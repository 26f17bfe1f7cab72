import { Fragment, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { pattern } from '../StackedBar/StackedBar.css.ts';
import type { StackedBarPart } from '../StackedBar/StackedBar.tsx';
import * as styles from './ComparisonCell.css.ts';

/** Shares of a whole as a bar. The note must contain them as text. */
interface BarCell {
  readonly bar: readonly Pick<StackedBarPart, 'key' | 'value' | 'pattern'>[];
  readonly note: string;
}
interface TextCell {
  readonly value: string;
  readonly note?: string | undefined;
  /** Wraps the value in another element, such as a button that explains it. */
  readonly wrap?: ((value: ReactNode) => ReactNode) | undefined;
}
export type ComparisonTableCell = BarCell | TextCell;

/** A value with its note. */
export function ComparisonCell({ cell }: { readonly cell: ComparisonTableCell }) {
  return (
    <div className={styles.frame}>
      {'bar' in cell ? <Bar parts={cell.bar} /> : <div className={styles.value}>{cellValue(cell)}</div>}
      {cell.note === undefined ? null : <div className={styles.note}>{cell.note}</div>}
    </div>
  );
}

const cellValue = ({ value, wrap = (each) => each }: TextCell): ReactNode => wrap(breakable(value));

const Bar = ({ parts }: { readonly parts: BarCell['bar'] }) => (
  <div className={styles.bar} aria-hidden="true">
    {parts
      .filter(({ value }) => value > 0)
      .map(({ key, value, pattern: look }) => (
        <span
          key={key}
          className={classNames(styles.part, pattern[look])}
          style={{ flexGrow: value, flexBasis: 0 }}
        />
      ))}
  </div>
);

/** Lets a long amount wrap after its commas only. */
const breakable = (value: string): ReactNode =>
  value.split(',').map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the key is the position; groups have no id.
    <Fragment key={index}>
      {index > 0 ? (
        <>
          ,<wbr />
        </>
      ) : null}
      {group}
    </Fragment>
  ));

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { EDGE_PERCENT, labelRows } from './labelRows.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressTick {
  /** In the unit of `value`. Ticks at the same place share one label, with the note of the last. */
  readonly at: number;
  readonly label: string;
  readonly note?: ReactNode | undefined;
}

export interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** What it measures. */
  readonly label: string;
  /** The value for screen readers: `₦3,600,000 of ₦9,600,000`. `shownValue` is visible. */
  readonly valueText: string;
  readonly ticks?: readonly ProgressTick[] | undefined;
  /** A short text below the start of the bar: `37.5%`. */
  readonly shownValue?: string | undefined;
  readonly tone?: 'progress' | 'over' | undefined;
  /** `slim` is for a line with text that explains its ticks. Defaults to `full`. */
  readonly look?: 'full' | 'slim' | undefined;
}

const percent = (part: number, whole: number) =>
  whole <= 0 ? 0 : Math.max(0, Math.min(100, (part / whole) * 100));

function labelStyle(place: number): {
  readonly className: string;
  readonly style: { readonly insetInlineStart?: string };
} {
  if (place < EDGE_PERCENT) return { className: styles.tickLabelStart, style: {} };
  if (place > 100 - EDGE_PERCENT) return { className: styles.tickLabelEnd, style: {} };
  return { className: styles.tickLabel, style: { insetInlineStart: `${place}%` } };
}

/** Progress towards a maximum, with targets on the way. */
export function ProgressBar({
  value,
  max,
  label,
  valueText,
  ticks = [],
  shownValue,
  tone = 'progress',
  look = 'full',
}: ProgressBarProps) {
  const labels = [...Map.groupBy(ticks, ({ at }) => at)].map(([at, group]) => ({
    at,
    place: percent(at, max),
    names: group.map((tick) => tick.label),
    note: group.at(-1)?.note,
  }));
  const places = labels.map(({ place }) => place);
  const hasValue = shownValue !== undefined;
  const rows = labelRows(places, { hasValue, barPx: styles.NARROW_PX });
  // Text twice as large needs the rows of a bar half as wide.
  const rowsIfCramped = labelRows(places, { hasValue, barPx: styles.NARROW_PX / 2 });
  const rowsIfWide = labelRows(places, { hasValue, barPx: styles.WIDE_PX });
  return (
    <div className={styles.root}>
      <div
        className={classNames(styles.track, look === 'slim' && styles.trackSlim)}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.max(0, Math.min(value, max))}
        aria-valuetext={valueText}
      >
        <div className={styles.clip}>
          <div
            className={classNames(styles.fill, tone === 'over' && styles.fillOver)}
            style={{ width: `${percent(value, max)}%` }}
          />
        </div>
        {labels
          .filter(({ at }) => at < max)
          .map(({ at, place }) => (
            <span key={at} className={styles.tick} style={{ insetInlineStart: `${place}%` }} />
          ))}
      </div>
      {look === 'slim' || (labels.length === 0 && !hasValue) ? null : (
        <div className={styles.legend}>
          <div className={styles.labels}>
            {hasValue ? <span className={styles.value}>{shownValue}</span> : null}
            {labels.map(({ at, place, names, note }, index) => {
              const { className, style } = labelStyle(place);
              const rowVars = assignInlineVars({
                [styles.row]: String(rows[index]),
                [styles.rowIfCramped]: String(rowsIfCramped[index]),
                [styles.rowIfWide]: String(rowsIfWide[index]),
              });
              return (
                <span key={at} className={className} style={{ ...style, ...rowVars }}>
                  {names.map((name) => (
                    <span key={name} className={styles.tickName}>
                      {name}
                    </span>
                  ))}
                  {note === undefined ? null : <span className={styles.tickNote}>{note}</span>}
                </span>
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}

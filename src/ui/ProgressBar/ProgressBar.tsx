import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressTick {
  /** In the unit of `value`. */
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
/** Closer to an end than this, a centred label would overflow the bar. */
const EDGE_PERCENT = 12;

/** The label of a tick closer to the start would cover the value, so the labels move to a separate line. */
const CROWDED_PERCENT = 26;

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
  const isCrowded = shownValue !== undefined && ticks.some((tick) => percent(tick.at, max) < CROWDED_PERCENT);
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
        {ticks
          .filter((tick) => tick.at < max)
          .map((tick) => (
            <span
              key={tick.at}
              className={styles.tick}
              style={{ insetInlineStart: `${percent(tick.at, max)}%` }}
            />
          ))}
      </div>
      {look === 'slim' || (ticks.length === 0 && shownValue === undefined) ? null : (
        <div className={classNames(styles.legend, isCrowded && styles.legendCrowded)}>
          {shownValue === undefined ? null : <span className={styles.value}>{shownValue}</span>}
          <div className={isCrowded ? styles.ticksBelow : styles.ticks}>
            {ticks.map((tick) => (
              <span key={tick.at} {...labelStyle(percent(tick.at, max))}>
                <span className={styles.tickName}>{tick.label}</span>
                {tick.note === undefined ? null : <span className={styles.tickNote}>{tick.note}</span>}
              </span>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

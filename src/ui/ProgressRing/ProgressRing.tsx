import type { ReactNode } from 'react';
import * as styles from './ProgressRing.css.ts';

export interface ProgressRingProps {
  /** What it measures: `Time until a new code`. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value for screen readers: `42 seconds left`. */
  readonly valueText: string;
  /** A short text or number in the centre. */
  readonly children?: ReactNode;
  readonly sizePx?: number | undefined;
}

const STROKE_PX = 4;

/** Progress of a known period or count in little space. */
export function ProgressRing({ label, value, max, valueText, children, sizePx = 56 }: ProgressRingProps) {
  const radius = (sizePx - STROKE_PX) / 2;
  const circumference = 2 * Math.PI * radius;
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const circle = { cx: sizePx / 2, cy: sizePx / 2, r: radius, strokeWidth: STROKE_PX };
  return (
    <span
      className={styles.root}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <svg width={sizePx} height={sizePx} className={styles.ring} aria-hidden="true">
        <circle {...circle} className={styles.ground} />
        {share > 0 ? (
          <circle
            {...circle}
            className={styles.done}
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - share)}
          />
        ) : null}
      </svg>
      <span className={styles.inside} aria-hidden="true">
        {children}
      </span>
    </span>
  );
}

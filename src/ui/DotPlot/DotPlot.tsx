import * as styles from './DotPlot.css.ts';
import { rowsOfDots } from './rowsOfDots.ts';

export interface DotPlotProps {
  /** The whole of it in words: `10 of 54 are within reach`. */
  readonly label: string;
  /** One a dot; what lies beyond `max` stands at the end. */
  readonly values: readonly number[];
  readonly max: number;
  /** What is picked out, both ends included. */
  readonly band: readonly [low: number, high: number];
  readonly describe: (value: number) => string;
}

const WIDTH = 480;
const ROW = 12;
const RADIUS = 4;
const ROWS = 5;
const HEIGHT = ROWS * ROW;
/** Two labels nearer than this share of the width would touch. */
const LEAST_APART = 0.16;

/** Each thing as a dot on a line, with a band over those that count. */
export function DotPlot({ label, values, max, band: [low, high], describe }: DotPlotProps) {
  const share = (value: number) => Math.min(1, Math.max(0, value / max));
  const x = (value: number) => RADIUS + share(value) * (WIDTH - 2 * RADIUS);
  const dots = rowsOfDots(
    values.map((value) => ({ value, x: x(value) })),
    2 * RADIUS + 1,
    ROWS,
  );
  const ends = share(high) - share(low) < LEAST_APART ? [high] : [low, high];
  return (
    <figure className={styles.figure}>
      <svg role="img" aria-label={label} className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT + 8}`}>
        <rect
          x={x(low)}
          y={0}
          width={Math.max(0, x(high) - x(low))}
          height={HEIGHT + 4}
          className={styles.band}
        />
        <line x1={x(low)} x2={x(low)} y1={0} y2={HEIGHT + 4} className={styles.edge} />
        <line x1={x(high)} x2={x(high)} y1={0} y2={HEIGHT + 4} className={styles.edge} />
        {dots.map(({ key, value, x: at, row }) => (
          <circle
            key={key}
            cx={at}
            cy={HEIGHT - row * ROW - RADIUS}
            r={RADIUS}
            className={value >= low && value <= high ? styles.dotWithin : styles.dot}
          />
        ))}
        <line x1={0} x2={WIDTH} y1={HEIGHT + 4} y2={HEIGHT + 4} className={styles.axis} />
      </svg>
      <figcaption className={styles.labels} aria-hidden="true">
        {ends.map((value) => (
          <span
            key={value}
            className={styles.label}
            data-strong
            style={{ left: `${Math.min(0.9, Math.max(0.06, share(value))) * 100}%` }}
          >
            {describe(value)}
          </span>
        ))}
        {share(high) < 1 - LEAST_APART ? (
          <span className={styles.label} data-last>
            {describe(max)}
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}

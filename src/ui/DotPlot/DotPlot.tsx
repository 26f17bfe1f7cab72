import { scaleLinear, scaleLog } from 'd3-scale';
import * as styles from './DotPlot.css.ts';
import { rowsOfDots } from './rowsOfDots.ts';

export interface DotPlotProps {
  /** The text alternative: `10 of 54 are within reach`. */
  readonly label: string;
  /** One dot per value. Values beyond an end of the scale are drawn at that end. */
  readonly values: readonly number[];
  /** The end of the scale, above 0 and above `min`. */
  readonly max: number;
  /** The start of the scale, above 0. With it the scale is logarithmic, for values with a few large outliers. */
  readonly min?: number | undefined;
  /** The highlighted range, both ends included. */
  readonly band: readonly [low: number, high: number];
  readonly formatValue: (value: number) => string;
}

const ROW_PX = 12;
const RADIUS_PX = 4;
const ROWS = 5;
const HEIGHT_PX = ROWS * ROW_PX;
/**
 * In per cent of the width: the dots' distance from the edges, and their minimum distance from each other on a
 * phone.
 */
const EDGE = 1.5;
const DOT = 3;
/** Two labels closer than this, in per cent, would touch. */
const LEAST_APART = 20;

/** Each item as a dot on a scale, with a band over the relevant range. */
export function DotPlot({ label, values, max, min, band: [low, high], formatValue }: DotPlotProps) {
  const scale =
    min === undefined || min >= max
      ? scaleLinear([0, max], [EDGE, 100 - EDGE])
      : scaleLog([min, max], [EDGE, 100 - EDGE]);
  const x = (value: number) => scale.clamp(true)(Math.max(value, min ?? 0));
  const dots = rowsOfDots(
    values.map((value) => ({ value, x: x(value) })),
    DOT,
    ROWS,
  );
  const isClose = x(high) - x(low) < LEAST_APART;
  const ends = isClose ? [high] : [low, high];
  return (
    <figure className={styles.figure}>
      <svg role="img" aria-label={label} className={styles.plot} width="100%" height={HEIGHT_PX + 8}>
        <rect
          x={`${x(low)}%`}
          y={0}
          width={`${Math.max(0, x(high) - x(low))}%`}
          height={HEIGHT_PX + 4}
          className={styles.band}
        />
        <Edge at={x(low)} />
        <Edge at={x(high)} />
        {dots.map(({ key, value, x: at, row }) => (
          <circle
            key={key}
            cx={`${at}%`}
            cy={HEIGHT_PX - row * ROW_PX - RADIUS_PX}
            r={RADIUS_PX}
            className={value >= low && value <= high ? styles.dotWithin : styles.dot}
          />
        ))}
        <line x1={0} x2="100%" y1={HEIGHT_PX + 4} y2={HEIGHT_PX + 4} className={styles.axis} />
      </svg>
      <figcaption className={styles.labels} aria-hidden="true">
        {ends.map((value) => (
          <span
            key={value}
            className={styles.label}
            data-strong
            style={{ left: `${Math.min(90, Math.max(6, x(value)))}%` }}
          >
            {formatValue(value)}
          </span>
        ))}
        {x(high) < 100 - LEAST_APART ? (
          <span className={styles.label} data-last>
            {formatValue(max)}
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}

const Edge = ({ at }: { readonly at: number }) => (
  <line x1={`${at}%`} x2={`${at}%`} y1={0} y2={HEIGHT_PX + 4} className={styles.edge} />
);

import * as styles from './Histogram.css.ts';

export interface HistogramBin {
  /** The lower bound, included. */
  readonly from: number;
  /** The upper bound, excluded. */
  readonly to: number;
  readonly count: number;
}

export interface HistogramProps {
  /** The text alternative: `177 results, most of them from ₦20m to ₦40m`. */
  readonly label: string;
  /** In ascending order, without gaps. All are drawn with the same width, whatever their range. */
  readonly bins: readonly HistogramBin[];
  /** Highlights the bins that overlap this range. */
  readonly within?: readonly [low: number, high: number] | undefined;
  /** Draws a line at a value, such as a limit. A value beyond an end of the scale is drawn at that end. */
  readonly mark?: number | undefined;
}

const HEIGHT = 72;
const STEP = 10;
const GAP = 2;
/** The minimum height of a bin that is not empty. */
const LEAST = 3;

/** The number of items in each range of values. */
export function Histogram({ label, bins, within, mark }: HistogramProps) {
  const highest = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.plot}
      viewBox={`0 0 ${Math.max(1, bins.length) * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {bins.map(({ from, to, count }, index) => {
        const height = count === 0 ? 1 : Math.max(LEAST, (count / highest) * HEIGHT);
        const isWithin = within !== undefined && from < within[1] && to > within[0];
        return (
          <rect
            key={from}
            x={index * STEP + GAP / 2}
            y={HEIGHT - height}
            width={STEP - GAP}
            height={height}
            className={isWithin ? styles.barWithin : styles.bar}
          />
        );
      })}
      {mark === undefined ? null : (
        <line
          x1={positionOf(bins, mark)}
          x2={positionOf(bins, mark)}
          y1={0}
          y2={HEIGHT}
          className={styles.mark}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}

/** The x coordinate of a value; linear within its bin. */
function positionOf(bins: readonly HistogramBin[], value: number): number {
  const index = bins.findIndex(({ to }) => value < to);
  const bin = bins[index];
  if (bin === undefined) return bins.length * STEP;
  return (index + Math.max(0, (value - bin.from) / (bin.to - bin.from))) * STEP;
}

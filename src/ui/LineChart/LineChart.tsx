import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LineChart.css.ts';

export interface LinePoint {
  readonly at: number;
  readonly value: number;
}

export interface LineTarget {
  readonly label: string;
  readonly value: number;
}

export interface LineChartProps {
  /** What the chart shows, in one sentence. */
  readonly label: string;
  /** At least one, in ascending order of `at`. */
  readonly points: readonly LinePoint[];
  /** The end of the horizontal axis, if it is after the last point. */
  readonly end?: number | undefined;
  readonly targets?: readonly LineTarget[] | undefined;
  readonly formatX: (at: number) => string;
  readonly formatValue: (value: number) => string;
}

/** The drawing is stretched to its container; labels and the dot are positioned over it in per cent. */
const WHOLE = 100;
const VALUE_TICKS = 4;
const AT_TICKS = 4;
/** Labels of targets that are closer, in per cent of the height, would touch. */
const NEAR = 9;

/** The growth of a value in steps, with targets. Screen readers get a table. */
export function LineChart({ label, points, end, targets = [], formatX, formatValue }: LineChartProps) {
  const first = points[0]?.at ?? 0;
  const last = Math.max(first, end ?? 0, points.at(-1)?.at ?? first);
  const highest = Math.max(1, ...points.map(({ value }) => value), ...targets.map(({ value }) => value));
  const x = scaleLinear([first, Math.max(last, first + 1)], [0, WHOLE]);
  const y = scaleLinear([0, highest], [WHOLE, 0]).nice(VALUE_TICKS);
  const curve = line<LinePoint>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  ).curve(curveStepAfter);
  const ground = area<LinePoint>(
    ({ at }) => x(at),
    y(0),
    ({ value }) => y(value),
  ).curve(curveStepAfter);
  const newest = points.at(-1);
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.frame} aria-hidden="true">
        <svg
          className={styles.plot}
          viewBox={`0 0 ${WHOLE} ${WHOLE}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {y.ticks(VALUE_TICKS).map((value) => (
            <line key={value} x1={0} x2={WHOLE} y1={y(value)} y2={y(value)} className={styles.grid} />
          ))}
          <path d={ground([...points]) ?? ''} className={styles.area} />
          {targets.map(({ label: name, value }) => (
            <line key={name} x1={0} x2={WHOLE} y1={y(value)} y2={y(value)} className={styles.target} />
          ))}
          <path d={curve([...points]) ?? ''} className={styles.line} />
        </svg>
        {y.ticks(VALUE_TICKS).map((value) => (
          <span key={value} className={styles.valueTick} style={{ top: `${y(value)}%` }}>
            {formatValue(value)}
          </span>
        ))}
        {x
          .ticks(AT_TICKS)
          .filter(Number.isInteger)
          .map((at, place) => (
            <span
              key={at}
              className={classNames(styles.atTick, place % 2 === 1 && styles.between)}
              style={{ left: `${x(at)}%` }}
            >
              {formatX(at)}
            </span>
          ))}
        {targetLabels(targets, y).map(({ text, top }) => (
          <span key={text} className={styles.targetLabel} style={{ top: `${top}%` }}>
            {text}
          </span>
        ))}
        {newest ? (
          <span className={styles.dot} style={{ left: `${x(newest.at)}%`, top: `${y(newest.value)}%` }} />
        ) : null}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <tbody>
            {points.map(({ at, value }) => (
              <tr key={at}>
                <th scope="row">{formatX(at)}</th>
                <td>{formatValue(value)}</td>
              </tr>
            ))}
            {targets.map(({ label: name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatValue(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

interface TargetLabel {
  readonly text: string;
  /** In per cent of the height. */
  readonly top: number;
}

/** Targets close to each other share one label, from the lowest to the highest, above the highest. */
function targetLabels(targets: readonly LineTarget[], y: (value: number) => number): readonly TargetLabel[] {
  const labels: TargetLabel[] = [];
  for (const { label, value } of targets.toSorted((one, other) => one.value - other.value)) {
    const last = labels.at(-1);
    const top = y(value);
    if (last && last.top - top < NEAR) labels[labels.length - 1] = { text: `${last.text} · ${label}`, top };
    else labels.push({ text: label, top });
  }
  return labels;
}

import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
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
  /** What it shows, in one sentence. */
  readonly label: string;
  /** One at least, in their order. */
  readonly points: readonly LinePoint[];
  /** Where the line of points goes on to: `at` of the last tick. */
  readonly end?: number | undefined;
  readonly targets?: readonly LineTarget[] | undefined;
  readonly describeAt: (at: number) => string;
  readonly describeValue: (value: number) => string;
}

const WIDTH = 640;
const HEIGHT = 240;
const EDGE = { top: 20, right: 8, bottom: 28, left: 72 } as const;
const VALUE_TICKS = 4;
const AT_TICKS = 5;

/** What has grown, step by step, with the targets it grows towards. Those who listen get it as a table. */
export function LineChart({ label, points, end, targets = [], describeAt, describeValue }: LineChartProps) {
  const first = points[0]?.at ?? 0;
  const last = Math.max(first, end ?? 0, points.at(-1)?.at ?? first);
  const highest = Math.max(1, ...points.map(({ value }) => value), ...targets.map(({ value }) => value));
  const x = scaleLinear([first, Math.max(last, first + 1)], [EDGE.left, WIDTH - EDGE.right]);
  const y = scaleLinear([0, highest], [HEIGHT - EDGE.bottom, EDGE.top]).nice(VALUE_TICKS);
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
      <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {y.ticks(VALUE_TICKS).map((value) => (
          <g key={value}>
            <line
              x1={EDGE.left}
              x2={WIDTH - EDGE.right}
              y1={y(value)}
              y2={y(value)}
              className={styles.grid}
            />
            <text x={EDGE.left - 8} y={y(value) + 4} textAnchor="end" className={styles.tick}>
              {describeValue(value)}
            </text>
          </g>
        ))}
        {x
          .ticks(AT_TICKS)
          .filter(Number.isInteger)
          .map((at) => (
            <text key={at} x={x(at)} y={HEIGHT - 8} textAnchor="middle" className={styles.tick}>
              {describeAt(at)}
            </text>
          ))}
        <path d={ground([...points]) ?? ''} className={styles.area} />
        <path d={curve([...points]) ?? ''} className={styles.line} />
        {targets.map(({ label: name, value }) => (
          <g key={name}>
            <line
              x1={EDGE.left}
              x2={WIDTH - EDGE.right}
              y1={y(value)}
              y2={y(value)}
              className={styles.target}
            />
            <text x={WIDTH - EDGE.right} y={y(value) - 6} textAnchor="end" className={styles.targetLabel}>
              {name}
            </text>
          </g>
        ))}
        {newest ? <circle cx={x(newest.at)} cy={y(newest.value)} r={6} className={styles.dot} /> : null}
      </svg>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <tbody>
            {points.map(({ at, value }) => (
              <tr key={at}>
                <th scope="row">{describeAt(at)}</th>
                <td>{describeValue(value)}</td>
              </tr>
            ))}
            {targets.map(({ label: name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{describeValue(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

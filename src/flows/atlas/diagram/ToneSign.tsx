import type { Tone } from './marks.ts';
import * as styles from './Overlay.css.ts';

/** Paths, 10 × 10. A full, half or empty circle or a cross for the reach; a plus, wave or minus for the change. */
const PATHS: Readonly<Record<Tone, { readonly filled?: string; readonly lined?: string }>> = {
  browser: { filled: 'M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0Z' },
  screen: { lined: 'M5 .8a4.2 4.2 0 1 1 0 8.4A4.2 4.2 0 0 1 5 .8Z', filled: 'M5 .8a4.2 4.2 0 0 1 0 8.4Z' },
  machine: { lined: 'M5 .8a4.2 4.2 0 1 1 0 8.4A4.2 4.2 0 0 1 5 .8Z' },
  none: { lined: 'M1.5 1.5l7 7M8.5 1.5l-7 7' },
  added: { lined: 'M5 1v8M1 5h8' },
  changed: { lined: 'M1 6.5C2 3 4 3 5 5s3 2 4-1.5' },
  removed: { lined: 'M1 5h8' },
};

export function ToneSign({
  tone,
  x = 0,
  y = 0,
}: {
  readonly tone: Tone;
  readonly x?: number;
  readonly y?: number;
}) {
  const { filled, lined } = PATHS[tone];
  return (
    <g transform={`translate(${x} ${y})`}>
      {lined === undefined ? null : <path className={styles.signLine} d={lined} />}
      {filled === undefined ? null : <path className={styles.signFill} d={filled} />}
    </g>
  );
}

import type { QuarterTurns } from '../model/geometry.ts';
import * as styles from './compass.css.ts';
import { lettering } from './lettering.css.ts';

interface NorthArrowProps {
  readonly x: number;
  readonly y: number;
  readonly sizeM: number;
  /** Rotation of the drawing relative to the ground. */
  readonly turns: QuarterTurns;
}

/** An arrow to the model's north. */
export function NorthArrow({ x, y, sizeM, turns }: NorthArrowProps) {
  const isUp = turns !== 2;
  const tip = isUp ? -sizeM / 2 : sizeM / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M0 ${tip}L${sizeM / 4} ${-tip}L0 ${-tip / 2}L${-sizeM / 4} ${-tip}Z`}
        className={styles.needle}
      />
      <text x={sizeM * 0.5} y={0} className={lettering}>
        N
      </text>
    </g>
  );
}

interface ScaleBarProps {
  readonly x: number;
  readonly y: number;
  readonly lengthM: number;
  readonly tickM: number;
}

export function ScaleBar({ x, y, lengthM, tickM }: ScaleBarProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M0 ${-tickM}V${tickM}M0 0H${lengthM}M${lengthM} ${-tickM}V${tickM}M${lengthM / 2} ${-tickM / 2}V${tickM / 2}`}
        className={styles.bar}
        strokeWidth={tickM / 3}
      />
      <text x={lengthM + tickM * 1.5} y={0} className={lettering}>
        {`${lengthM} m`}
      </text>
    </g>
  );
}

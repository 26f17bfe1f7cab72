import { boundsOf, centreOf, grow, type Rect } from '../model/geometry.ts';
import type { Level, Unit } from '../model/model.ts';
import { svgRect, viewBoxOf } from './geometry.ts';
import * as styles from './keyPlan.css.ts';

interface KeyPlanProps {
  readonly level: Level;
  readonly units: readonly Unit[];
  readonly shownId: string;
}

/** A small plan of the whole storey that marks the drawn unit; the sentence next to it says the same. */
export function KeyPlan({ level, units, shownId }: KeyPlanProps) {
  const box = grow(boundsOf(level.rooms.map(({ rect }) => rect)), 0.5);
  const strokeM = (box.x1 - box.x0) / 250;
  return (
    <svg viewBox={viewBoxOf(box)} className={styles.drawing} aria-hidden="true">
      {level.rooms
        .filter(({ unitId }) => unitId === null)
        .map(({ rect }) => (
          <rect
            key={`${rect.x0} ${rect.y0}`}
            {...svgRect(rect)}
            className={styles.shared}
            strokeWidth={strokeM}
          />
        ))}
      {unitBounds(level, units).map(({ unit, rect }) => {
        const { x, y } = centreOf(rect);
        return (
          <g key={unit.id}>
            <rect
              {...svgRect(rect)}
              className={styles.unit}
              strokeWidth={strokeM}
              data-shown={unit.id === shownId || undefined}
            />
            <text x={x} y={-y} fontSize={(box.x1 - box.x0) * 0.04} className={styles.name}>
              {unit.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The units of a storey from left to right. */
export function unitBounds(
  { rooms }: Level,
  units: readonly Unit[],
): { readonly unit: Unit; readonly rect: Rect }[] {
  return units
    .flatMap((unit) => {
      const own = rooms.filter(({ unitId }) => unitId === unit.id).map(({ rect }) => rect);
      return own.length > 0 ? [{ unit, rect: boundsOf(own) }] : [];
    })
    .sort((a, b) => a.rect.x0 - b.rect.x0);
}

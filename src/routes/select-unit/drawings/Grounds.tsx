import type { Site } from '#domain/model/site/site.ts';
import { svgRect } from './geometry.ts';
import * as styles from './siteDrawing.css.ts';

const FENCE_STROKES = 2;

/** All but the buildings: street, roads, paving, wall and gate, planting and cars. */
export function Grounds({ site, strokeM }: { readonly site: Site; readonly strokeM: number }) {
  const { plot, street, roads, paths, paved, plants, cars, fence, gate } = site;
  return (
    <>
      <rect {...svgRect(street)} className={styles.street} />
      <rect {...svgRect(plot)} className={styles.plot} />
      {roads.map((rect) => (
        <rect key={`${rect.x0} ${rect.y0} ${rect.y1}`} {...svgRect(rect)} className={styles.road} />
      ))}
      {paths.map((rect) => (
        <rect key={`${rect.x0} ${rect.y0} ${rect.y1}`} {...svgRect(rect)} className={styles.path} />
      ))}
      {paved.map((rect) => (
        <rect
          key={`${rect.x0} ${rect.y0} ${rect.y1}`}
          {...svgRect(rect)}
          className={styles.paved}
          strokeWidth={strokeM / 3}
        />
      ))}
      {cars.map(({ rect }) => (
        <rect key={`${rect.x0} ${rect.y0}`} {...svgRect(rect)} rx={0.6} className={styles.car} />
      ))}
      {plants.map(({ at: { x, y }, radiusM }) => (
        <circle key={`${x} ${y}`} cx={x} cy={-y} r={radiusM} className={styles.plant} />
      ))}
      {fence.map(({ from, to }) => (
        <path
          key={`${from.x} ${from.y}`}
          d={`M${from.x} ${-from.y}L${to.x} ${-to.y}`}
          className={styles.fence}
          strokeWidth={strokeM * FENCE_STROKES}
        />
      ))}
      <path
        d={`M${gate.x0} ${-gate.y}H${gate.x1}`}
        className={styles.gate}
        strokeWidth={strokeM * FENCE_STROKES}
        strokeDasharray={strokeM * FENCE_STROKES}
      />
    </>
  );
}

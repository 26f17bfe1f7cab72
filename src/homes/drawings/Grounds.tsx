import type { FenceRun, Site } from '../model/site/site.ts';
import { svgRect } from './geometry.ts';
import * as styles from './siteDrawing.css.ts';

const FENCE_STROKES = 2;

/** The site without its buildings: street, roads, paving, wall and gate, planting and cars. */
export function Grounds({ site, strokeM }: { readonly site: Site; readonly strokeM: number }) {
  const { plot, street, roads, paths, paved, plants, cars, fence, gardenFences, gate } = site;
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
      {fence.map((run) => (
        <Fence key={keyOf(run)} run={run} widthM={strokeM * FENCE_STROKES} />
      ))}
      {gardenFences.map((run) => (
        <Fence key={keyOf(run)} run={run} widthM={strokeM} />
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

const keyOf = ({ from, to }: FenceRun): string => `${from.x} ${from.y} ${to.x} ${to.y}`;

function Fence({ run: { from, to }, widthM }: { readonly run: FenceRun; readonly widthM: number }) {
  return <path d={`M${from.x} ${-from.y}L${to.x} ${-to.y}`} className={styles.fence} strokeWidth={widthM} />;
}

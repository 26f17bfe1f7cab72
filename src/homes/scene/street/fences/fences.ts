import type { Finish } from '#homes/model/finish.ts';
import type { Point } from '#homes/model/geometry.ts';
import type { FenceRun } from '#homes/model/site/site.ts';
import { type Detail, type Place, placeAt } from '../../scene.ts';
import type { StreetInstances } from '../StreetInstances.ts';
import { PIER_OVERLAP_M, panel, panelLengthM } from './panels.ts';
import { pier, pierTopM } from './pier.ts';

/** Piers closer than this are merged. */
const SAME_PIER_M = 0.55;

/** Panels between piers; where runs meet, they share the pier of the higher one. */
export function fences(
  instances: StreetInstances,
  runs: readonly FenceRun[],
  finish: Finish,
  detail: Detail,
): void {
  const piers: Point[] = [];
  const byHeight = [...runs].sort((a, b) => b.heightM - a.heightM);
  for (const run of byHeight) {
    const { style, from, to, heightM, material } = run;
    const lengthM = Math.hypot(to.x - from.x, to.y - from.y);
    if (lengthM < 0.3) continue;
    const ownM = panelLengthM(style, detail);
    const count = Math.max(1, Math.round(lengthM / ownM));
    const turnRad = Math.atan2(to.y - from.y, to.x - from.x);
    const along = (share: number): Point => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    const stretch = (lengthM / count - 2 * PIER_OVERLAP_M) / (ownM - 2 * PIER_OVERLAP_M);
    if (stretch < 0.1) continue;
    const panels = Array.from({ length: count }, (_, index): Place => {
      const { x, y } = along(index / count + PIER_OVERLAP_M / lengthM);
      return { at: [x, y, 0], turnRad, scale: [stretch, 1, 1] };
    });
    instances.put(`fence ${style} ${heightM} ${material}`, panels, (mesh) =>
      panel(mesh, { style, heightM, material, warm: finish.warm, detail }),
    );
    const topM = pierTopM(style, heightM);
    const stands = Array.from({ length: count + 1 }, (_, index) => along(index / count)).filter((at) => {
      const isFree = piers.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > SAME_PIER_M);
      if (isFree) piers.push(at);
      return isFree;
    });
    instances.put(
      `pier ${topM.toFixed(2)}`,
      stands.map(({ x, y }) => placeAt([x, y, 0])),
      (mesh) => pier(mesh, finish.base, topM, detail),
    );
  }
}

import type { HomeModel } from '#homes/model/model.ts';
import type { Site } from '#homes/model/site/site.ts';
import { type Detail, type Place, placeAt } from '../../scene.ts';
import type { StreetInstances } from '../StreetInstances.ts';
import { bollard, streetLight } from './lights.ts';

const EVERY_M = 18;
const LIGHT_M = 5.6;
/** Distance outside a road's edge. */
const BEHIND_EDGE_M = 0.35;

/** Positions of the lights along an estate's lanes. */
export function streetLightPlaces({ plot, roads, fenceOpenings }: Site): Place[] {
  const lanes = roads.filter(({ x0, x1, y0, y1 }) => y1 > plot.y0 && x1 - x0 > y1 - y0);
  return lanes.flatMap(({ x0, x1, y0, y1 }): Place[] => {
    const count = Math.max(1, Math.round((x1 - x0) / EVERY_M));
    // On the side opposite the fronts, whose gates are on the other side.
    const isSouth = !fenceOpenings.some(({ y }) => Math.abs(y - y0) < 2);
    const y = isSouth ? y0 - BEHIND_EDGE_M : y1 + BEHIND_EDGE_M;
    return Array.from({ length: count }, (_, index) =>
      placeAt([x0 + ((x1 - x0) * (index + 0.5)) / count, y, 0], isSouth ? 0 : Math.PI),
    );
  });
}

/** Lights along an estate's lanes, and low lights along the path of a single house. */
export function lighting(instances: StreetInstances, { site }: HomeModel, detail: Detail): void {
  const inside = site.roads.filter(({ y1 }) => y1 > site.plot.y0);
  instances.put('street light', streetLightPlaces(site), (mesh) => streetLight(mesh, LIGHT_M, detail));
  if (inside.length > 0) return;
  const beside = site.paths
    .filter(({ y0 }) => y0 >= site.plot.y0)
    .flatMap(({ x0, y0, y1 }) =>
      [0.25, 0.55].map((share) => placeAt([x0 - 0.25, y0 + (y1 - y0) * share, 0])),
    );
  instances.put('bollard', beside, (mesh) => bollard(mesh, detail));
}

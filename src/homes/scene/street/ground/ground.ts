import type { HomeModel } from '#homes/model/model.ts';
import { type Detail, placeAt } from '../../scene.ts';
import { box } from '../../solids.ts';
import type { Focus } from '../focus.ts';
import type { StreetInstances } from '../StreetInstances.ts';
import { asphalt, roadDetails } from './asphalt.ts';
import { DRAIN_M, KERB_M, kerbs } from './kerbs.ts';
import { layRoads } from './roads.ts';
import { streetSegment } from './streetSegment.ts';
import { ways } from './ways.ts';

const EARTH_TOP_M = -0.05;

/** Soil, roads with their edges, and all paving. */
export function ground(
  instances: StreetInstances,
  model: HomeModel,
  detail: Detail,
  focus: Focus | undefined,
): void {
  const { site } = model;
  const { plot, street } = site;
  instances.put('earth', [placeAt([0, 0, 0])], (mesh) =>
    box(
      mesh,
      'soil',
      [street.x0 + 0.01, street.y1 + KERB_M + DRAIN_M - 0.1, -0.4],
      [street.x1 - 0.01, plot.y1 + 0.05, EARTH_TOP_M],
    ),
  );
  const over = [...site.paved, ...site.paths];
  for (const { carriageway, mouths, edges } of layRoads(site.roads, over)) {
    // Crossings of the verge are paved.
    if (carriageway.y1 <= plot.y0) continue;
    asphalt(instances, carriageway, mouths);
    kerbs(instances, edges, detail);
    roadDetails(instances, carriageway, false, detail);
  }
  const crossings = [...site.roads, ...site.paths].filter(({ y1 }) => y1 <= plot.y0);
  streetSegment(instances, street, crossings, detail);
  ways(instances, model, focus);
}

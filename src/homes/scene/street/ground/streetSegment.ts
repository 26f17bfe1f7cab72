import type { Rect } from '#homes/model/geometry.ts';
import type { Detail } from '../../scene.ts';
import type { StreetInstances } from '../StreetInstances.ts';
import { asphalt, roadDetails } from './asphalt.ts';
import { DRAIN_M, KERB_M, kerbs, type RoadEdge } from './kerbs.ts';

/** A stretch of the street from west to east: asphalt, with a kerb and a covered drain on both sides. */
export function streetSegment(
  instances: StreetInstances,
  street: Rect,
  crossings: readonly Rect[],
  detail: Detail,
): void {
  const span = { from: street.x0, to: street.x1 };
  asphalt(instances, street, []);
  roadDetails(instances, street, true, detail);
  const edge = (at: number, towards: 1 | -1): RoadEdge => ({
    axis: 'x',
    at,
    towards,
    span,
    crossings: crossings
      .filter(
        (each) =>
          Math.abs((towards === -1 ? each.y0 : each.y1) - (towards === -1 ? street.y1 : street.y0)) < 0.1,
      )
      .map(({ x0, x1 }) => ({ from: x0, to: x1 })),
    hasDrain: true,
  });
  kerbs(instances, [edge(street.y1 + KERB_M + DRAIN_M, -1), edge(street.y0 - KERB_M - DRAIN_M, 1)], detail);
}

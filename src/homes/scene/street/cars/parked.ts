import { centreOf } from '#homes/model/geometry.ts';
import type { Car } from '#homes/model/site/site.ts';
import { type Detail, placeAt } from '../../scene.ts';
import type { StreetInstances } from '../StreetInstances.ts';
import { car } from './car.ts';

/** On paving or asphalt; tyres sink in slightly. */
const GROUND_M = 0.042;

/** All cars of the model in their places. */
export function parkedCars(instances: StreetInstances, cars: readonly Car[], detail: Detail): void {
  for (const { body, rect, turns, material } of cars) {
    const { x, y } = centreOf(rect);
    instances.put(`car ${body} ${material}`, [placeAt([x, y, GROUND_M], (turns * Math.PI) / 2)], (mesh) =>
      car(mesh, body, material, detail),
    );
  }
}

import type { Point } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import { distanceTo, type Obstacle } from './obstacles.ts';
import type { Camera } from './shot.ts';

/** A car closer than this dominates a picture of a house. */
const CLEAR_OF_CARS_M = 12;
/** The lowest leaves of a plantain closer than this hang before the camera. */
const CLEAR_OF_PLANTAINS_M = 4;

export const isNearCar = ({ kind, rect }: Pick<Obstacle, 'kind' | 'rect'>, eye: Point): boolean =>
  kind === 'car' && distanceTo(eye, rect) < CLEAR_OF_CARS_M;

/** The model without the cars and plantains close to a camera at eye level. */
export function withoutNearObjects(model: HomeModel, { at: [x, y], isLevel }: Camera): HomeModel {
  if (!isLevel) return model;
  const cars = model.site.cars.filter(({ rect }) => !isNearCar({ kind: 'car', rect }, { x, y }));
  const plants = model.site.plants.filter(
    ({ kind, at }) => kind !== 'plantain' || Math.hypot(at.x - x, at.y - y) >= CLEAR_OF_PLANTAINS_M,
  );
  return { ...model, site: { ...model.site, cars, plants } };
}

import type { Point } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import { distanceTo, type Obstacle } from './obstacles.ts';
import type { Camera } from './shot.ts';

/** A car so near fills a picture of a house; beyond it one reads as a car on its drive. */
const CLEAR_OF_CARS_M = 12;

export const isNearCar = ({ kind, rect }: Pick<Obstacle, 'kind' | 'rect'>, eye: Point): boolean =>
  kind === 'car' && distanceTo(eye, rect) < CLEAR_OF_CARS_M;

/** The home as it is pictured: at eye level without the cars before the camera. */
export function withoutNearCars(model: HomeModel, { at: [x, y], isLevel }: Camera): HomeModel {
  if (!isLevel) return model;
  const cars = model.site.cars.filter(({ rect }) => !isNearCar({ kind: 'car', rect }, { x, y }));
  return { ...model, site: { ...model.site, cars } };
}

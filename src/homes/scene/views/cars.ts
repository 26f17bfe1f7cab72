import type { Point } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import { distanceTo, type Obstacle } from './obstacles.ts';
import type { Camera } from './shot.ts';

/** A car closer than this dominates a picture of a house. */
const CLEAR_OF_CARS_M = 12;

export const isNearCar = ({ kind, rect }: Pick<Obstacle, 'kind' | 'rect'>, eye: Point): boolean =>
  kind === 'car' && distanceTo(eye, rect) < CLEAR_OF_CARS_M;

/** The model without the cars close to a camera at eye level. */
export function withoutNearCars(model: HomeModel, { at: [x, y], isLevel }: Camera): HomeModel {
  if (!isLevel) return model;
  const cars = model.site.cars.filter(({ rect }) => !isNearCar({ kind: 'car', rect }, { x, y }));
  return { ...model, site: { ...model.site, cars } };
}

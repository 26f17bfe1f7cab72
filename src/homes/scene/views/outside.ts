import { centreOf } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import type { Vec3 } from '../vector.ts';
import { entranceOf } from './entrance.ts';
import { cornersOf, eyeLevelCamera } from './eyeLevel.ts';
import { SENSOR_MM } from './framing.ts';
import { type CameraSide, type House, housesOf } from './house.ts';
import type { Camera } from './shot.ts';

/** From across the lane, with the house in the middle of the picture. */
export const streetCamera = (model: HomeModel, house: House, side: CameraSide): Camera =>
  eyeLevelCamera(model, house, {
    side,
    distancesM: [19, 17, 21, 15, 13.5, 12, 24, 27],
    anglesDegrees: [22, 17, 27, 33, 12, 39, 44],
    widthShare: 0.6,
    heightShare: 0.66,
    lensMm: [22, 36],
    middle: 0.47,
  });

/** Two sides of a house at the end of its row. */
export const cornerCamera = (model: HomeModel, house: House, side: CameraSide): Camera =>
  eyeLevelCamera(model, house, {
    side,
    distancesM: [18, 16, 20, 14, 12, 10.5, 23],
    anglesDegrees: [42, 38, 46, 34, 50, 28],
    widthShare: 0.62,
    heightShare: 0.66,
    lensMm: [22, 36],
    middle: 0.47,
  });

/** The path to a front door, seen from inside the garden with its plants, the veranda and the windows. */
export const gardenCamera = (model: HomeModel, house: House, side: CameraSide): Camera =>
  eyeLevelCamera(model, entranceOf(house), {
    side,
    distancesM: [7.5, 6.8, 8.5, 6, 9.5, 11],
    anglesDegrees: [34, 28, 40, 22, 46, 16],
    widthShare: 0.6,
    heightShare: 0.72,
    lensMm: [24, 32],
    middle: 0.48,
  });

const AIR_LENS_MM = 35;
const AIR_DOWN_DEGREES = 33;
const AIR_OFF_FRONT_DEGREES = 42;

/** From above: a house with its neighbours and gardens. */
export function airCamera(model: HomeModel, house: House, side: CameraSide): Camera {
  const near = housesOf(model).filter((each) => distance(each, house) < 26);
  return fromAbove(near, house.frontBearingRad + (side * AIR_OFF_FRONT_DEGREES * Math.PI) / 180);
}

/** A whole estate from above, from the street side. */
export const estateCamera = (model: HomeModel, side: CameraSide): Camera =>
  fromAbove(housesOf(model), ((-90 + side * 28) * Math.PI) / 180);

function distance(a: House, b: House): number {
  const [from, to] = [centreOf(a.rect), centreOf(b.rect)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

function fromAbove(houses: readonly House[], bearing: number): Camera {
  const points = houses.flatMap(cornersOf);
  const middle = ([0, 1, 2] as const).map((axis) => {
    const all = points.map((point) => point[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  });
  const [x = 0, y = 0, z = 0] = middle;
  const down = (AIR_DOWN_DEGREES * Math.PI) / 180;
  const back: Vec3 = [Math.cos(bearing) * Math.cos(down), Math.sin(bearing) * Math.cos(down), Math.sin(down)];
  const right: Vec3 = [-Math.sin(bearing), Math.cos(bearing), 0];
  const half = Math.max(
    ...points.map((point) => Math.abs((point[0] - x) * right[0] + (point[1] - y) * right[1])),
  );
  const nearest = Math.max(...points.map((point) => (point[0] - x) * back[0] + (point[1] - y) * back[1]));
  // Distance at which they fill two thirds of the width; those in front slightly more.
  const distanceM = Math.max(34, half / (SENSOR_MM / 2 / AIR_LENS_MM) / 0.68 + 0.4 * nearest);
  return {
    at: [x + back[0] * distanceM, y + back[1] * distanceM, z + back[2] * distanceM],
    towards: [x, y, z],
    lensMm: AIR_LENS_MM,
    isLevel: false,
    shiftUp: 0,
    shiftRight: 0,
  };
}

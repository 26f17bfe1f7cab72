import type { HomeModel } from '../../model/model.ts';
import { houseFor } from './house.ts';
import { insideOf } from './inside.ts';
import { duskLamps } from './lamps.ts';
import { lightOf, sideOf, type ViewKind } from './light.ts';
import { airCamera, cornerCamera, estateCamera, gardenCamera, streetCamera } from './outside.ts';
import type { Camera, Shot } from './shot.ts';

/**
 * The picture of a listing's homes of one kind.
 * @param number the listing's position among all: it determines camera side, light and hour, so that neighbours
 * differ
 * @returns null if there is nothing to show: no block, or no living room
 */
export function shotOf(model: HomeModel, number: number, view: ViewKind): Shot | null {
  if (view === 'inside') return insideShot(model, number);
  // The corner and the air show the opposite side of the street picture.
  const side = view === 'corner' || view === 'air' ? sideOf(number + 1) : sideOf(number);
  const house = houseFor(model, side, view === 'corner' || view === 'garden');
  if (!house) return null;
  const camera = cameraOf[view](model, house, side);
  const light = lightOf(number, view, { frontBearingRad: house.frontBearingRad, side });
  return { camera, light, lamps: light.hour === 'dusk' ? duskLamps(model, camera.at) : [] };
}

const cameraOf: Readonly<
  Record<Exclude<ViewKind, 'inside'>, (...from: Parameters<typeof streetCamera>) => Camera>
> = {
  street: streetCamera,
  corner: cornerCamera,
  garden: gardenCamera,
  air: airCamera,
  estate: (model, _, side) => estateCamera(model, side),
};

/** The sun shines obliquely through the window. */
function insideShot(model: HomeModel, number: number): Shot | null {
  const inside = insideOf(model);
  if (!inside) return null;
  const light = lightOf(number, 'inside', { frontBearingRad: inside.windowBearingRad, side: sideOf(number) });
  return {
    camera: inside.camera,
    light: { ...light, sunStrength: 8, skyStrength: 0.3 },
    lamps: inside.lamps,
  };
}

import { boundsOf, grow } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import type { Vec3 } from '../vector.ts';
import { cornersOf } from './eyeLevel.ts';
import { SENSOR_MM } from './framing.ts';
import { type CameraSide, type House, houseFor } from './house.ts';
import { lightOf, sideOf } from './light.ts';
import { distanceTo, hiddenShare, obstaclesOf } from './obstacles.ts';
import type { Camera, Shot } from './shot.ts';

const LENS_MM = 32;
/** Share of the picture's width that the building fills. */
const WIDTH_SHARE = 0.72;
const LEAST_DISTANCE_M = 15;
const DOWN_DEGREES = [17, 22, 28, 35] as const;
const OFF_FRONT_DEGREES = [36, 28, 44, 20, 52] as const;
/** A steeper view hides the walls, so it is chosen only if it shows more. */
const STEEP_COST = 0.02;
const TURNED_COST = 0.015;
/** Costs of a camera on a neighbour's ground: a fixed one, and one per metre further into it. */
const OUTSIDE_COST = 0.2;
const OUTSIDE_COST_PER_M = 0.02;
/** Keeps neighbours on a page different unless the other side shows clearly more. */
const OTHER_SIDE_COST = 0.12;

/**
 * The picture of a listing's building site: from slightly above, from the same place at every stage, always by day.
 * @returns null if nothing is built
 */
export function stageShot(model: HomeModel, number: number): Shot | null {
  const side = sideOf(number);
  const house = houseFor(model, side, false);
  if (!house) return null;
  const light = lightOf(number, 'estate', { frontBearingRad: house.frontBearingRad, side });
  return { camera: bestCamera(bare(model), house, side), light, lamps: [] };
}

/** The site without plants, cars, services, garden fences and roads. */
const bare = ({ site, ...model }: HomeModel): HomeModel => ({
  ...model,
  site: { ...site, plants: [], cars: [], services: [], gardenFences: [], roads: [] },
});

function bestCamera(model: HomeModel, house: House, side: CameraSide): Camera {
  const obstacles = obstaclesOf(model, house.block.id).filter(
    ({ kind }) => kind === 'house' || kind === 'fence',
  );
  const { rect, heightM } = house;
  const points = [0, heightM / 2].flatMap((z) => {
    const { x0, x1, y0, y1 } = grow(rect, 0.3);
    const shares = [0, 0.25, 0.5, 0.75, 1];
    return shares.flatMap((share): Vec3[] => [
      [x0 + (x1 - x0) * share, y0, z],
      [x0 + (x1 - x0) * share, y1, z],
    ]);
  });
  const open = boundsOf([model.site.plot, model.site.street]);
  const candidates = DOWN_DEGREES.flatMap((down, steepness) =>
    [side, -side].flatMap((from) =>
      OFF_FRONT_DEGREES.map((off, turned) => {
        const camera = cameraAt(house, house.frontBearingRad + (from * off * Math.PI) / 180, down);
        const hidden =
          points.reduce((sum, point) => sum + hiddenShare(camera.at, point, obstacles), 0) / points.length;
        const outsideM = distanceTo({ x: camera.at[0], y: camera.at[1] }, open);
        const outside = outsideM > 0 ? OUTSIDE_COST + OUTSIDE_COST_PER_M * outsideM : 0;
        const order = STEEP_COST * steepness + TURNED_COST * turned + (from === side ? 0 : OTHER_SIDE_COST);
        return { camera, cost: hidden + outside + order };
      }),
    ),
  );
  const [first, ...others] = candidates;
  if (!first) throw new Error('There is no place for the camera');
  return others.reduce((best, each) => (each.cost < best.cost ? each : best), first).camera;
}

/** A camera on a bearing from the building, looking down by `downDegrees`, with the whole building in the picture. */
function cameraAt(house: House, bearing: number, downDegrees: number): Camera {
  const points = cornersOf(house);
  const { x0, x1, y0, y1 } = house.rect;
  const [x, y, z] = [(x0 + x1) / 2, (y0 + y1) / 2, house.heightM * 0.4];
  const down = (downDegrees * Math.PI) / 180;
  const back: Vec3 = [Math.cos(bearing) * Math.cos(down), Math.sin(bearing) * Math.cos(down), Math.sin(down)];
  const right: Vec3 = [-Math.sin(bearing), Math.cos(bearing), 0];
  const half = Math.max(...points.map((at) => Math.abs((at[0] - x) * right[0] + (at[1] - y) * right[1])));
  const nearest = Math.max(...points.map((at) => (at[0] - x) * back[0] + (at[1] - y) * back[1]));
  const byWidth = half / (SENSOR_MM / 2 / LENS_MM) / WIDTH_SHARE;
  const byHeight = (house.heightM * 0.62) / (SENSOR_MM / 3 / LENS_MM) / WIDTH_SHARE;
  const distanceM = Math.max(LEAST_DISTANCE_M, byWidth, byHeight) + 0.55 * nearest;
  return {
    at: [x + back[0] * distanceM, y + back[1] * distanceM, z + back[2] * distanceM],
    towards: [x, y, z],
    lensMm: LENS_MM,
    isLevel: false,
    shiftUp: 0,
    shiftRight: 0,
  };
}

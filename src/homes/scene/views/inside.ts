import { centreOf, grow, type Point, placePoint } from '../../model/geometry.ts';
import type { Block, HomeModel, Level, Room } from '../../model/model.ts';
import { type FurnishedRoom, furnishHome } from '../rooms/furnish.ts';
import { SENSOR_MM } from './framing.ts';
import { roomLamps } from './lamps.ts';
import type { Camera, Lamp } from './shot.ts';
import { bestStandpoint } from './standpoint.ts';

const EYE_M = 1.42;
const LENS_MM = 24;
const HALF_WALL_M = 0.12;

export interface Inside {
  readonly camera: Camera;
  readonly lamps: readonly Lamp[];
  /** The bearing of the room's largest window. */
  readonly windowBearingRad: number;
}

interface Window {
  readonly at: Point;
  readonly areaSqm: number;
  readonly bearingRad: number;
}

/** The first home's living room with a window; null if there is none. */
export function insideOf(model: HomeModel): Inside | null {
  for (const { block, rooms } of furnishHome(model)) {
    for (const furnished of rooms) {
      const { room, level } = furnished;
      if (!('kind' in room) || room.kind !== 'living') continue;
      const window = windowsOf(level, room).sort((a, b) => b.areaSqm - a.areaSqm)[0];
      if (!window) continue;
      const own = { blockId: block.id, level: level.index, room: room.name, unitId: room.unitId };
      return {
        camera: cameraIn(block, furnished, window),
        windowBearingRad: window.bearingRad + turnOf(block),
        lamps: [daylight(block, level, window), ...roomLamps(model, own)],
      };
    }
  }
  return null;
}

const turnOf = ({ placement }: Pick<Block, 'placement'>): number => (placement.turns * Math.PI) / 2;

function windowsOf({ walls }: Level, { rect }: Room): Window[] {
  const middle = centreOf(rect);
  const reach = grow(rect, 0.1);
  return walls.flatMap(({ from, to, openings }) =>
    openings.flatMap(({ kind, offsetM, widthM, heightM }) => {
      if (kind !== 'slider' && kind !== 'window') return [];
      const along = offsetM + widthM / 2;
      const isAlongX = from.y === to.y;
      const at = isAlongX ? { x: from.x + along, y: from.y } : { x: from.x, y: from.y + along };
      if (at.x < reach.x0 || at.x > reach.x1 || at.y < reach.y0 || at.y > reach.y1) return [];
      const bearingRad = isAlongX
        ? Math.sign(at.y - middle.y) * (Math.PI / 2)
        : at.x > middle.x
          ? 0
          : Math.PI;
      return [{ at, areaSqm: widthM * heightM, bearingRad }];
    }),
  );
}

function cameraIn(block: Block, { room, level, furniture }: FurnishedRoom, window: Window): Camera {
  const viewRad = 2 * Math.atan(SENSOR_MM / 2 / LENS_MM);
  const { at, bearingRad } = bestStandpoint(grow(room.rect, -HALF_WALL_M), furniture, window.at, viewRad);
  const eye = placePoint(at, block.placement);
  const bearing = bearingRad + turnOf(block);
  const z = level.zM + EYE_M;
  return {
    at: [eye.x, eye.y, z],
    towards: [eye.x + Math.cos(bearing), eye.y + Math.sin(bearing), z],
    lensMm: LENS_MM,
    isLevel: true,
    shiftUp: -0.03,
    shiftRight: 0,
  };
}

const DAYLIGHT = [0.88, 0.94, 1] as const;
/** Daylight at the window, because path tracing samples the window too rarely. */
function daylight({ placement }: Block, { zM }: Level, { at, bearingRad, areaSqm }: Window): Lamp {
  const bearing = bearingRad + turnOf({ placement });
  const [inX, inY] = [-Math.cos(bearing), -Math.sin(bearing)];
  const { x, y } = placePoint(at, placement);
  return {
    at: [x + inX * 0.35, y + inY * 0.35, zM + 1.3],
    widthM: 2.1,
    depthM: 2.1,
    turnRad: 0,
    powerW: 20 * areaSqm,
    colour: DAYLIGHT,
    direction: [inX, inY, 0],
  };
}

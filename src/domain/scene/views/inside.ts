import { centreOf, grow, type Point, placePoint } from '../../model/geometry.ts';
import type { Block, HomeModel, Level, Room } from '../../model/model.ts';
import { roomLamps } from './lamps.ts';
import type { Camera, Lamp } from './shot.ts';

const EYE_M = 1.42;
const LENS_MM = 24;
const FROM_WALL_M = 0.45;

export interface Inside {
  readonly camera: Camera;
  readonly lamps: readonly Lamp[];
  /** Where the room's largest window looks, as a bearing. */
  readonly windowBearingRad: number;
}

interface Window {
  readonly at: Point;
  readonly areaSqm: number;
  readonly bearingRad: number;
}

/** The living room of the first home: from the corner opposite to its largest window. Null where there is none. */
export function insideOf(model: HomeModel): Inside | null {
  for (const block of model.blocks) {
    for (const level of block.levels) {
      for (const room of level.rooms) {
        if (room.kind !== 'living') continue;
        const window = windowsOf(level, room).sort((a, b) => b.areaSqm - a.areaSqm)[0];
        if (!window) continue;
        const own = { blockId: block.id, level: level.index, room: room.name, unitId: room.unitId };
        return {
          ...standIn(block, level, room, window),
          lamps: [daylight(block, level, window), ...roomLamps(model, own)],
        };
      }
    }
  }
  return null;
}

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

/** It stands in the far corner that is further from the window along its wall, and looks past the room's middle. */
function standIn(block: Block, level: Level, { rect }: Room, window: Window): Omit<Inside, 'lamps'> {
  const inner = grow(rect, -FROM_WALL_M);
  const [cos, sin] = [Math.round(Math.cos(window.bearingRad)), Math.round(Math.sin(window.bearingRad))];
  const corners = [inner.x0, inner.x1].flatMap((x) => [inner.y0, inner.y1].map((y): Point => ({ x, y })));
  const away = ({ x, y }: Point): number =>
    -(x - window.at.x) * cos - (y - window.at.y) * sin + 0.5 * Math.hypot(x - window.at.x, y - window.at.y);
  const stand = corners.reduce((best, each) => (away(each) > away(best) ? each : best));
  const middle = centreOf(rect);
  const aim = { x: (middle.x + window.at.x) / 2, y: (middle.y + window.at.y) / 2 };
  const [eye, towards, centre] = [stand, aim, middle].map((point) => placePoint(point, block.placement));
  if (!eye || !towards || !centre) throw new Error('unreachable');
  const z = level.zM + EYE_M;
  return {
    camera: {
      at: [eye.x, eye.y, z],
      towards: [towards.x, towards.y, z],
      lensMm: LENS_MM,
      isLevel: true,
      shiftUp: -0.01,
      shiftRight: 0,
    },
    windowBearingRad: window.bearingRad + (block.placement.turns * Math.PI) / 2,
  };
}

const DAYLIGHT = [0.88, 0.94, 1] as const;
/** Daylight at the window: path tracing finds the window itself too seldom. */
function daylight({ placement }: Block, { zM }: Level, { at, bearingRad, areaSqm }: Window): Lamp {
  const bearing = bearingRad + (placement.turns * Math.PI) / 2;
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

import { centreOf, grow, type Point, type Rect } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import type { FenceRun, Plant } from '../../model/site/site.ts';
import { streetLightPlaces } from '../street/poles/lighting.ts';
import type { Vec3 } from '../vector.ts';
import { housesOf } from './house.ts';

export type ObstacleKind = 'fence' | 'trunk' | 'crown' | 'car' | 'service' | 'house';

/** An object on the ground that may be between the camera and a house. */
export interface Obstacle {
  readonly kind: ObstacleKind;
  readonly rect: Rect;
  readonly bottomM: number;
  readonly topM: number;
  /** Share of what is behind it that it hides, from 0 to 1. */
  readonly density: number;
}

const FENCE_M = 0.15;
const TRUNK_M = 0.2;
const PALM_CROWN_M = 1.6;
const CAR_HEIGHT_M = 1.7;
const LIGHT_HEIGHT_M = 5.6;
/** Slatted fences and palms are half gaps. */
const OPEN_DENSITY = 0.6;
const CROWN_DENSITY = 0.8;
/** Share of a plant's radius, because its outline is ragged. */
const CROWN_SHARE = 0.8;

/** Possible obstacles in a picture of block `exceptId`. */
export function obstaclesOf(model: HomeModel, exceptId: string): Obstacle[] {
  const { site } = model;
  return [
    ...[...site.fence, ...site.gardenFences].map(fenceObstacle),
    ...site.plants.flatMap(plantObstacles),
    ...site.cars.map(({ rect }) => solid('car', rect, CAR_HEIGHT_M)),
    ...site.services.map(({ rect, heightM }) => solid('service', rect, heightM)),
    ...streetLightPlaces(site).map(({ at: [x, y] }) =>
      solid('trunk', grow({ x0: x, y0: y, x1: x, y1: y }, TRUNK_M), LIGHT_HEIGHT_M),
    ),
    ...housesOf(model)
      .filter(({ block }) => block.id !== exceptId)
      .map(({ rect, heightM }) => solid('house', rect, heightM)),
  ];
}

const solid = (kind: ObstacleKind, rect: Rect, topM: number): Obstacle => ({
  kind,
  rect,
  bottomM: 0,
  topM,
  density: 1,
});

function fenceObstacle({ from, to, heightM, style }: FenceRun): Obstacle {
  const line = {
    x0: Math.min(from.x, to.x),
    y0: Math.min(from.y, to.y),
    x1: Math.max(from.x, to.x),
    y1: Math.max(from.y, to.y),
  };
  const isOpen = style === 'slats' || style === 'bars';
  return { ...solid('fence', grow(line, FENCE_M), heightM), density: isOpen ? OPEN_DENSITY : 1 };
}

function plantObstacles({ kind, at, radiusM, heightM }: Plant): Obstacle[] {
  const around = (metres: number): Rect => grow({ x0: at.x, y0: at.y, x1: at.x, y1: at.y }, metres);
  const trunk = solid('trunk', around(TRUNK_M), heightM);
  if (kind === 'palm') {
    const crown = { ...solid('crown', around(PALM_CROWN_M), heightM + 1.5), density: OPEN_DENSITY };
    return [trunk, { ...crown, bottomM: heightM - 0.8 }];
  }
  const crown = { ...solid('crown', around(radiusM * CROWN_SHARE), heightM), density: CROWN_DENSITY };
  return kind === 'tree' ? [trunk, { ...crown, bottomM: heightM * 0.35 }] : [crown];
}

/** The share of `target` that is hidden from `eye`, 0 to 1. */
export function hiddenShare(eye: Vec3, target: Vec3, obstacles: readonly Obstacle[]): number {
  let shown = 1;
  for (const { rect, bottomM, topM, density } of obstacles) {
    const crossing = crossingOf(eye, target, rect);
    if (!crossing) continue;
    const heights = crossing.map((t) => eye[2] + (target[2] - eye[2]) * t);
    if (Math.min(...heights) < topM && Math.max(...heights) > bottomM) shown *= 1 - density;
  }
  return 1 - shown;
}

/**
 * Where the line from `eye` to `target` enters and leaves a rectangle, as shares of its length; null if it does
 * not.
 */
function crossingOf(eye: Vec3, target: Vec3, { x0, y0, x1, y1 }: Rect): readonly [number, number] | null {
  let [enter, leave] = [0, 1];
  for (const [from, to, low, high] of [
    [eye[0], target[0], x0, x1],
    [eye[1], target[1], y0, y1],
  ] as const) {
    const along = to - from;
    if (Math.abs(along) < 1e-9) {
      if (from < low || from > high) return null;
      continue;
    }
    const [a, b] = [(low - from) / along, (high - from) / along];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave ? [enter, leave] : null;
}

/** The distance in plan from a point to a rectangle; 0 inside it. */
export function distanceTo({ x, y }: Point, { x0, y0, x1, y1 }: Rect): number {
  return Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));
}

/** The bearing of a rectangle's middle as seen from a point. */
export function bearingOf(from: Point, rect: Rect): number {
  const { x, y } = centreOf(rect);
  return Math.atan2(y - from.y, x - from.x);
}

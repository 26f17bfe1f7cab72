import { centreOf, type Point, type Rect } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import type { Vec3 } from '../vector.ts';
import { doorsOf } from './entrance.ts';
import { type FramingOptions, framed, framing, SENSOR_MM } from './framing.ts';
import { type CameraSide, frontOf, type House } from './house.ts';
import { isNearCar } from './nearObjects.ts';
import {
  bearingOf,
  distanceTo,
  hiddenShare,
  type Obstacle,
  type ObstacleKind,
  obstaclesOf,
} from './obstacles.ts';
import type { Camera } from './shot.ts';

const EYE_M = 1.6;

/** Candidate camera positions: distances and angles in front of a house, on one side. */
export interface EyeLevelOptions extends FramingOptions {
  readonly side: CameraSide;
  /** Distances from the middle of the front. */
  readonly distancesM: readonly number[];
  /** Angles from the front's normal; the first is preferred. */
  readonly anglesDegrees: readonly number[];
}

/**
 * Obstacles closer than this spoil a picture, however little they hide. Close cars and plantains are removed instead
 * (`withoutNearObjects`).
 */
const SPOILS_WITHIN_M: Readonly<Record<Exclude<ObstacleKind, 'car'>, number>> = {
  fence: 6,
  trunk: 7,
  crown: 6,
  service: 8,
  house: 6,
};
const KNEE_M = 0.8;
/** Height of the middle of a door. */
const DOOR_M = 1.2;
/** Preferred minimum distance to anything visible; not every house allows it. */
const CLEAR_AHEAD_M = 6;

/**
 * A level camera at eye height in front of a house: the candidate that shows the most of it without large objects
 * close by.
 */
export function eyeLevelCamera(model: HomeModel, house: House, options: EyeLevelOptions): Camera {
  const obstacles = obstaclesOf(model, house.block.id);
  const doors = doorsOf(house.block);
  const points = cornersOf(house);
  const from = (side: CameraSide, penalty: number): Candidate[] =>
    options.distancesM.flatMap((distanceM, distanceIndex) =>
      options.anglesDegrees.map((angle, angleIndex) => {
        const camera = framing(eyeAt(house, distanceM, angle, side), points, options);
        const order = 0.05 * distanceIndex + 0.03 * angleIndex;
        return { camera, cost: costOf(camera, house, doors, obstacles) + order + penalty };
      }),
    );
  const best = cheapest(from(options.side, 0));
  if (best.cost <= POOR_COST) return best.camera;
  const otherSide = options.side === 1 ? -1 : 1;
  return cheapest([best, ...from(otherSide, OTHER_SIDE_COST)]).camera;
}

interface Candidate {
  readonly camera: Camera;
  readonly cost: number;
}

/** Above this cost all candidates of the preferred side are obstructed, so the other side is tried too. */
const POOR_COST = 1.9;
/** Keeps the alternation of sides between listings unless the other side is clearly better. */
const OTHER_SIDE_COST = 0.3;

function cheapest([first, ...others]: readonly Candidate[]): Candidate {
  if (!first) throw new Error('The options name no place for the camera');
  return others.reduce((best, each) => (each.cost < best.cost ? each : best), first);
}

function eyeAt(house: House, distanceM: number, angleDegrees: number, side: CameraSide): Vec3 {
  const front = frontOf(house);
  // The viewer's right, facing the front, is anticlockwise from the front's bearing.
  const bearing = house.frontBearingRad + (side * angleDegrees * Math.PI) / 180;
  return [front.x + distanceM * Math.cos(bearing), front.y + distanceM * Math.sin(bearing), EYE_M];
}

/** The corners of the house's box, at the ground and at the top. */
export function cornersOf({ rect: { x0, y0, x1, y1 }, heightM }: House): Vec3[] {
  return [0.2, heightM].flatMap((z): Vec3[] => [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ]);
}

/** 0 is an unobstructed, well-framed picture. */
function costOf(camera: Camera, house: House, doors: readonly Point[], all: readonly Obstacle[]): number {
  const { at, towards } = camera;
  const eye = { x: at[0], y: at[1] };
  const obstacles = all.filter((obstacle) => !isNearCar(obstacle, eye));
  if (obstacles.some(({ rect }) => distanceTo(eye, rect) < 0.6) || distanceTo(eye, house.rect) < 4)
    return 100;
  const { left, right, top, bottom } = framed(camera, cornersOf(house));
  const cut =
    Math.max(0, 0.04 - left) +
    Math.max(0, right - 0.96) +
    Math.max(0, top - 0.94) +
    Math.max(0, 0.04 - bottom);
  const small = Math.max(0, 0.55 - (right - left)) + Math.max(0, 0.3 - (top - bottom));
  const bearing = Math.atan2(towards[1] - at[1], towards[0] - at[0]);
  const halfView = Math.atan(SENSOR_MM / 2 / camera.lensMm);
  let crowding = 0;
  let isClear = true;
  for (const { kind, rect, topM, bottomM, density } of obstacles) {
    const distance = distanceTo(eye, rect);
    const nearM = kind === 'car' ? 0 : SPOILS_WITHIN_M[kind];
    if (distance > nearM || topM < KNEE_M || bottomM > 4) continue;
    if (!isSeen(bearing, halfView, eye, rect)) continue;
    if (distance < CLEAR_AHEAD_M) isClear = false;
    crowding += density * (1 - distance / nearM) * Math.min(1, topM / 1.6);
  }
  const views = facadePoints(house, at);
  const hidden = views.reduce((sum, point) => sum + hiddenShare(at, point, obstacles), 0) / views.length;
  const doorsHidden = doors.map(({ x, y }) => hiddenShare(at, [x, y, DOOR_M], obstacles));
  const hiddenDoor = Math.min(1, ...doorsHidden);
  return 6 * cut + 2 * small + 1.5 * crowding + (isClear ? 0 : 1) + 5 * hidden + 2 * hiddenDoor;
}

function isSeen(bearing: number, halfView: number, eye: { x: number; y: number }, rect: Rect): boolean {
  const { x, y } = eye;
  const corners = [
    centreOf(rect),
    ...[rect.x0, rect.x1].flatMap((cx) => [rect.y0, rect.y1].map((cy) => ({ x: cx, y: cy }))),
  ];
  const nearest = { x: Math.min(Math.max(x, rect.x0), rect.x1), y: Math.min(Math.max(y, rect.y0), rect.y1) };
  return [...corners, nearest].some((point) => {
    const off = bearingOf(eye, { x0: point.x, y0: point.y, x1: point.x, y1: point.y }) - bearing;
    return Math.abs(Math.atan2(Math.sin(off), Math.cos(off))) < halfView;
  });
}

/** Points on the walls that face the camera; low points count as much as high ones. */
function facadePoints({ rect, heightM, frontBearingRad }: House, at: Vec3): Vec3[] {
  const { x0, y0, x1, y1 } = rect;
  const shares = [0.06, 0.28, 0.5, 0.72, 0.94];
  const heights = [0.6, 0.35 * heightM, 0.7 * heightM];
  const isAlongX = Math.abs(Math.sin(frontBearingRad)) > 0.5;
  const front = isAlongX
    ? shares.map((share) => [x0 + (x1 - x0) * share, Math.sin(frontBearingRad) < 0 ? y0 : y1] as const)
    : shares.map((share) => [Math.cos(frontBearingRad) < 0 ? x0 : x1, y0 + (y1 - y0) * share] as const);
  const sideX = at[0] > x1 ? x1 : at[0] < x0 ? x0 : null;
  const side = sideX === null ? [] : [0.3, 0.7].map((share) => [sideX, y0 + (y1 - y0) * share] as const);
  return [...front, ...side].flatMap(([x, y]) => heights.map((z): Vec3 => [x, y, z]));
}

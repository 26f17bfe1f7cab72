import { areaOf, centreOf, grow, type Point, type Rect } from '../../model/geometry.ts';
import type { PlacedPiece } from '../rooms/layout/piece.ts';

/** A camera position in a room, and its bearing. */
export interface Standpoint {
  readonly at: Point;
  readonly bearingRad: number;
}

const FROM_WALL_M = 0.4;
const FROM_FURNITURE_M = 0.3;
const STEP_M = 0.4;
const BEARINGS = 24;
const RAYS = 11;
/** Furniture lower than this does not block the view. */
const LOW_M = 1.05;
const NEAR_M = 2.2;
const FAR_M = 6;

/**
 * The place in a room that shows most of it: far views, the window and much of the furniture, with nothing tall
 * close to the camera.
 * @param viewRad the camera's horizontal field of view
 */
export function bestStandpoint(
  inner: Rect,
  pieces: readonly PlacedPiece[],
  window: Point,
  viewRad: number,
): Standpoint {
  const standing = pieces.filter(({ piece }) => piece.layer === 'floor');
  const tall = standing.filter(({ piece }) => piece.topM > LOW_M);
  const middle = { at: centreOf(inner), bearingRad: 0 };
  let best = { stand: middle, worth: -Infinity };
  for (const at of placesIn(grow(inner, -FROM_WALL_M))) {
    if (standing.some(({ rect }) => isInside(at, grow(rect, FROM_FURNITURE_M)))) continue;
    for (let turn = 0; turn < BEARINGS; turn += 1) {
      const bearingRad = (2 * Math.PI * turn) / BEARINGS;
      const worth =
        openness(at, bearingRad, viewRad, inner, tall) +
        furnitureSeen(at, bearingRad, viewRad, standing) +
        (isSeen(at, bearingRad, viewRad * 0.8, window) && distance(at, window) > NEAR_M ? 2.5 : 0);
      if (worth > best.worth) best = { stand: { at, bearingRad }, worth };
    }
  }
  return best.stand;
}

function placesIn({ x0, y0, x1, y1 }: Rect): Point[] {
  const places: Point[] = [];
  for (let x = x0; x <= x1; x += STEP_M) for (let y = y0; y <= y1; y += STEP_M) places.push({ x, y });
  return places;
}

/** The average distance of view in metres, reduced by tall objects nearby. */
function openness(
  at: Point,
  bearingRad: number,
  viewRad: number,
  inner: Rect,
  tall: readonly PlacedPiece[],
): number {
  let sum = 0;
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = bearingRad + viewRad * ((ray + 0.5) / RAYS - 0.5);
    const direction = { x: Math.cos(angle), y: Math.sin(angle) };
    const wallM = leaving(at, direction, inner);
    const pieceM = Math.min(...tall.map(({ rect }) => entering(at, direction, rect)), FAR_M);
    sum += Math.min(wallM, pieceM) - (pieceM < NEAR_M ? 2 * (NEAR_M - pieceM) : 0) - (wallM < 1 ? 2 : 0);
  }
  return sum / RAYS;
}

const furnitureSeen = (
  at: Point,
  bearingRad: number,
  viewRad: number,
  pieces: readonly PlacedPiece[],
): number =>
  pieces
    .filter(
      ({ rect }) => distance(at, centreOf(rect)) > 1.4 && isSeen(at, bearingRad, viewRad, centreOf(rect)),
    )
    .reduce((sum, { rect }) => sum + Math.min(0.6, 0.4 * areaOf(rect)), 0);

function isSeen(at: Point, bearingRad: number, viewRad: number, point: Point): boolean {
  const off = Math.atan2(point.y - at.y, point.x - at.x) - bearingRad;
  return Math.abs(Math.atan2(Math.sin(off), Math.cos(off))) < viewRad / 2;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const isInside = ({ x, y }: Point, { x0, y0, x1, y1 }: Rect): boolean => x > x0 && x < x1 && y > y0 && y < y1;

/** The distance from a point inside a rectangle to its edge. */
const leaving = (at: Point, direction: Point, rect: Rect): number => crossing(at, direction, rect)[1];

/** The distance to a rectangle; infinite if the ray does not hit it. */
function entering(at: Point, direction: Point, rect: Rect): number {
  const [enter, leave] = crossing(at, direction, rect);
  return enter < leave && leave > 0 ? Math.max(0, enter) : Number.POSITIVE_INFINITY;
}

function crossing(at: Point, direction: Point, { x0, y0, x1, y1 }: Rect): readonly [number, number] {
  const spans = [
    [(x0 - at.x) / direction.x, (x1 - at.x) / direction.x],
    [(y0 - at.y) / direction.y, (y1 - at.y) / direction.y],
  ].map(([a = 0, b = 0]) => [Math.min(a, b), Math.max(a, b)] as const);
  return [Math.max(...spans.map(([enter]) => enter)), Math.min(...spans.map(([, leave]) => leave))];
}

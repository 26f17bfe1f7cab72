import type { Rect } from '#homes/model/geometry.ts';
import type { Level, Stair } from '#homes/model/model.ts';
import { insideOf } from '../rooms/inside.ts';

/** The position of a stair in its room: along y, from the first riser to the half landing. */
export interface StairPlan {
  /** Between the walls. */
  readonly inside: Rect;
  /** Direction of the first flight: 1 climbs to the north, -1 to the south. */
  readonly heading: 1 | -1;
  readonly risersPerFlight: number;
  readonly riserM: number;
  readonly goingM: number;
  /** y of the first riser, and y where the half landing begins. */
  readonly startY: number;
  readonly landingY: number;
  readonly flightWidthM: number;
}

const LANDING_M = 1.15;
const LEAST_STRIP_M = 0.3;
/** Treads of the longest flights: a stair starts at the same place on each storey, whatever the storey's height. */
const GOINGS = 9;
/** Between the two flights. */
const EYE_M = 0.14;
/** Distance from the walls' faces, so that a slab's edge and the plaster are not coplanar. */
const OFF_WALL_M = 0.005;

/** Uses the room's walls on the stair's own storey. */
export function stairPlanOf(stair: Stair, level: Level): StairPlan {
  const inside = insideOf(stair.rect, level);
  const depthM = inside.y1 - inside.y0;
  const risersPerFlight = stair.risers / 2;
  const goings = risersPerFlight - 1;
  const goingM = Math.min(stair.goingM, (depthM - LEAST_STRIP_M - 0.85) / goings);
  const runM = goings * goingM;
  const stripM = Math.max(LEAST_STRIP_M, depthM - Math.max(runM, GOINGS * stair.goingM) - LANDING_M);
  const heading = stair.foot === 'front' ? 1 : -1;
  const startY = heading > 0 ? inside.y0 + stripM : inside.y1 - stripM;
  return {
    inside,
    heading,
    risersPerFlight,
    riserM: stair.riserM,
    goingM,
    startY,
    landingY: startY + heading * runM,
    flightWidthM: (inside.x1 - inside.x0 - EYE_M) / 2,
  };
}

/** The openings in a storey's slab for the stairs from below. The ground floor has none. */
export function stairwellsOf(level: Level): Rect[] {
  if (level.index === 0) return [];
  return level.stairs.map((stair) => {
    const { inside, heading, startY } = stairPlanOf(stair, level);
    const well = { x0: inside.x0 + OFF_WALL_M, x1: inside.x1 - OFF_WALL_M };
    return heading > 0
      ? { ...well, y0: startY, y1: inside.y1 - OFF_WALL_M }
      : { ...well, y0: inside.y0 + OFF_WALL_M, y1: startY };
  });
}

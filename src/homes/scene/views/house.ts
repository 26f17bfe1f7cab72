import { centreOf, depthOf, type Point, placeRect, type Rect, widthOf } from '../../model/geometry.ts';
import type { Block, HomeModel } from '../../model/model.ts';

/** The subject of a picture, as a box on the site. */
export interface House {
  readonly block: Block;
  readonly rect: Rect;
  readonly heightM: number;
  /** The bearing of its front: anticlockwise from the east. */
  readonly frontBearingRad: number;
}

export function housesOf({ blocks, design }: HomeModel): House[] {
  return blocks.map((block) => {
    const rect = placeRect(block.footprint, block.placement);
    const top = block.levels.at(-1);
    const eavesM = top ? top.zM + top.clearHeightM + 0.3 : 0;
    const isPitched = design.roof === 'hip' || design.roof === 'gable';
    const riseM = isPitched
      ? (Math.tan((design.roofPitchDegrees * Math.PI) / 180) * Math.min(widthOf(rect), depthOf(rect))) / 2
      : 0.6;
    return {
      block,
      rect,
      heightM: eavesM + riseM,
      frontBearingRad: ((block.placement.turns - 1) * Math.PI) / 2,
    };
  });
}

/** The middle of its front. */
export function frontOf({ rect, frontBearingRad }: House): Point {
  const { x, y } = centreOf(rect);
  return {
    x: x + (Math.round(Math.cos(frontBearingRad)) * widthOf(rect)) / 2,
    y: y + (Math.round(Math.sin(frontBearingRad)) * depthOf(rect)) / 2,
  };
}

/** 1 is on the right facing its front, -1 on the left. */
export type CameraSide = 1 | -1;

/**
 * The best house (or row of houses) to show from `side`. It faces the street (or the first court) and is the one at
 * that end of its row if `isAtEnd`, otherwise the middle one. Null if nothing is built.
 */
export function houseFor(model: HomeModel, side: CameraSide, isAtEnd: boolean): House | null {
  const houses = housesOf(model);
  const facing = houses.filter(({ block }) => block.placement.turns === 0);
  const candidates = facing.length > 0 ? facing : houses;
  const nearestFront = Math.min(...candidates.map((house) => frontOf(house).y));
  const looksNorth = facing.length === 0;
  const row = candidates
    .filter((house) => Math.abs(frontOf(house).y - nearestFront) < 3)
    .sort((a, b) => (a.rect.x0 - b.rect.x0) * (looksNorth ? -1 : 1));
  const wanted = isAtEnd
    ? side > 0
      ? row.length - 1
      : 0
    : Math.floor((row.length - (side > 0 ? 0 : 1)) / 2);
  const house = row[wanted] ?? row[0];
  return house ? withNextDoor(house, row) : null;
}

/** Maximum length of a terrace in a picture, in metres. */
const LONGEST_M = 27;
const TOUCHING_M = 0.5;

/** Merges the house with its wall-to-wall neighbours. */
function withNextDoor(house: House, row: readonly House[]): House {
  let { x0, x1 } = house.rect;
  for (;;) {
    const next = row.find(({ rect }) => {
      const touches = Math.abs(rect.x1 - x0) < TOUCHING_M || Math.abs(rect.x0 - x1) < TOUCHING_M;
      return touches && Math.max(x1, rect.x1) - Math.min(x0, rect.x0) <= LONGEST_M;
    });
    if (!next) return { ...house, rect: { ...house.rect, x0, x1 } };
    x0 = Math.min(x0, next.rect.x0);
    x1 = Math.max(x1, next.rect.x1);
  }
}

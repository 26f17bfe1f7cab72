import type { Rect } from '../../model/geometry.ts';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../../scene/vector.ts';
import type { BlockSpace } from './blockSpace.ts';
import { OPEN_WALL_M } from './lift.ts';
import { type Box, blockBox } from './pick.ts';

/** A camera position and its target. */
export interface Shot {
  readonly from: Vec3;
  readonly at: Vec3;
}

export interface Lens {
  /** Vertical field of view. */
  readonly fieldRad: number;
  /** Width over height. */
  readonly aspect: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The front and a side, from the height of a neighbour's balcony. */
const BLOCK = { turnRad: radians(32), upRad: radians(17) };
/** Steeply down on the rooms, so that the raised floors are out of the picture. */
const PLAN = { turnRad: radians(14), upRad: radians(58) };
const SITE = { turnRad: radians(24), upRad: radians(34) };
const MARGIN = 1.06;

export const blockShot = (block: BlockSpace, lens: Lens): Shot =>
  framing(blockBox(block), direction(block.frontRad + BLOCK.turnRad, BLOCK.upRad), lens);

export function planShot(block: BlockSpace, level: number, lens: Lens): Shot {
  const { low, high } = blockBox(block);
  const zM = block.levels[level]?.zM ?? 0;
  const box: Box = { low: [low[0], low[1], zM], high: [high[0], high[1], zM + OPEN_WALL_M] };
  return framing(box, direction(block.frontRad + PLAN.turnRad, PLAN.upRad), lens);
}

/** The whole plot, from over the street. */
export const siteShot = ({ x0, y0, x1, y1 }: Rect, highestM: number, lens: Lens): Shot =>
  framing(
    { low: [x0, y0, 0], high: [x1, y1, highestM] },
    direction(-Math.PI / 2 + SITE.turnRad, SITE.upRad),
    lens,
  );

const direction = (turnRad: number, upRad: number): Vec3 => [
  Math.cos(turnRad) * Math.cos(upRad),
  Math.sin(turnRad) * Math.cos(upRad),
  Math.sin(upRad),
];

/** The closest camera that shows the whole box with equal margins above and below; `towards` points to the camera. */
export function framing(box: Box, towards: Vec3, { fieldRad, aspect }: Lens): Shot {
  const right = normalize(cross([0, 0, 1], towards));
  const up = cross(towards, right);
  const [high, wide] = [Math.tan(fieldRad / 2), Math.tan(fieldRad / 2) * aspect];
  let at = scale(add(box.low, box.high), 0.5);
  let distanceM = 0;
  // Closer corners look larger, so the middle of the box is not the middle of its picture.
  for (let round = 0; round < CENTRING_ROUNDS; round += 1) {
    const corners = cornersOf(box).map((corner) => {
      const from = subtract(corner, at);
      return { x: dot(from, right), y: dot(from, up), near: dot(from, towards) };
    });
    distanceM = Math.max(
      ...corners.map(({ x, y, near }) => near + Math.max(Math.abs(x) / wide, Math.abs(y) / high)),
    );
    const middle = (pick: (corner: (typeof corners)[number]) => number): number => {
      const seen = corners.map((corner) => pick(corner) / (distanceM - corner.near));
      return ((Math.min(...seen) + Math.max(...seen)) / 2) * distanceM;
    };
    at = add(
      at,
      add(
        scale(
          right,
          middle(({ x }) => x),
        ),
        scale(
          up,
          middle(({ y }) => y),
        ),
      ),
    );
  }
  return { at, from: add(at, scale(towards, distanceM * MARGIN)) };
}

const CENTRING_ROUNDS = 4;

const cornersOf = ({ low, high }: Box): Vec3[] =>
  [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Vec3 => [x, y, z])),
  );

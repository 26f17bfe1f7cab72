import {
  boundsOf,
  depthOf,
  grow,
  overlap,
  placePoint,
  placeRect,
  type QuarterTurns,
  type Rect,
} from '../geometry.ts';
import type { Block, Level, Wall } from '../model.ts';
import type { Part } from '../parts/part.ts';
import { opposite, type Side } from '../sides.ts';

/** A block's volumes in site coordinates, for placing plants around it. */
export interface BlockMassing {
  /** The footprint, without roof edges. */
  readonly rect: Rect;
  readonly turns: QuarterTurns;
  /** Height of the walls. */
  readonly heightM: number;
  /** Walls, roofs to their edges, frames. */
  readonly bodies: readonly Body[];
  /** The centre lines of doors, stairs and main windows of its front. */
  readonly axes: readonly FrontAxis[];
}

/** A vertical line on a front. */
interface FrontAxis {
  readonly x: number;
  readonly bottomM: number;
  readonly topM: number;
}

/** A volume from the ground up to `topM`, or to slopes that rise from these sides of `rect`. */
interface Body {
  readonly rect: Rect;
  readonly topM: number;
  readonly slopes: readonly Side[];
  readonly risePerM: number;
}

const MAIN_WINDOW_M = 1.5;
const WALL_FACE_M = 0.15;

/** A block's massing at its place on the site. */
export function massingOf({ footprint, levels, parts, placement }: Block): BlockMassing {
  const { turns } = placement;
  const top = levels.at(-1);
  const heightM = top ? top.zM + top.clearHeightM : 0;
  const rooms = levels.flatMap((level) => level.rooms.map(({ rect }) => rect));
  const walls: Body[] = rooms.length > 0 ? [flat(grow(boundsOf(rooms), WALL_FACE_M), heightM)] : [];
  return {
    rect: placeRect(footprint, placement),
    turns,
    heightM,
    bodies: [...walls, ...parts.flatMap(volumesOf)].map((body) => ({
      ...body,
      rect: placeRect(body.rect, placement),
      slopes: turns === 2 ? body.slopes.map(opposite) : body.slopes,
    })),
    axes: levels
      .flatMap((level) => axesOf(level, depthOf(footprint) / 2 + footprint.y0))
      .map((axis) => ({ ...axis, x: placePoint({ x: axis.x, y: 0 }, placement).x })),
  };
}

const flat = (rect: Rect, topM: number): Body => ({ rect, topM, slopes: [], risePerM: 0 });

function volumesOf(part: Part): Body[] {
  switch (part.kind) {
    case 'roof':
      return part.spans.map(({ rect, slopes }) => ({
        rect: grow(rect, part.overhangM),
        topM: part.eavesM,
        slopes,
        risePerM: Math.tan((part.pitchDegrees * Math.PI) / 180),
      }));
    case 'lid':
    case 'parapet':
    case 'slab':
      return part.rects.map((rect) => flat(rect, part.topM));
    case 'box':
    case 'panel':
    case 'fins':
    case 'screen':
    case 'pergola':
      return [flat(part.rect, part.topM)];
    case 'profile': {
      const ys = part.outline.map(([y]) => y);
      const zs = part.outline.map(([, z]) => z);
      return [flat({ x0: part.x0, x1: part.x1, y0: Math.min(...ys), y1: Math.max(...ys) }, Math.max(...zs))];
    }
    default:
      return [];
  }
}

function axesOf({ zM, clearHeightM, walls, stairs }: Level, middleY: number): FrontAxis[] {
  const isFront = ({ kind, from, to }: Wall): boolean =>
    kind === 'outer' && from.y === to.y && from.y < middleY;
  const openings = walls.filter(isFront).flatMap(({ from, openings: own }) =>
    own
      .filter(({ kind, widthM }) => kind !== 'window' || widthM >= MAIN_WINDOW_M)
      .map(({ offsetM, widthM, sillM, heightM }) => ({
        x: from.x + offsetM + widthM / 2,
        bottomM: zM + sillM,
        topM: zM + sillM + heightM,
      })),
  );
  const front = Math.min(...walls.filter(isFront).map(({ from }) => from.y));
  const atFront = stairs.filter(({ rect }) => rect.y0 < front + 1);
  return [
    ...openings,
    ...atFront.map(({ rect }) => ({ x: (rect.x0 + rect.x1) / 2, bottomM: zM, topM: zM + clearHeightM })),
  ];
}

/** The greatest height of a block above some ground; 0 if the block does not cover it. */
export function heightOver({ bodies }: BlockMassing, ground: Rect): number {
  return bodies.reduce((highest, { rect, topM, slopes, risePerM }) => {
    if (!overlap(rect, ground)) return highest;
    const inwards: Readonly<Record<Side, number>> = {
      south: Math.min(ground.y1, rect.y1) - rect.y0,
      north: rect.y1 - Math.max(ground.y0, rect.y0),
      west: Math.min(ground.x1, rect.x1) - rect.x0,
      east: rect.x1 - Math.max(ground.x0, rect.x0),
    };
    const riseM = slopes.length > 0 ? risePerM * Math.min(...slopes.map((side) => inwards[side])) : 0;
    return Math.max(highest, topM + riseM);
  }, 0);
}

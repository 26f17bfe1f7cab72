import { boundsOf, grow, placeRect, type Rect } from '../../model/geometry.ts';
import type { Block, HomeModel, Level, Wall } from '../../model/model.ts';
import type { FenceRun } from '../../model/site/site.ts';

/** Beyond the centre line of an outer wall: half its thickness and its plinth. */
export const WALL_FACE_M = 0.22;
const BEFORE_DOOR_M = 1.5;
const FENCE_HALF_M = 0.12;
/** Paths are drawn slightly narrower than the ground reserved for them. */
export const PATH_MARGIN_M = 0.115;
/** Parts above this height leave the ground free. */
const OVERHEAD_M = 0.6;

/** All ground without plants, in site coordinates. */
export function hardGround({ blocks, site }: HomeModel): Rect[] {
  return [
    ...blocks.flatMap((block) => builtOn(block).map((each) => placeRect(each, block.placement))),
    ...site.roads,
    ...site.paths.map(({ x0, x1, ...rest }) => ({ ...rest, x0: x0 + PATH_MARGIN_M, x1: x1 - PATH_MARGIN_M })),
    ...site.paved,
    ...site.services.map(({ rect }) => rect),
    ...[...site.fence, ...site.gardenFences].map((run) => fenceStrip(run, FENCE_HALF_M)),
  ];
}

/** The ground that a block covers, in its own coordinates. */
function builtOn({ levels, parts }: Block): Rect[] {
  const ground = levels[0];
  const solid = parts.flatMap((part) => {
    if (part.kind === 'steps') return [part.rect];
    if (part.kind === 'box' || part.kind === 'column') return part.bottomM < OVERHEAD_M ? [part.rect] : [];
    return part.kind === 'slab' && part.topM < OVERHEAD_M ? part.rects.map((each) => grow(each, 0.03)) : [];
  });
  return [
    ...(ground?.rooms ?? []).map(({ rect }) => grow(rect, WALL_FACE_M)),
    ...(ground?.outdoors ?? []).map(({ rect }) => grow(rect, 0.08)),
    ...solid,
  ];
}

/** The ground in front of each outside door, kept free. */
export const doorClearances = (blocks: readonly Block[]): Rect[] =>
  blocks.flatMap(({ levels, parts, placement }) =>
    [
      ...(levels[0]?.walls ?? []).flatMap(beforeDoors),
      ...parts.flatMap((part) => (part.kind === 'steps' ? [grow(part.rect, 0.15)] : [])),
    ].map((each) => placeRect(each, placement)),
  );

function beforeDoors({ kind, from, to, openings }: Wall): Rect[] {
  if (kind !== 'outer') return [];
  return openings
    .filter((opening) => opening.kind === 'entrance' || opening.kind === 'door' || opening.kind === 'slider')
    .map(({ offsetM, widthM }) =>
      from.y === to.y
        ? {
            x0: from.x + offsetM - 0.15,
            x1: from.x + offsetM + widthM + 0.15,
            y0: from.y - BEFORE_DOOR_M,
            y1: from.y + BEFORE_DOOR_M,
          }
        : {
            x0: from.x - BEFORE_DOOR_M,
            x1: from.x + BEFORE_DOOR_M,
            y0: from.y + offsetM - 0.15,
            y1: from.y + offsetM + widthM + 0.15,
          },
    );
}

/** Outer walls of the ground floor that face the block's front. */
export function frontWalls({ walls, rooms }: Level): Wall[] {
  const isInside = (x: number, y: number): boolean =>
    rooms.some(({ rect }) => x > rect.x0 && x < rect.x1 && y > rect.y0 && y < rect.y1);
  return walls.filter(
    ({ kind, from, to }) =>
      kind === 'outer' &&
      from.y === to.y &&
      !isInside((from.x + to.x) / 2, from.y - 0.3) &&
      isInside((from.x + to.x) / 2, from.y + 0.3),
  );
}

export const fenceStrip = ({ from, to }: FenceRun, halfM: number): Rect =>
  grow(
    boundsOf([
      { x0: from.x, x1: from.x, y0: from.y, y1: from.y },
      { x0: to.x, x1: to.x, y0: to.y, y1: to.y },
    ]),
    halfM,
  );

import { overlap, type Rect } from '../geometry.ts';
import type { Level, RoomKind } from '../model.ts';
import { type BlockContext, ceilingM, isStacked, WALL_FACE_OFFSET_M } from './blockContext.ts';
import { southFaces } from './faces.ts';
import type { FinsPart } from './part.ts';

const SPACING_M = 0.155;
/** Above the top ceiling, in front of the parapet. */
const THROUGH_M = 0.4;
const LEVEL_SPACING_M = 0.14;
const DEPTH_M = 0.17;
/** From the wall's face to the rails behind the slats. */
const OFF_WALL_M = 0.14;

/**
 * Vertical slats in front of baths, stores and stairs on upper front walls; if there are none, in front of a third
 * of a bedroom.
 */
export const uprightFins = (context: BlockContext): FinsPart[] => fins(context, 'upright');

/** Horizontal slats in the same places. */
export const levelFins = (context: BlockContext): FinsPart[] => fins(context, 'level');

function fins({ levels, finish }: BlockContext, lie: FinsPart['lie']): FinsPart[] {
  const storeys = levels.length > 1 ? levels.slice(1) : levels;
  const top = storeys.at(-1);
  if (!top) return [];
  // Slats of flats run from the first floor to the top; slats of houses cover one storey each.
  const isThrough = lie === 'upright' && isStacked({ levels });
  return (isThrough ? storeys.slice(0, 1) : storeys).flatMap((level) =>
    places(level).map(
      (rect): FinsPart => ({
        kind: 'fins',
        name: 'fins',
        level: level.index,
        material: finish.warm,
        rect,
        bottomM: level.zM + 0.02,
        topM: isThrough ? ceilingM(top) + THROUGH_M : ceilingM(level) - 0.02,
        spacingM: lie === 'upright' ? SPACING_M : LEVEL_SPACING_M,
        lie,
      }),
    ),
  );
}

/** Rooms whose windows may be behind slats. */
export const SCREENED_ROOM_KINDS: readonly RoomKind[] = ['bath', 'toilet', 'wardrobe', 'store', 'landing'];

function places(level: Level): Rect[] {
  const faces = southFaces(level);
  const fronts = level.rooms.filter(({ rect }) =>
    faces.some(({ at, from, to }) => at === rect.y0 && from < rect.x1 && to > rect.x0),
  );
  const small = fronts.filter(({ kind }) => SCREENED_ROOM_KINDS.includes(kind));
  const before = (x0: number, x1: number, y: number): Rect => ({
    x0,
    x1,
    y0: y - WALL_FACE_OFFSET_M - OFF_WALL_M - DEPTH_M,
    y1: y - WALL_FACE_OFFSET_M - OFF_WALL_M,
  });
  const rects =
    small.length > 0
      ? small.map(({ rect }) => before(rect.x0 + 0.06, rect.x1 - 0.06, rect.y0))
      : fronts
          .filter(({ kind }) => kind === 'bedroom' || kind === 'study')
          .map(({ rect }) => before(rect.x0 + 0.1, rect.x0 + 0.1 + (rect.x1 - rect.x0) / 3, rect.y0));
  return rects.filter((at) => !level.outdoors.some(({ rect }) => overlap(rect, at)));
}

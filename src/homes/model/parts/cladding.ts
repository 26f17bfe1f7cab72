import { intervalWithout } from '../difference.ts';
import type { Level } from '../model.ts';
import {
  type BlockContext,
  blockBounds,
  ceilingM,
  EAVES_OVERHANG_M,
  topOf,
  WALL_FACE_OFFSET_M,
} from './blockContext.ts';
import { facesOf, type Hole, roomAt, southFaces, type WallFace } from './faces.ts';
import { SCREENED_ROOM_KINDS } from './fins.ts';
import type { ClerestoryPart, PanelPart } from './part.ts';

const HOOD_OUT_M = 0.5;
const HOOD_M = 0.08;
const UNDER_EAVES_M = 0.34;
const HOOD_WIDER_M = 0.22;
/** Height above a window's surround. */
const OVER_HEAD_M = 0.17;
const PANEL_M = 0.03;
/** Depth embedded in the wall. */
const INTO_M = 0.017;
const LEAST_SPANDREL_M = 1;
const DADO_M = 0.045;
const DADO_TOP_M = 0.28;
const BAND_M = 0.035;
const HIGH_GLASS_M = 0.75;

/** A box that projects from a wall's face: from the south face, or from the side that the wall faces. */
function onFace(
  { side, at }: WallFace,
  [from, to]: readonly [number, number],
  outM: number,
  intoM = INTO_M,
): PanelPart['rect'] {
  const inM = WALL_FACE_OFFSET_M - intoM;
  if (side === 'south') return { x0: from, x1: to, y0: at - WALL_FACE_OFFSET_M - outM, y1: at - inM };
  if (side === 'north') return { x0: from, x1: to, y0: at + inM, y1: at + WALL_FACE_OFFSET_M + outM };
  if (side === 'west') return { x0: at - WALL_FACE_OFFSET_M - outM, x1: at - inM, y0: from, y1: to };
  return { x0: at + inM, x1: at + WALL_FACE_OFFSET_M + outM, y0: from, y1: to };
}

/** A thin slab over each window that has no balcony above or in front of it, for shade and a dry sill. */
export function hoods(context: BlockContext): PanelPart[] {
  const { levels, finish, design } = context;
  const hasFins = design.features.some((feature) => feature === 'fins' || feature === 'levelFins');
  // Eaves already give shade, and their soffit is in the way.
  const isPitched = design.roofPitchDegrees > 0;
  const clearM = (level: Level) => (isPitched && level === topOf(context) ? UNDER_EAVES_M : 0.06);
  // These windows have their own hoods or cornices.
  if (finish.windows === 'tall' || finish.windows === 'moulded') return [];
  return levels.flatMap((level) =>
    facesOf(level).flatMap((face) =>
      face.holes
        .filter(
          ({ kind, topM }) =>
            kind === 'window' && topM + OVER_HEAD_M + HOOD_M < ceilingM(level) - clearM(level),
        )
        .filter((hole) => !isSheltered(face, hole, level) && !(hasFins && isScreened(face, hole, level)))
        .map(
          (hole): PanelPart => ({
            kind: 'panel',
            name: 'hood',
            level: level.index,
            material: finish.trim,
            rect: onFace(face, [hole.from - HOOD_WIDER_M, hole.to + HOOD_WIDER_M], HOOD_OUT_M),
            bottomM: hole.topM + OVER_HEAD_M,
            topM: hole.topM + OVER_HEAD_M + HOOD_M,
          }),
        ),
    ),
  );
}

const isSheltered = ({ side, at }: WallFace, { from, to }: Hole, { outdoors }: Level): boolean =>
  side === 'south' && outdoors.some(({ rect }) => rect.y1 === at && rect.x0 < to && rect.x1 > from);

const isScreened = ({ side, at }: WallFace, { from, to }: Hole, { rooms }: Level): boolean =>
  side === 'south' && SCREENED_ROOM_KINDS.includes(roomAt(rooms, (from + to) / 2, at + 0.1)?.kind ?? 'spare');

/** Panels between the windows of two storeys, so that they look like one tall opening. */
export function spandrels(context: BlockContext): PanelPart[] {
  const { levels, finish } = context;
  const material = finish.accent === finish.wall ? finish.base : finish.accent;
  return levels.flatMap((level) =>
    southFaces(level).flatMap((face) =>
      face.holes
        .filter(({ kind, from, to }) => kind === 'window' && to - from > LEAST_SPANDREL_M)
        .filter((hole) => !isSheltered(face, hole, level))
        .flatMap((hole) => {
          const panel = (bottomM: number, topM: number): PanelPart[] =>
            topM - bottomM < 0.15
              ? []
              : [
                  {
                    kind: 'panel',
                    name: 'spandrel',
                    level: level.index,
                    material,
                    rect: onFace(face, [hole.from - 0.02, hole.to + 0.02], PANEL_M, 0.012),
                    bottomM,
                    topM,
                  },
                ];
          return [
            ...(level.index > 0 ? panel(level.zM - 0.06, hole.bottomM - 0.16) : []),
            ...(level === topOf(context) ? [] : panel(hole.topM + 0.16, ceilingM(level) + 0.02)),
          ];
        }),
    ),
  );
}

/** Stone up to the sills on all sides, interrupted by doors. */
export function dadoes(context: BlockContext): PanelPart[] {
  const { levels, finish, blind } = context;
  const [ground] = levels;
  const topM = ground.zM + DADO_TOP_M;
  return facesOf(ground).flatMap((face) => {
    const isHidden = (face.side === 'west' && blind.west) || (face.side === 'east' && blind.east);
    if (isHidden || face.to - face.from < 0.5) return [];
    const doors = face.holes
      .filter(({ bottomM }) => bottomM < topM + 0.02)
      .map(({ from, to }) => ({ from: from - 0.14, to: to + 0.14 }));
    // Panels on the front and back extend around the corners; the others end inside them.
    const isAcross = face.side === 'south' || face.side === 'north';
    const endM = isAcross ? WALL_FACE_OFFSET_M + DADO_M + 0.004 : WALL_FACE_OFFSET_M - 0.015;
    return intervalWithout({ from: face.from - endM, to: face.to + endM }, doors, 0.2).map(
      ({ from, to }): PanelPart => ({
        kind: 'panel',
        name: 'dado',
        level: 0,
        material: finish.stone,
        rect: onFace(face, [from, to], DADO_M + (isAcross ? 0.004 : 0)),
        bottomM: ground.zM - (isAcross ? 0.3 : 0.304),
        topM: topM - (isAcross ? 0 : 0.004),
      }),
    );
  });
}

/** A moulding along the street front under each ceiling. */
export function bands(context: BlockContext): PanelPart[] {
  const { levels, finish } = context;
  return levels.flatMap((level) =>
    southFaces(level).map(
      (face): PanelPart => ({
        kind: 'panel',
        name: 'band',
        level: level.index,
        material: finish.trim,
        rect: onFace(
          face,
          [face.from - WALL_FACE_OFFSET_M - BAND_M, face.to + WALL_FACE_OFFSET_M + BAND_M],
          BAND_M,
        ),
        bottomM: ceilingM(level) - 0.26,
        topM: ceilingM(level) - 0.05,
      }),
    ),
  );
}

/** Glass under the high side of a single slope. */
export function clerestories(context: BlockContext): ClerestoryPart[] {
  const top = topOf(context);
  const { y0, y1 } = blockBounds({ levels: [top] });
  const rise = Math.tan((context.design.roofPitchDegrees * Math.PI) / 180) * (y1 - y0 + EAVES_OVERHANG_M);
  const topM = ceilingM(top) + rise - 0.3;
  const bottomM = Math.max(ceilingM(top) + 0.22, topM - HIGH_GLASS_M);
  if (topM - bottomM < 0.35) return [];
  const { x0, x1 } = blockBounds(context);
  const y = y0 - WALL_FACE_OFFSET_M;
  return [
    {
      kind: 'clerestory',
      name: 'clerestory',
      level: 'roof',
      material: 'car_glass',
      rect: { x0: x0 + 0.5, x1: x1 - 0.5, y0: y - 0.01, y1: y + 0.06 },
      bottomM,
      topM,
    },
  ];
}

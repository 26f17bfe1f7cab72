import { overlap, type Rect, widthOf } from '../geometry.ts';
import type { Level, Outdoor } from '../model.ts';
import { type BlockContext, ceilingM, isStacked, topOf, WALL_FACE_OFFSET_M } from './blockContext.ts';
import { roofedArea } from './cover.ts';
import { frontDoors } from './faces.ts';
import type { BoxPart, ColumnPart, Part } from './part.ts';
import { SLAB_PROUD_M } from './slabs.ts';

const COLUMN_M = 0.32;
const SLIM_M = 0.13;
const BASE_M = 0.85;
const LID_M = 0.24;
const BEAM_M = 0.28;
/** Maximum distance between columns. */
const BAY_M = 3.4;
const PIER_M = 0.4;
const PIER_LENGTH_M = 1.75;

/** A cover for each veranda: the roof or a balcony on columns, or a lid of its own. */
export function porches(context: BlockContext): Part[] {
  const [ground] = context.levels;
  if (isStacked(context)) return [];
  return ground.outdoors
    .filter(({ name }) => name === 'Veranda')
    .flatMap((each) => porch(each, ground, context));
}

function porch({ rect }: Outdoor, ground: Level, context: BlockContext): Part[] {
  const { finish, design } = context;
  const above = context.levels[1];
  const isUnderRoom = above?.rooms.some((room) => overlap(room.rect, rect)) ?? false;
  const isRecessed = ground.rooms.some(
    (room) => room.rect.y0 < rect.y1 - 0.3 && Math.abs(room.rect.x0 - rect.x1) < 0.05,
  );
  // The pergola covers it and has its own posts.
  if (topOf(context) === ground && design.features.includes('pergola')) return [];
  const isUnderRoof = topOf(context) === ground && roofedArea(context).includes(rect);
  const balcony = above?.outdoors.find((each) => each.name === 'Balcony' && overlap(each.rect, rect));
  if (isUnderRoof) return colonnade(rect, { ground, context, topM: ceilingM(ground) });
  if (balcony && design.features.includes('portico')) {
    return colonnade(balcony.rect, { ground, context, topM: ceilingM(above ?? ground), tall: true });
  }
  if (isUnderRoom || isRecessed) return [];
  const topM = ceilingM(ground) - 0.02;
  const under = { ...rect, y1: rect.y1 - WALL_FACE_OFFSET_M - 0.004 };
  if (balcony) return posts(rect, ground.zM, ceilingM(ground) + 0.02, context);
  if (design.features.includes('gablePorch')) return gablePorch(rect, ground, context);
  return [
    ...posts(rect, ground.zM, topM - LID_M + 0.02, context),
    {
      kind: 'lid',
      name: 'veranda lid',
      level: 0,
      material: finish.trim,
      rects: [{ ...under, x0: rect.x0 - 0.2, x1: rect.x1 + 0.2, y0: rect.y0 - 0.35 }],
      bottomM: topM - LID_M,
      topM,
      soffit: finish.warm,
    },
  ];
}

/** Columns on stone bases along the front, and the beam on top. */
function colonnade(
  rect: Rect,
  {
    ground,
    context,
    topM,
    tall = false,
  }: { ground: Level; context: BlockContext; topM: number; tall?: boolean },
): Part[] {
  const { finish } = context;
  const y0 = rect.y0 + 0.04;
  const count = Math.max(2, Math.ceil((widthOf(rect) - COLUMN_M) / BAY_M) + 1);
  const step = (widthOf(rect) - 0.16 - COLUMN_M) / (count - 1);
  const columns = Array.from({ length: count }, (_, index): ColumnPart => {
    const x0 = rect.x0 + 0.08 + index * step;
    return {
      kind: 'column',
      name: 'veranda column',
      level: 0,
      material: finish.trim,
      rect: { x0, y0, x1: x0 + COLUMN_M, y1: y0 + COLUMN_M },
      bottomM: tall ? -0.1 : ground.zM - 0.03,
      topM: topM - BEAM_M + 0.01,
      baseM: tall ? BASE_M + 0.4 : BASE_M,
      base: finish.stone,
    };
  });
  const beam: BoxPart = {
    kind: 'box',
    name: 'veranda beam',
    level: tall ? topOf(context).index : 0,
    material: finish.trim,
    rect: { x0: rect.x0 + 0.06, x1: rect.x1 - 0.06, y0: y0 + 0.02, y1: y0 + 0.02 + BEAM_M },
    bottomM: topM - BEAM_M,
    topM: topM + 0.012,
  };
  return [...columns, beam];
}

/** A column on a stone base at each front corner; slim steel for a modern front. */
function posts(rect: Rect, bottomM: number, topM: number, { finish, design }: BlockContext): Part[] {
  const isSlim = design.style === 'modern';
  const widthM = isSlim ? SLIM_M : COLUMN_M;
  return [rect.x0 + 0.1, rect.x1 - 0.1 - widthM].map((x0): Part => {
    const common = {
      name: 'porch column',
      level: 0,
      rect: { x0, x1: x0 + widthM, y0: rect.y0 + 0.02, y1: rect.y0 + 0.02 + widthM },
      bottomM: bottomM - 0.03,
      topM,
    };
    return isSlim
      ? { ...common, kind: 'box', material: 'frame' }
      : { ...common, kind: 'column', material: finish.trim, baseM: 0.75, base: finish.stone };
  });
}

function gablePorch(rect: Rect, ground: Level, context: BlockContext): Part[] {
  const { finish } = context;
  const eavesM = ceilingM(ground) - 0.5;
  return [
    ...posts(rect, ground.zM, eavesM - 0.02, context),
    {
      kind: 'box',
      name: 'porch beam',
      level: 0,
      material: finish.trim,
      rect: { x0: rect.x0, x1: rect.x1, y0: rect.y0 + 0.04, y1: rect.y0 + 0.3 },
      bottomM: eavesM - 0.215,
      topM: eavesM + 0.06,
    },
    {
      kind: 'roof',
      name: 'porch roof',
      level: 0,
      material: finish.roof,
      spans: [
        {
          rect: { ...rect, y0: rect.y0 + 0.1, y1: rect.y1 - WALL_FACE_OFFSET_M - 0.01 },
          slopes: ['west', 'east'],
          gable: finish.wall,
        },
      ],
      rooms: [],
      eavesM,
      overhangM: 0.35,
      flushSides: ['north'],
      pitchDegrees: 24,
      fascia: finish.trim,
      soffit: 'frame_w',
      wallTopM: eavesM + 0.04,
    },
  ];
}

/** A stone pier under the outer front corner of the overhang over each car. */
export function carportPiers(context: BlockContext): Part[] {
  const { levels, finish } = context;
  const above = levels[1];
  if (!above) return [];
  return levels[0].outdoors
    .filter(({ name }) => name === 'Carport')
    .map(({ rect }): BoxPart => {
      const over = [...above.rooms, ...above.outdoors]
        .map((each) => each.rect)
        .filter((each) => overlap(each, rect));
      const frontY = Math.min(...over.map(({ y0 }) => y0));
      const outerIsWest = levels[0].rooms.every(
        (room) => room.rect.x0 >= rect.x1 - 0.05 || room.rect.y0 >= rect.y1 - 0.05,
      );
      const x0 = outerIsWest
        ? rect.x0 - WALL_FACE_OFFSET_M - 0.02
        : rect.x1 + WALL_FACE_OFFSET_M + 0.02 - PIER_M;
      const y0 = frontY + 0.2;
      return {
        kind: 'box',
        name: 'carport pier',
        level: 0,
        material: finish.stone,
        rect: { x0, x1: x0 + PIER_M, y0, y1: y0 + PIER_LENGTH_M },
        bottomM: -0.22,
        topM: ceilingM(levels[0]) + 0.02,
      };
    });
}

/** A stone blade next to each front door, through the storey and slightly above what it supports. */
export function pylons(context: BlockContext): Part[] {
  const { levels, finish } = context;
  const [ground] = levels;
  return frontDoors(ground).flatMap(({ x, y }): BoxPart[] => {
    const hall = ground.rooms.find(
      ({ rect, unitId }) => unitId && rect.y0 === y && rect.x0 < x && rect.x1 > x,
    );
    if (!hall) return [];
    const living = ground.rooms.find(({ kind, unitId }) => kind === 'living' && unitId === hall.unitId);
    const edge = living && living.rect.x0 > hall.rect.x0 ? hall.rect.x0 : hall.rect.x1;
    const frontY = Math.min(
      y,
      ...ground.rooms
        .filter(({ rect }) => Math.abs(rect.x0 - edge) < 0.05 || Math.abs(rect.x1 - edge) < 0.05)
        .map(({ rect }) => rect.y0),
    );
    const isTall = levels.length === 1;
    return [
      {
        kind: 'box',
        name: 'pylon',
        level: 0,
        material: finish.stone,
        rect: { x0: edge - 0.26, x1: edge + 0.26, y0: frontY - 1.5, y1: frontY - 0.02 },
        bottomM: -0.225,
        topM: isTall ? ceilingM(ground) + 1 : ceilingM(ground) + 0.02,
      },
    ];
  });
}

/** A thin slab over each front door; for flats, on two stone piers. */
export function canopies(context: BlockContext): Part[] {
  const { levels, finish } = context;
  const [ground] = levels;
  const stacked = isStacked(context);
  return frontDoors(ground).flatMap(({ x, y, widthM }): Part[] => {
    const half = widthM / 2 + (stacked ? 0.75 : 0.55);
    const bottomM = ground.zM + 2.62;
    const isCovered = ground.outdoors.some(({ rect }) => rect.x0 < x && rect.x1 > x && rect.y1 === y);
    if (isCovered) return [];
    const depth = stacked ? 2 : 1.3;
    const rect = { x0: x - half, x1: x + half, y0: y - depth, y1: y - WALL_FACE_OFFSET_M - 0.006 };
    const lid: Part = {
      kind: 'lid',
      name: 'canopy',
      level: 0,
      material: finish.trim,
      rects: [rect],
      bottomM,
      topM: bottomM + 0.2,
      soffit: finish.warm,
    };
    const pier = (x0: number): BoxPart => ({
      kind: 'box',
      name: 'canopy pier',
      level: 0,
      material: finish.stone,
      rect: { x0, x1: x0 + 0.36, y0: rect.y0 + 0.15, y1: y - WALL_FACE_OFFSET_M - SLAB_PROUD_M },
      bottomM: -0.24,
      topM: bottomM + 0.02,
    });
    return stacked ? [lid, pier(rect.x0 + 0.06), pier(rect.x1 - 0.42)] : [lid];
  });
}

import { type Rect, widthOf } from '../geometry.ts';
import type { Level } from '../model.ts';
import { type BlockContext, ceilingM, roomRects, WALL_FACE_OFFSET_M } from './blockContext.ts';
import type { BoxPart, Part } from './part.ts';
import { rectsOf } from './region.ts';

const CHEEK_M = 0.3;
const LID_M = 0.45;
const TRAY_M = 0.38;
/** In front of the box's face, and back along its sides. */
const BEFORE_M = 0.42;
const BACK_M = 0.3;
const GAP_M = 0.008;
const POST_M = 0.28;

/** The volume of a storey that projects furthest. */
export interface FrontBox {
  readonly level: Level;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
}

export function frontBoxes(level: Level): FrontBox[] {
  const upper = level.index > 0;
  const fronts = [
    ...roomRects(level),
    ...rectsOf(level.outdoors.filter(({ name }) => upper && name === 'Balcony')),
  ];
  const y = Math.min(...fronts.map(({ y0 }) => y0));
  const boxes: FrontBox[] = [];
  for (const { x0, x1 } of fronts.filter(({ y0 }) => y0 - y < 0.05).sort((a, b) => a.x0 - b.x0)) {
    const last = boxes.at(-1);
    if (last && last.x1 === x0) boxes[boxes.length - 1] = { ...last, x1 };
    else boxes.push({ level, x0, x1, y });
  }
  return boxes;
}

/** The storey whose front gets the frame: the highest of those that project furthest. */
function framedBoxes({ levels }: BlockContext): FrontBox[] {
  const upper = levels.length > 1 ? levels.slice(1) : levels;
  const all = upper.flatMap((level) => frontBoxes(level));
  const y = Math.min(...all.map((each) => each.y));
  const foremost = all.filter((each) => each.y - y < 0.05);
  const index = Math.max(...foremost.map(({ level }) => level.index));
  return foremost.filter(({ level }) => level.index === index);
}

/** Side walls, a lid and, above the ground floor, a tray around the foremost volume. */
export function wrapFrame(context: BlockContext): Part[] {
  return framedBoxes(context).flatMap((front) => frameRound(front, context));
}

function frameRound({ level, x0, x1, y }: FrontBox, { finish, levels, blind }: BlockContext): Part[] {
  const isUpper = level.index > 0;
  const isTop = level.index === levels.length - 1;
  const ceiling = ceilingM(level);
  const outer = {
    x0: x0 - WALL_FACE_OFFSET_M - GAP_M - CHEEK_M,
    x1: x1 + WALL_FACE_OFFSET_M + GAP_M + CHEEK_M,
  };
  if (blind.west && level.rooms.every(({ rect }) => rect.x0 >= x0)) outer.x0 = x0 + 0.18;
  if (blind.east && level.rooms.every(({ rect }) => rect.x1 <= x1)) outer.x1 = x1 - 0.18;
  const front = y - WALL_FACE_OFFSET_M - BEFORE_M;
  const bottomM = isUpper ? level.zM - 0.03 - TRAY_M : 0;
  const topM = ceiling + (isTop ? LID_M : 0.32);
  const box = (name: string, rect: Rect, from: number, to: number, roof: boolean): BoxPart => ({
    kind: 'box',
    name,
    level: roof ? 'roof' : level.index,
    material: finish.accent === finish.wall ? finish.base : finish.frame,
    rect,
    bottomM: from,
    topM: to,
  });
  const back = y + BACK_M;
  const cheek = (from: number): BoxPart =>
    box(
      'frame cheek',
      { x0: from, x1: from + CHEEK_M, y0: front + 0.006, y1: back },
      bottomM + 0.01,
      ceiling + 0.05,
      false,
    );
  const lidFrom = ceiling + 0.004;
  return [
    cheek(outer.x0 + 0.005),
    cheek(outer.x1 - CHEEK_M - 0.005),
    box('frame lid', { ...outer, y0: front, y1: back + 0.02 }, lidFrom, topM, true),
    ...(isUpper
      ? [box('frame tray', { ...outer, y0: front, y1: back + 0.01 }, bottomM, level.zM - 0.03, false)]
      : []),
  ];
}

/** Balconies above each other, from the ground up. */
export function balconyStacks({ levels }: BlockContext): { readonly rect: Rect; readonly top: Level }[] {
  const all = levels.flatMap((level) =>
    level.outdoors
      .filter(({ name }) => name === 'Balcony' || name === 'Veranda')
      .map(({ rect }) => ({ rect, top: level })),
  );
  return all.filter(
    ({ rect, top }) =>
      !all.some(
        (other) => other.top.index > top.index && other.rect.x0 === rect.x0 && other.rect.y0 === rect.y0,
      ),
  );
}

/** Walls on both sides of each stack of balconies and a lid on top, as one frame in front of the facade. */
export function bayFrames(context: BlockContext): Part[] {
  const { finish } = context;
  return balconyStacks(context).flatMap(({ rect, top }): Part[] => {
    const topM = ceilingM(top) + 0.95;
    const y0 = rect.y0 - 0.32;
    const cheek = (x0: number): BoxPart => ({
      kind: 'box',
      name: 'bay cheek',
      level: 0,
      material: finish.frame,
      rect: { x0, x1: x0 + CHEEK_M, y0, y1: rect.y1 - WALL_FACE_OFFSET_M - GAP_M },
      bottomM: -0.23,
      topM: topM - 0.3,
    });
    return [
      cheek(rect.x0 - CHEEK_M - 0.14),
      cheek(rect.x1 + 0.14),
      {
        kind: 'box',
        name: 'bay lid',
        level: 'roof',
        material: finish.frame,
        rect: {
          x0: rect.x0 - CHEEK_M - 0.15,
          x1: rect.x1 + CHEEK_M + 0.15,
          y0: y0 - 0.01,
          y1: rect.y1 + 0.4,
        },
        bottomM: topM - 0.31,
        topM,
      },
    ];
  });
}

/** A square post at each outer corner of a stack of balconies, up to the roof. */
export function balconyPosts(context: BlockContext): Part[] {
  return balconyStacks(context).flatMap(({ rect, top }) =>
    [rect.x0 + 0.02, rect.x1 - POST_M - 0.02]
      .filter((x) => widthOf(rect) > 2 || x > rect.x0)
      .map(
        (x0): BoxPart => ({
          kind: 'box',
          name: 'balcony post',
          level: 0,
          material: context.finish.trim,
          rect: { x0, x1: x0 + POST_M, y0: rect.y0 - 0.26, y1: rect.y0 + POST_M - 0.26 },
          bottomM: -0.245,
          topM: ceilingM(top) + 0.02,
        }),
      ),
  );
}

const SLIM_M = 0.13;
const SLIM_STEP_M = 4.2;

/** Slim steel posts under the edge of a roof that extends over the terrace. */
export function deepRoofPosts(context: BlockContext): Part[] {
  return context.levels.flatMap((level) =>
    level.outdoors
      .filter(({ name }) => name === 'Terrace')
      .flatMap(({ rect }) => {
        const count = Math.max(1, Math.round(widthOf(rect) / SLIM_STEP_M));
        return Array.from({ length: count + 1 }, (_, index): BoxPart => {
          const x0 = rect.x0 + 0.12 + ((widthOf(rect) - 0.24 - SLIM_M) * index) / count;
          return {
            kind: 'box',
            name: 'roof post',
            level: level.index,
            material: 'frame',
            rect: { x0, x1: x0 + SLIM_M, y0: rect.y0 + 0.14, y1: rect.y0 + 0.14 + SLIM_M },
            bottomM: level.zM - 0.05,
            topM: ceilingM(level) + 0.01,
          };
        });
      }),
  );
}

/** Posts along the open edge of a gallery, from the ground to the roof. */
export function galleryPosts(context: BlockContext): Part[] {
  const top = context.levels.at(-1);
  const [ground] = context.levels;
  if (!top || top === ground) return [];
  return ground.rooms
    .filter(({ kind }) => kind === 'gallery')
    .flatMap(({ rect }) => {
      const count = Math.max(1, Math.round(widthOf(rect) / SLIM_STEP_M));
      return Array.from({ length: count + 1 }, (_, index): BoxPart => {
        const x0 = rect.x0 + ((widthOf(rect) - POST_M) * index) / count;
        return {
          kind: 'box',
          name: 'gallery post',
          level: 0,
          material: context.finish.trim,
          rect: { x0, x1: x0 + POST_M, y0: rect.y1 - 0.03, y1: rect.y1 + POST_M - 0.03 },
          bottomM: -0.225,
          topM: ceilingM(top) + 0.01,
        };
      });
    });
}

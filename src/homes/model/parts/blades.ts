import { centreOf, type Rect } from '../geometry.ts';
import {
  type BlockContext,
  blockBounds,
  ceilingM,
  EAVES_OVERHANG_M,
  roomRects,
  topOf,
  WALL_FACE_OFFSET_M,
} from './blockContext.ts';
import type { BoxPart, Part, ProfilePart } from './part.ts';
import { unitEdges } from './spans.ts';

const BLADE_M = 0.32;
const OUT_M = 1.25;
const OVER_ROOF_M = 0.55;
const OVER_RAIL_M = 1.12;
const WALL_M = 0.3;
const CAP_M = 0.06;
const JOINT_M = 0.0007;

/** Party walls between and at the ends of a row's homes: stone in front of the facade, a parapet along the roofs. */
export function partyBlades(context: BlockContext): Part[] {
  const { levels, blind } = context;
  const bounds = blockBounds(context);
  const lines = unitEdges(context).filter((x) => x > bounds.x0 + 1 && x < bounds.x1 - 1);
  // Where two blocks meet, the western one builds the wall for both.
  const outside = WALL_FACE_OFFSET_M + BLADE_M / 2 + 0.005;
  if (!blind.west) lines.unshift(bounds.x0 - outside);
  lines.push(blind.east ? bounds.x1 : bounds.x1 + outside);
  const top = topOf(context);
  const stoneTopM = (levels.length > 2 ? top.zM : ceilingM(top)) + OVER_RAIL_M;
  return lines.flatMap((line) => [
    ...blade(line, stoneTopM, context),
    ...partyParapet(line, bounds, context),
  ]);
}

const across = (line: number, wider: number) => ({
  x0: line - BLADE_M / 2 - wider,
  x1: line + BLADE_M / 2 + wider,
});

function blade(line: number, topM: number, { finish }: BlockContext): BoxPart[] {
  const box = (
    name: string,
    wider: number,
    [bottomM, high]: readonly [number, number],
    material: BoxPart['material'],
  ): BoxPart => ({
    kind: 'box',
    name,
    level: 0,
    material,
    rect: { ...across(line, wider), y0: -OUT_M - wider, y1: 0.4 + wider },
    bottomM,
    topM: high,
  });
  return [
    box('blade', 0, [-0.235, topM], finish.stone),
    box('blade cap', 0.04, [topM - 0.002, topM + 0.07], 'stucco_char'),
  ];
}

/** Keeps a constant height above the roof by following its slopes. */
function partyParapet(line: number, bounds: Rect, context: BlockContext): ProfilePart[] {
  const { finish } = context;
  const isEnd = line < bounds.x0 || line > bounds.x1;
  const ceiling = ceilingM(topOf(context));
  const [y0, y1] = [0.39, bounds.y1 + WALL_FACE_OFFSET_M + 0.3];
  const tops = roofLine(context, bounds, line).map(([y, rise]): readonly [number, number] => [
    Math.min(Math.max(y, y0), y1),
    ceiling + OVER_ROOF_M + rise,
  ]);
  const bottomM = isEnd ? -0.205 : ceiling - 0.3;
  const part = (
    name: string,
    wider: number,
    outline: ProfilePart['outline'],
    material: ProfilePart['material'],
  ): ProfilePart => ({
    kind: 'profile',
    name,
    level: isEnd && name === 'party parapet' ? 0 : 'roof',
    material,
    ...across(line, wider),
    outline,
  });
  const reversed = [...tops].reverse();
  const caps = tops.slice(1).flatMap(([nextY, nextZ], index): ProfilePart[] => {
    const [y, z] = tops[index] ?? [nextY, nextZ];
    if (nextY - y < 0.05) return [];
    // Extends past the wall's ends; leaves a joint at the ridge.
    const from = index === 0 ? y - 0.02 : y + JOINT_M;
    const to = index === tops.length - 2 ? nextY + 0.02 : nextY - JOINT_M;
    const strip: ProfilePart['outline'] = [
      [from, z - 0.012],
      [to, nextZ - 0.012],
      [to, nextZ + CAP_M],
      [from, z + CAP_M],
    ];
    return [part('parapet cap', 0.035, strip, 'alu_char')];
  });
  return [part('party parapet', -0.0135, [[y0, bottomM], [y1, bottomM], ...reversed], finish.wall), ...caps];
}

/** The roof's height above its eaves along the party wall, from front to back. */
function roofLine(
  { design }: BlockContext,
  bounds: Rect,
  line: number,
): (readonly [y: number, rise: number])[] {
  const slope = Math.tan((design.roofPitchDegrees * Math.PI) / 180);
  const [front, back] = [bounds.y0 - EAVES_OVERHANG_M, bounds.y1 + EAVES_OVERHANG_M];
  if (design.roof === 'gable') {
    const ridgeY = centreOf(bounds).y;
    return [
      [front, 0],
      [ridgeY, slope * (ridgeY - front)],
      [back, 0],
    ];
  }
  if (design.roof === 'mono') {
    return [
      [front, slope * (back - front)],
      [back, 0],
    ];
  }
  // Sawtooth roofs are high at their west side: only the wall at the east end is low.
  const rise = design.roof === 'sawtooth' && line <= bounds.x1 ? slope * (bounds.x1 - bounds.x0) : 0;
  return [
    [front, rise],
    [back, rise],
  ];
}

/** A tall stone wall past each end of the front, projecting in front of it and above the roof. */
export function bladeWalls(context: BlockContext): Part[] {
  const { finish } = context;
  const bounds = blockBounds(context);
  const frontY = Math.min(...roomRects(topOf(context)).map(({ y0 }) => y0));
  const topM = ceilingM(topOf(context)) + 0.95;
  return [bounds.x0 - WALL_FACE_OFFSET_M - WALL_M - 0.006, bounds.x1 + WALL_FACE_OFFSET_M + 0.006].map(
    (x0) => ({
      kind: 'box',
      name: 'blade wall',
      level: 0,
      material: finish.stone,
      rect: {
        x0,
        x1: x0 + WALL_M,
        y0: Math.min(bounds.y0, frontY) - 1.35,
        y1: Math.max(frontY, bounds.y0) + 0.9,
      },
      bottomM: -0.21,
      topM,
    }),
  );
}

import type { Rect } from '../model/geometry.ts';
import type { Part } from '../model/parts/part.ts';
import { roofShapes } from './roofShapes.ts';
import { type Area, boxOf, type Fill, type Shape } from './shape.ts';

/** Smaller details are invisible in a picture as wide as a phone. */
const SOLAR_PANEL_M = { width: 1.05, height: 1.7 } as const;
const STAND_POST_M = 0.12;
const BEAM_M = 0.2;

/** The shapes of a part that are visible from the street. */
export function partShapes(part: Part): Shape[] {
  const drawn = (rect: Pick<Rect, 'x0' | 'x1' | 'y0'>, z0: number, z1: number, look: Partial<Shape> = {}) =>
    shapeOf(part, { x0: rect.x0, x1: rect.x1, z0, z1 }, rect.y0, look);
  switch (part.kind) {
    case 'slab':
      return part.rects.map((rect) => drawn(rect, part.bottomM, part.topM, { outM: 0.4 }));
    case 'lid':
      return part.rects.map((rect) => drawn(rect, part.bottomM, part.topM, { outM: 0.7 }));
    case 'parapet':
      return part.rects.map((rect) => drawn(rect, part.bottomM, part.topM));
    case 'roof':
      return roofShapes(part);
    case 'rail':
      return part.openSides.includes('south')
        ? [
            drawn(part.rect, part.floorM, part.floorM + part.heightM, {
              fill: RAIL_FILLS[part.style],
              outM: part.style === 'solid' ? 0.5 : 0,
            }),
          ]
        : [];
    case 'box':
    case 'panel':
      return [drawn(part.rect, part.bottomM, part.topM, { outM: 0.3 })];
    case 'profile': {
      const ys = part.outline.map(([y]) => y);
      const zs = part.outline.map(([, z]) => z);
      return [
        drawn({ x0: part.x0, x1: part.x1, y0: Math.min(...ys) }, Math.min(...zs), Math.max(...zs), {
          outM: 0.3,
        }),
      ];
    }
    case 'clerestory':
      return [drawn(part.rect, part.bottomM, part.topM, { fill: 'glass' })];
    case 'column':
      return [drawn(part.rect, part.bottomM, part.topM)];
    case 'fins':
      return [
        drawn(part.rect, part.bottomM, part.topM, { fill: part.lie === 'upright' ? 'uprights' : 'levels' }),
      ];
    case 'screen':
      return [drawn(part.rect, part.bottomM, part.topM, { fill: 'pierced' })];
    case 'pergola':
      return [
        drawn(part.rect, part.topM - BEAM_M, part.topM, { outM: 0.4 }),
        ...(part.postsFromM === null
          ? []
          : [part.rect.x0, part.rect.x1 - BEAM_M].map((x0) =>
              drawn({ x0, x1: x0 + BEAM_M, y0: part.rect.y0 }, part.postsFromM ?? 0, part.topM - BEAM_M),
            )),
      ];
    case 'steps':
      return [drawn(part.rect, 0, part.topM, { fill: 'levels' })];
    case 'tank': {
      const { at, radiusM, bottomM, standM, heightM } = part;
      const foot = bottomM + standM;
      const around = { x0: at.x - radiusM, x1: at.x + radiusM, y0: at.y - radiusM };
      return [
        ...(standM > 0
          ? [
              drawn(around, foot - STAND_POST_M, foot, { material: 'steel' }),
              ...[around.x0, around.x1 - STAND_POST_M].map((x0) =>
                drawn({ ...around, x0, x1: x0 + STAND_POST_M }, bottomM, foot, { material: 'steel' }),
              ),
            ]
          : []),
        drawn(around, foot, foot + heightM),
      ];
    }
    case 'solar': {
      const rise = Math.sin((part.tiltDegrees * Math.PI) / 180) * SOLAR_PANEL_M.height * part.rows;
      const x1 = part.at.x + part.columns * SOLAR_PANEL_M.width;
      return [drawn({ x0: part.at.x, x1, y0: part.at.y }, part.bottomM, part.bottomM + rise)];
    }
    case 'pipe':
    case 'condenser':
    case 'light':
    case 'dish':
      return [];
  }
}

const RAIL_FILLS: Readonly<Record<Extract<Part, { kind: 'rail' }>['style'], Fill>> = {
  glass: 'sheer',
  bars: 'uprights',
  breeze: 'pierced',
  solid: 'solid',
};

const shapeOf = ({ material }: Part, area: Area, depthM: number, look: Partial<Shape>): Shape => ({
  kind: 'shape',
  material,
  fill: 'solid',
  outline: boxOf(area),
  depthM,
  outM: 0,
  ...look,
});

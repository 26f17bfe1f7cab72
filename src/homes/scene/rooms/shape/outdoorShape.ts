import { grow, overlap, type Rect } from '#homes/model/geometry.ts';
import type { Block, Level, Outdoor } from '#homes/model/model.ts';
import type { Gap } from './gap.ts';
import { bounds, gapsOf } from './roomShape.ts';

/** The floor of a veranda, balcony or terrace, its openings to the home, and existing obstacles. */
export interface OutdoorShape {
  readonly inner: Rect;
  readonly gaps: readonly Gap[];
  readonly obstacles: readonly Rect[];
}

/** Distance from the edge for rails, columns and their footings. */
const EDGE_M = 0.22;
const STEPS_KEPT_M = 0.7;

export function outdoorShape(outdoor: Outdoor, level: Level, block: Pick<Block, 'parts'>): OutdoorShape {
  const at = outdoor.rect;
  const inner = { x0: at.x0 + EDGE_M, y0: at.y0 + EDGE_M, x1: at.x1 - EDGE_M, y1: at.y1 - 0.15 };
  const gaps = level.walls
    .filter((wall) => bounds(wall, at, 'north'))
    .flatMap((wall) => gapsOf(wall, at, 'north'))
    .map((gap): Gap => ({ ...gap, opensIn: false }));
  const obstacles = block.parts.flatMap((part) => {
    if (part.kind === 'steps')
      return level.index === 0 ? [{ ...part.rect, y1: part.rect.y1 + STEPS_KEPT_M }] : [];
    const stands =
      part.kind === 'box' || part.kind === 'column' || part.kind === 'screen' || part.kind === 'fins';
    if (!stands || part.topM < level.zM + 0.05 || part.bottomM > level.zM + 2) return [];
    return overlap(part.rect, at) ? [grow(part.rect, 0.06)] : [];
  });
  return { inner, gaps, obstacles };
}

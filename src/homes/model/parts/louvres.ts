import { widthOf } from '../geometry.ts';
import { type BlockContext, ceilingM, topOf, WALL_FACE_OFFSET_M } from './blockContext.ts';
import type { FinsPart } from './part.ts';
import { spansOf } from './spans.ts';

const SPACING_M = 0.14;
const DEPTH_M = 0.09;
/** Share of a gable's width. */
const SHARE = 0.24;
const OVER_CEILING_M = 0.35;
const LEAST_M = 0.5;

/** Ventilation slats in the middle of each gable that faces the street. */
export function louvres(context: BlockContext): FinsPart[] {
  const { design, finish } = context;
  const bottomM = ceilingM(topOf(context)) + OVER_CEILING_M;
  const slope = Math.tan((design.roofPitchDegrees * Math.PI) / 180);
  return spansOf(context)
    .filter(({ slopes }) => !slopes.includes('south'))
    .flatMap(({ rect }): FinsPart[] => {
      const half = (widthOf(rect) * SHARE) / 2;
      const middle = (rect.x0 + rect.x1) / 2;
      const heightM = Math.min(slope * (widthOf(rect) / 2 - half) * 0.75, 1.5);
      if (heightM < LEAST_M) return [];
      const y1 = rect.y0 - WALL_FACE_OFFSET_M - 0.035;
      return [
        {
          kind: 'fins',
          name: 'louvre',
          level: 'roof',
          material: finish.warm,
          rect: { x0: middle - half, x1: middle + half, y0: y1 - DEPTH_M, y1 },
          bottomM,
          topM: bottomM + heightM,
          spacingM: SPACING_M,
          lie: 'level',
        },
      ];
    });
}

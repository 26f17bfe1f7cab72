import type { Material } from '../../model/materials.ts';
import { PALETTE, type Substance } from '../../scene/palette.ts';

/** How a surface takes light. All that look alike are drawn at once; their colours are in their corners. */
export const LOOKS = ['solid', 'leaf', 'window', 'glass', 'lamp'] as const;
export type Look = (typeof LOOKS)[number];

const OF_SUBSTANCE: Readonly<Partial<Record<Substance, Look>>> = {
  leaf: 'leaf',
  glass: 'glass',
  lamp: 'lamp',
};

/** Panes of windows are lit from within at dusk, panes of rails are not. */
export const lookOf = (material: Material): Look =>
  material === 'glass' ? 'window' : (OF_SUBSTANCE[PALETTE[material].substance] ?? 'solid');

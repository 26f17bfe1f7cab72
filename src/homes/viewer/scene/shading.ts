import type { Material } from '../../model/materials.ts';
import { PALETTE, type Substance } from '../../scene/palette.ts';

/** Shading classes: surfaces of one class share a material, and their colours are vertex colours. */
export const SHADINGS = ['solid', 'leaf', 'window', 'glass', 'lamp'] as const;
export type Shading = (typeof SHADINGS)[number];

const OF_SUBSTANCE: Readonly<Partial<Record<Substance, Shading>>> = {
  leaf: 'leaf',
  glass: 'glass',
  lamp: 'lamp',
};

/** Window panes are lit from inside at dusk; glass railings are not. */
export const shadingOf = (material: Material): Shading =>
  material === 'glass' ? 'window' : (OF_SUBSTANCE[PALETTE[material].substance] ?? 'solid');

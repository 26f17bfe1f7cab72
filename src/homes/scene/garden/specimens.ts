import { TALL_M } from '../../model/site/plantHabits.ts';
import type { Plant } from '../../model/site/site.ts';
import type { PlantInstances } from './PlantInstances.ts';
import {
  BOUGAINVILLEAS,
  COLUMNS,
  MULCH,
  PALMS,
  PLANTAINS,
  SHRUBS,
  TALL_TREES,
  TRAVELLERS_PALM,
  TREES,
  type Variant,
  type Variants,
} from './variants.ts';

const FANS_AMONG_PLANTAINS = 4;
const GROUND_M = 0.04;

/** Places the model's plants, each scaled to its size. */
export function plantSpecimens(instances: PlantInstances, plants: readonly Plant[]): void {
  for (const plant of plants) {
    const { kind, at, radiusM, heightM, seed } = plant;
    const variant = variantOf(plant);
    const high = heightM / variant.heightM;
    // A palm's radius is its clearance on the ground; its crown grows with its height.
    const wide = kind === 'palm' ? Math.min(1.08, high) : radiusM / variant.radiusM;
    const turnRad = ((seed % 997) / 997) * 2 * Math.PI;
    const place = { turnRad, at: [at.x, at.y, GROUND_M] as const };
    instances.add(variant, { ...place, scale: [wide, wide, high] });
    if (kind === 'palm' || kind === 'tree') instances.add(MULCH, { ...place, scale: [1, 1, 1] });
  }
}

function variantOf({ kind, seed, heightM }: Plant): Variant {
  const one = (variants: Variants): Variant => variants[seed % variants.length] ?? variants[0];
  const nearest = (variants: Variants): Variant =>
    variants.reduce((best, each) =>
      Math.abs(each.heightM - heightM) < Math.abs(best.heightM - heightM) ? each : best,
    );
  switch (kind) {
    case 'palm':
      return nearest(PALMS);
    case 'tree':
      return heightM < TALL_M.tree ? one(TREES) : one(TALL_TREES);
    case 'column':
      return one(COLUMNS);
    case 'shrub':
      return one(SHRUBS);
    case 'plantain':
      return seed % FANS_AMONG_PLANTAINS === 0 ? TRAVELLERS_PALM : one(PLANTAINS);
    case 'bougainvillea':
      return one(BOUGAINVILLEAS);
  }
}

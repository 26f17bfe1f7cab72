import { fullUnitName } from '#domain/listings/units.ts';
import type { ContributionRow } from '../store.ts';

/** 'Ile Ayo Court, Block 2, Floor 3, U1'. */
export const unitNameOf = ({
  property,
  apartment,
  building,
}: Pick<ContributionRow, 'property' | 'apartment' | 'building'>): string =>
  fullUnitName(property.title, {
    ...apartment,
    block: `Block ${building.number}`,
    floorCount: building.floorCount,
  });

import { fullUnitName } from '#domain/listings/units.ts';
import type { ContributionContext } from './contribution.context.ts';
import { blockWith, chosenUnit } from './contribution.facts.ts';

/** The unit's full name, like `Ile Ayo Court, Block 2, Floor 3, U1`; null if no unit is chosen. */
export function chosenUnitName({
  property,
  apartmentId,
}: Pick<ContributionContext, 'property' | 'apartmentId'>): string | null {
  const unit = chosenUnit({ property, apartmentId });
  const block = blockWith({ property, apartmentId });
  if (!property || !block || !unit) return null;
  const { label, floor } = unit;
  return fullUnitName(property.title, { block: block.name, floorCount: block.floorCount, floor, label });
}

import { Notice } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { fullUnitName } from '#domain/listings/units.ts';
import { propertyQuery } from '../queries/properties.ts';
import type { ChosenUnit } from './chosenUnit.ts';

interface ChosenUnitNoticeProps {
  readonly unit: ChosenUnit;
  /** How a visitor can go on: 'log in, or sign up if you are new, to hold it'. */
  readonly next: string;
}

/** Tells a visitor whom the choice of a unit led to an account page that the choice is kept. */
export function ChosenUnitNotice({ unit, next }: ChosenUnitNoticeProps) {
  const name = useUnitName(unit);
  return <Notice tone="info">{`${name ?? 'Your unit'} is chosen: ${next}.`}</Notice>;
}

/** Mostly at once, from the page of the home; null until the home is there. */
function useUnitName({ propertyId, apartmentId }: ChosenUnit): string | null {
  const { data: property } = useQuery(propertyQuery(propertyId));
  const block = property?.buildings.find(({ apartments }) => apartments.some(({ id }) => id === apartmentId));
  const unit = block?.apartments.find(({ id }) => id === apartmentId);
  return property && block && unit
    ? fullUnitName(property.title, { ...unit, block: block.name, floorCount: block.floorCount })
    : null;
}

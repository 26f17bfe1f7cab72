import { propertyQuery } from '../queries/properties.ts';
import type { LoadPublicData } from '../routing/loadData.ts';
import { chosenUnit } from './chosenUnit.ts';

/** The home of the chosen unit, whose name the notice contains. Without it the notice says less, so no failure counts. */
export const loadData: LoadPublicData = (queryClient, { search }) => {
  const unit = chosenUnit(search);
  return unit === null ? [] : [queryClient.prefetchQuery(propertyQuery(unit.propertyId))];
};

import { contactPropertyId } from '#app/contact/contactLinks.ts';
import { propertyQuery } from '#app/queries/properties.ts';
import type { LoadPublicData } from '#app/routing/loadData.ts';

export const loadData: LoadPublicData = (queryClient, { search }) => {
  const propertyId = contactPropertyId(search);
  return propertyId === null ? [] : [queryClient.prefetchQuery(propertyQuery(propertyId))];
};

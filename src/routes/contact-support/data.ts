import { askedPropertyId } from '#app/contact/askedHome.ts';
import { propertyQuery } from '#app/queries/properties.ts';
import type { LoadPublicData } from '#app/routing/loadData.ts';

export const loadData: LoadPublicData = (queryClient, { search }) => {
  const propertyId = askedPropertyId(search);
  return propertyId === null ? [] : [queryClient.prefetchQuery(propertyQuery(propertyId))];
};

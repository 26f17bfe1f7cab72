import { propertyQuery, similarPropertiesQuery } from '#app/queries/properties.ts';
import type { LoadPublicData } from '#app/routing/loadData.ts';

export const loadData: LoadPublicData = (queryClient, { params: { id = '' } }) => [
  queryClient.ensureQueryData(propertyQuery(id)),
  queryClient.prefetchQuery(similarPropertiesQuery(id)),
];

import { propertiesQuery } from '#app/queries/properties.ts';
import { propertyFilter } from '#app/queries/propertyFilter.ts';
import type { LoadPublicData } from '#app/routing/loadData.ts';
import { decodeSearch } from '#machines/search/search.url.ts';

export const loadData: LoadPublicData = (queryClient, { search }) => [
  queryClient.ensureQueryData(propertiesQuery(propertyFilter(decodeSearch(search).filters))),
];

import { placesQuery, priceCountsQuery } from '#app/queries/properties.ts';
import type { LoadPublicData } from '#app/routing/loadData.ts';
import { affordability } from '#domain/plans/affordability.ts';
import { ADVERTISED_MONTHS } from '#domain/plans/plans.ts';
import { affordableHomesQuery, FIRST_SALARY_KOBO, newestHomesQuery } from './landingQueries.ts';

export const loadData: LoadPublicData = (queryClient) => [
  queryClient.prefetchQuery(newestHomesQuery),
  queryClient.prefetchQuery(priceCountsQuery({})),
  queryClient.prefetchQuery(placesQuery),
  queryClient.prefetchQuery(affordableHomesQuery(affordability(FIRST_SALARY_KOBO, ADVERTISED_MONTHS))),
];

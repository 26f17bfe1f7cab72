import { placesQuery } from '#app/queries/properties.ts';
import type { LoadPublicData } from '#app/routing/loadData.ts';

export const loadData: LoadPublicData = (queryClient) => [queryClient.ensureQueryData(placesQuery)];

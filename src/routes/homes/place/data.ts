import { placeQuery } from '#app/queries/properties.ts';
import type { LoadPublicData } from '#app/routing/loadData.ts';

export const loadData: LoadPublicData = (queryClient, { params: { state = '', town } }) => [
  queryClient.ensureQueryData(placeQuery({ state, ...(town !== undefined && { town }) })),
];

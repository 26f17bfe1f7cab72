import { documentsQuery } from '#app/queries/documents.ts';
import type { LoadMemberData } from '#app/routing/loadData.ts';

export const loadData: LoadMemberData = (queryClient) => [
  queryClient.ensureQueryData(documentsQuery(undefined, 1)),
];

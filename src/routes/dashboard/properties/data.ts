import { contributionsQuery } from '#app/queries/contributions.ts';
import type { LoadMemberData } from '#app/routing/loadData.ts';

export const loadData: LoadMemberData = (queryClient) => [queryClient.ensureQueryData(contributionsQuery())];

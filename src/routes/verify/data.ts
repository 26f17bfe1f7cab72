import { verificationQuery } from '#app/queries/documents.ts';
import type { LoadPublicData } from '#app/routing/loadData.ts';

export const loadData: LoadPublicData = (queryClient, { params: { code } }) =>
  code === undefined ? [] : [queryClient.ensureQueryData(verificationQuery(code))];

import { savedPropertiesQuery } from '#app/queries/properties.ts';
import type { LoadMemberData } from '#app/routing/loadData.ts';
import { pageIn, searchIn } from '../address/searchParams.ts';

export const loadData: LoadMemberData = (queryClient, { user, search: params }) => {
  const search = searchIn(params);
  const filter = { userId: user.id, page: pageIn(params), ...(search !== '' && { search }) };
  return [queryClient.ensureQueryData(savedPropertiesQuery(filter))];
};

import { inspectionsQuery } from '#app/queries/account.ts';
import { contributionsQuery } from '#app/queries/contributions.ts';
import { savedPropertiesQuery } from '#app/queries/properties.ts';
import { transactionsQuery, walletQuery } from '#app/queries/wallet.ts';
import type { LoadMemberData } from '#app/routing/loadData.ts';

export const loadData: LoadMemberData = (queryClient, { user: { id: userId } }) => [
  queryClient.ensureQueryData(contributionsQuery()),
  queryClient.ensureQueryData(walletQuery(userId)),
  queryClient.ensureQueryData(transactionsQuery({ userId, page: 1 })),
  queryClient.ensureQueryData(savedPropertiesQuery({ userId })),
  queryClient.ensureQueryData(inspectionsQuery),
];

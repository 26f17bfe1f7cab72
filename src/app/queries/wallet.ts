import { queryOptions } from '@tanstack/react-query';
import { getTransactions, getWallet } from '#api/calls/wallet.ts';
import { keepListPage } from './keepListPage.ts';
import { queryKeys, type TransactionFilter } from './keys.ts';

export const walletQuery = (userId: string) =>
  queryOptions({ queryKey: queryKeys.wallet.of(userId), queryFn: ({ signal }) => getWallet(userId, signal) });

export const transactionsQuery = (filter: TransactionFilter) => {
  const queryKey = queryKeys.wallet.transactions(filter);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => getTransactions(filter, signal),
    placeholderData: keepListPage(queryKey),
  });
};

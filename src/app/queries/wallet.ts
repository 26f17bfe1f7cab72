import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getTransactions, getWallet } from '#api/calls/wallet.ts';

export const walletQuery = (userId: string) =>
  queryOptions({ queryKey: ['wallet', userId], queryFn: ({ signal }) => getWallet(userId, signal) });

export const transactionsQuery = (query: { userId: string; page?: number; months?: number }) =>
  queryOptions({
    queryKey: ['wallet', query.userId, 'transactions', query],
    queryFn: ({ signal }) => getTransactions(query, signal),
    placeholderData: keepPreviousData,
  });

import { queryOptions } from '@tanstack/react-query';
import { getWithdrawal, getWithdrawalOptions, listBanks } from '#api/calls/withdrawals.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { queryKeys } from './keys.ts';

export const banksQuery = () =>
  queryOptions({
    queryKey: queryKeys.banks.all,
    queryFn: ({ signal }) => listBanks(signal),
    staleTime: HOUR_MS,
  });

/** The accounts that were used before, and what is left of the limit of a day. */
export const withdrawalOptionsQuery = () =>
  queryOptions({
    queryKey: queryKeys.wallet.withdrawalOptions,
    queryFn: ({ signal }) => getWithdrawalOptions(signal),
  });

export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.wallet.withdrawal(id),
    queryFn: ({ signal }) => getWithdrawal(id, signal),
  });

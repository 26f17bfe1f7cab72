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

/** Previously used bank accounts and the rest of the daily limit. */
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

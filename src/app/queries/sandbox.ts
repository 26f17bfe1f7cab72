import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listSandboxMessages, listSandboxWithdrawals } from '#api/calls/sandbox.ts';
import { queryKeys } from './keys.ts';

/** Messages sent to an email address or phone number (E.164), refetched on window focus. */
export const sandboxMessagesQuery = (to: string) =>
  queryOptions({
    queryKey: queryKeys.sandbox.messages(to),
    queryFn: ({ signal }) => listSandboxMessages(to, signal),
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });

/** Withdrawals at the simulated bank, newest first. */
export const sandboxWithdrawalsQuery = () =>
  queryOptions({
    queryKey: queryKeys.sandbox.withdrawals,
    queryFn: ({ signal }) => listSandboxWithdrawals(signal),
    refetchOnWindowFocus: 'always',
  });

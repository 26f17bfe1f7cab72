import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listSandboxMessages, listSandboxWithdrawals } from '#api/calls/sandbox.ts';
import { queryKeys } from './keys.ts';

/** The messages sent to an email or phone (E.164); fetched again on return to the window. */
export const sandboxMessagesQuery = (to: string) =>
  queryOptions({
    queryKey: queryKeys.sandbox.messages(to),
    queryFn: ({ signal }) => listSandboxMessages(to, signal),
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });

/** What the simulated bank was asked to send, newest first. */
export const sandboxWithdrawalsQuery = () =>
  queryOptions({
    queryKey: queryKeys.sandbox.withdrawals,
    queryFn: ({ signal }) => listSandboxWithdrawals(signal),
    refetchOnWindowFocus: 'always',
  });

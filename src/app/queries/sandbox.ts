import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listSandboxMessages } from '#api/calls/sandbox.ts';
import { queryKeys } from './keys.ts';

/** The messages sent to an email or phone (E.164); fetched again on return to the window. */
export const sandboxMessagesQuery = (to: string) =>
  queryOptions({
    queryKey: queryKeys.sandbox.messages(to),
    queryFn: ({ signal }) => listSandboxMessages(to, signal),
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listSandboxMessages } from '#api/calls/sandbox.ts';
import { queryKeys } from './keys.ts';

const LOOK_EVERY_MS = 3_000;

/** The messages sent to an email or phone (E.164), looked at again every few seconds. */
export const sandboxMessagesQuery = (to: string) =>
  queryOptions({
    queryKey: queryKeys.sandbox.messages(to),
    queryFn: ({ signal }) => listSandboxMessages(to, signal),
    refetchInterval: LOOK_EVERY_MS,
    placeholderData: keepPreviousData,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listSandboxMessages } from '#api/calls/sandbox.ts';

const LOOK_EVERY_MS = 3_000;

/** The messages sent to an address, or to all, looked at again every few seconds. */
export const sandboxMessagesQuery = (to: string) =>
  queryOptions({
    queryKey: ['sandbox', 'messages', to],
    queryFn: ({ signal }) => listSandboxMessages(to || undefined, signal),
    refetchInterval: LOOK_EVERY_MS,
    placeholderData: keepPreviousData,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listSandboxMessages } from '#api/calls/sandbox.ts';

const LOOK_EVERY_MS = 3_000;

/** The messages sent to an address, looked at again every few seconds; none before an address is there. */
export const sandboxMessagesQuery = (to: string) =>
  queryOptions({
    queryKey: ['sandbox', 'messages', to],
    queryFn: ({ signal }) => listSandboxMessages(to, signal),
    enabled: to !== '',
    refetchInterval: LOOK_EVERY_MS,
    placeholderData: keepPreviousData,
  });

import { QueryClient } from '@tanstack/react-query';
import { FIRST_SERVER_ERROR, toFailure } from '#api/failure.ts';

const QUERY_RETRIES = 3;
const TOO_MANY_REQUESTS = 429;

/**
 * Retries queries (3 times by default), but not offline, nor after a 4xx status other than 429. Mutations are never
 * retried.
 */
export const createQueryClient = ({ retries = QUERY_RETRIES } = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < retries && isRetryable(toFailure(error).status) && !isOffline(),
      },
      // Offline they fail at once. By default they would wait for the network, and nobody is told that nothing is saved.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Without a browser `onLine` is undefined. */
const isOffline = (): boolean => navigator.onLine === false;

const isRetryable = (status: number | null): boolean =>
  status === null || status >= FIRST_SERVER_ERROR || status === TOO_MANY_REQUESTS;

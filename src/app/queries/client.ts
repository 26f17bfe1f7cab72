import { QueryClient } from '@tanstack/react-query';
import { FIRST_SERVER_ERROR, toFailure } from '#api/failure.ts';

const QUERY_RETRIES = 3;
const TOO_MANY_REQUESTS = 429;

/**
 * Queries are retried 3 times in a browser, mutations never; a request that the server rejected (4xx) is not repeated.
 */
export const createQueryClient = ({ retries = QUERY_RETRIES } = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < retries && mayChange(toFailure(error).status),
      },
      mutations: { retry: false },
    },
  });

const mayChange = (status: number | null): boolean =>
  status === null || status >= FIRST_SERVER_ERROR || status === TOO_MANY_REQUESTS;

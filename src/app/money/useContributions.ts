import { useQuery } from '@tanstack/react-query';
import { contributionsQuery } from '../queries/contributions.ts';

/** Every screen that shows money refetches it; this stale time only prevents one screen from fetching twice. */
export const MONEY_FRESH_MS = 2_000;

/** The buyer's contributions, refetched on window focus. */
export const useContributions = () =>
  useQuery({
    ...contributionsQuery(),
    staleTime: MONEY_FRESH_MS,
    refetchOnWindowFocus: 'always',
  });

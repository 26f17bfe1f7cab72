import { useQuery } from '@tanstack/react-query';
import { contributionsQuery } from '../queries/contributions.ts';

/** Every screen that shows money fetches it again; this only keeps one screen from fetching it twice. */
export const MONEY_FRESH_MS = 2_000;

/** Every contribution of the buyer; fetched again on return to the window. */
export const useContributions = () =>
  useQuery({
    ...contributionsQuery(),
    staleTime: MONEY_FRESH_MS,
    refetchOnWindowFocus: 'always',
  });

import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Progress = Pick<UseQueryResult, 'isLoading' | 'failureCount'>;

/**
 * Whether a screen still waits for its first data: one of the queries has neither responded nor failed once. Once
 * false, it stays false: nothing that loads later hides the screen again.
 */
export function useFirstLoad(queries: readonly Progress[]): boolean {
  const [hasLoaded, setHasLoaded] = useState(false);
  const isLoading = queries.some((query) => query.isLoading && query.failureCount === 0);
  if (!isLoading && !hasLoaded) setHasLoaded(true);
  return isLoading && !hasLoaded;
}

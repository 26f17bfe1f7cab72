import type { UseQueryResult } from '@tanstack/react-query';
import { FailureState } from './FailureState.tsx';
import { loadFailureOf } from './loadFailure.ts';

interface LoadFailureProps {
  /** A query without data that has failed to load. */
  readonly query: UseQueryResult;
  /** What was to be loaded, as in "We could not load your wallet". */
  readonly what: string;
  /** The level of the error's heading: 3 in a card that has its own heading. */
  readonly level?: 2 | 3 | undefined;
}

/** Replaces what could not be loaded, with a retry button. */
export const LoadFailure = ({ query, what, level }: LoadFailureProps) => (
  <FailureState
    title={`We could not load ${what}`}
    level={level}
    failure={loadFailureOf(query)}
    busy={query.fetchStatus === 'fetching'}
    onRetry={() => void query.refetch()}
  />
);

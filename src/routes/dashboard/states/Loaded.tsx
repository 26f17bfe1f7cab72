import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toFailure } from '#api/failure.ts';
import { FailureState } from '#app/failures/FailureState.tsx';
import { hasFailedToLoad, networkFailure } from '#app/failures/loadFailure.ts';

export interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Shown while loading, in the layout of the loaded content. */
  readonly skeleton: ReactNode;
  /** What is loaded, as in "We could not load your wallet". */
  readonly what: string;
  /** The level of the error's heading: 3 in a card that has its own heading. */
  readonly level?: 2 | 3 | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a query: a skeleton while it loads, then its data, or the error with a retry button. */
export function Loaded<Data>({ query, skeleton, what, level, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!hasFailedToLoad(query)) return <div aria-busy="true">{skeleton}</div>;
  const failure = query.error ? toFailure(query.error) : networkFailure;
  return (
    <FailureState
      title={`We could not load ${what}`}
      level={level}
      failure={failure}
      busy={query.fetchStatus === 'fetching'}
      onRetry={() => void query.refetch()}
    />
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toFailure } from '#api/failure.ts';
import { FailureState } from '#app/failures/FailureState.tsx';
import { isUnreached, networkFailure } from '#app/failures/unreached.ts';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Shown while it loads, in the layout of what is loaded. */
  readonly skeleton: ReactNode;
  /** As in "We could not load your wallet". */
  readonly what: string;
  /** Of the heading that says what failed: 3 in a card that has one of its own. */
  readonly level?: 2 | 3 | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** What was loaded; before that its skeleton; after a failure the reason, and a way to try again. */
export function Loaded<Data>({ query, skeleton, what, level, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!isUnreached(query)) return <div aria-busy="true">{skeleton}</div>;
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

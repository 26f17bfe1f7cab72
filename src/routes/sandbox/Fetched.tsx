import { Notice, Skeleton } from '@adire/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '#app/failures/LoadFailure.tsx';
import { hasFailedToLoad, loadFailureOf } from '#app/failures/loadFailure.ts';

interface FetchedProps {
  readonly query: UseQueryResult;
  /** What is fetched, as in "We could not load the messages". */
  readonly what: string;
}

/** Above a list that is fetched again by a button: whether it is loading, or why the last attempt failed. */
export function Fetched({ query, what }: FetchedProps) {
  const hasFailed = hasFailedToLoad(query);
  if (query.data === undefined)
    return hasFailed ? (
      <LoadFailure query={query} what={what} level={3} />
    ) : (
      <Skeleton width="100%" height="6rem" />
    );
  if (!hasFailed) return null;
  return (
    <Notice tone="critical" title="This list may be out of date.">
      {loadFailureOf(query).message}
    </Notice>
  );
}

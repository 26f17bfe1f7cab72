import { Button, Notice } from '@adire/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { causeOf } from '#app/failures/FailureState.tsx';
import { hasFailedToLoad, loadFailureOf } from '#app/failures/loadFailure.ts';
import { timeOfDay } from '#app/format/dateText.ts';

interface StaleNoticeProps {
  /** The queries that the screen shows. */
  readonly queries: readonly UseQueryResult[];
}

/** The notice above stale data: why the refresh failed, since when, and a retry button. */
export function StaleNotice({ queries }: StaleNoticeProps) {
  const stale = queries.filter((query) => query.data !== undefined && hasFailedToLoad(query));
  const [first] = stale;
  if (!first) return null;
  const failure = loadFailureOf(first);
  const loadedAt = timeOfDay(Math.min(...stale.map(({ dataUpdatedAt }) => dataUpdatedAt)));
  return (
    <Notice
      tone={causeOf(failure) === 'offline' ? 'offline' : 'attention'}
      title={failure.message}
      action={
        <Button variant="quiet" onClick={() => stale.forEach((query) => void query.refetch())}>
          Try again
        </Button>
      }
    >
      This was loaded at {loadedAt}.
    </Notice>
  );
}

import { queryOptions } from '@tanstack/react-query';
import { getChanges, getExit } from '#api/calls/changes.ts';
import { queryKeys } from './keys.ts';

export const changesQuery = (contributionId: string) =>
  queryOptions({
    queryKey: queryKeys.contributions.changes(contributionId),
    queryFn: ({ signal }) => getChanges(contributionId, signal),
  });

export const exitQuery = (contributionId: string) =>
  queryOptions({
    queryKey: queryKeys.contributions.exit(contributionId),
    queryFn: ({ signal }) => getExit(contributionId, signal),
  });

import { queryOptions } from '@tanstack/react-query';
import { listContributions, listPayments } from '#api/calls/contributions.ts';
import { keepListPage } from './keepListPage.ts';
import { type ContributionStatus, queryKeys } from './keys.ts';

export const contributionsQuery = (status?: ContributionStatus) =>
  queryOptions({
    queryKey: queryKeys.contributions.list(status),
    queryFn: ({ signal }) => listContributions(status, signal),
  });

export const paymentsQuery = (contributionId: string, page = 1) => {
  const queryKey = queryKeys.contributions.payments(contributionId, page);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => listPayments(contributionId, { page }, signal),
    placeholderData: keepListPage(queryKey),
  });
};

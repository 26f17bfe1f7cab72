import { queryOptions } from '@tanstack/react-query';
import { listContributions, listPayments } from '#api/calls/contributions.ts';

export const contributionsQuery = (status?: 'active' | 'completed') =>
  queryOptions({
    queryKey: ['contributions', 'list', status ?? 'all'],
    queryFn: ({ signal }) => listContributions(status, signal),
  });

export const paymentsQuery = (contributionId: string, page = 1) =>
  queryOptions({
    queryKey: ['contributions', 'payments', contributionId, page],
    queryFn: ({ signal }) => listPayments(contributionId, { page }, signal),
  });

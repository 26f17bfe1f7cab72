import { queryOptions } from '@tanstack/react-query';
import { getContribution, getPayment, listContributions, listPayments } from '#api/calls/contributions.ts';

export const contributionsQuery = (status?: 'active' | 'completed') =>
  queryOptions({
    queryKey: ['contributions', 'list', status ?? 'all'],
    queryFn: ({ signal }) => listContributions(status, signal),
  });

export const contributionQuery = (id: string) =>
  queryOptions({
    queryKey: ['contributions', 'detail', id],
    queryFn: ({ signal }) => getContribution(id, signal),
  });

export const paymentsQuery = (contributionId: string, page = 1) =>
  queryOptions({
    queryKey: ['contributions', 'payments', contributionId, page],
    queryFn: ({ signal }) => listPayments(contributionId, { page }, signal),
  });

export const paymentQuery = (id: string) =>
  queryOptions({ queryKey: ['payments', id], queryFn: ({ signal }) => getPayment(id, signal) });

import type * as z from 'zod/mini';
import type { ScheduleFile } from '#domain/plans/schedules.ts';
import { call, fetchText } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import {
  type contribution,
  type contributionRequest,
  contributionResponse,
  contributionsResponse,
  type payment,
  paymentResponse,
  paymentsResponse,
} from '../contract/contributions.ts';
import { acceptPreviousRelease } from '../olderServer.ts';

export type Contribution = Camel<z.output<typeof contribution>>;
export type ContributionRequest = Camel<z.output<typeof contributionRequest>>;
export type Payment = Camel<z.output<typeof payment>>;

/** Idempotent: the same key with the same request takes effect once. */
export const createContribution = async (
  body: ContributionRequest,
  idempotencyKey: string,
): Promise<Contribution> =>
  (
    await call('POST', '/contributions', acceptPreviousRelease(contributionResponse), {
      body,
      idempotencyKey,
    })
  ).body.contribution;

export const listContributions = async (
  status?: 'active' | 'completed',
  signal?: AbortSignal,
): Promise<Contribution[]> =>
  (
    await call('GET', '/contributions', acceptPreviousRelease(contributionsResponse), {
      query: { status },
      ...(signal && { signal }),
    })
  ).body.contributions;

export const getContribution = async (id: string, signal?: AbortSignal): Promise<Contribution> =>
  (
    await call(
      'GET',
      `/contributions/${id}`,
      acceptPreviousRelease(contributionResponse),
      signal ? { signal } : {},
    )
  ).body.contribution;

/** The contribution's schedule as a text file. */
export const getScheduleFile = (id: string, file: ScheduleFile): Promise<string> =>
  fetchText(`/contributions/${id}/schedule.${file}`);

export const cancelContribution = async (id: string): Promise<Contribution> =>
  (await call('POST', `/contributions/${id}/cancel`, acceptPreviousRelease(contributionResponse), {})).body
    .contribution;

/**
 * Announces the contribution's only awaiting payment: another amount replaces it, the same amount returns it. Only the
 * bank's webhook credits it.
 */
export const createPayment = async (
  contributionId: string,
  amountKobo: Payment['amount'],
  idempotencyKey: string,
): Promise<Payment> =>
  (
    await call('POST', `/contributions/${contributionId}/payments`, paymentResponse, {
      body: { amount: amountKobo },
      idempotencyKey,
    })
  ).body.payment;

export const listPayments = async (
  contributionId: string,
  query: { page?: number; limit?: number } = {},
  signal?: AbortSignal,
) =>
  (
    await call('GET', `/contributions/${contributionId}/payments`, paymentsResponse, {
      query,
      ...(signal && { signal }),
    })
  ).body;

export const getPayment = async (id: string, signal?: AbortSignal): Promise<Payment> =>
  (await call('GET', `/payments/${id}`, paymentResponse, signal ? { signal } : {})).body.payment;

/** Withdraws an awaiting payment: no transfer is expected for it. */
export const withdrawPayment = async (id: string): Promise<Payment> =>
  (await call('POST', `/payments/${id}/withdraw`, paymentResponse, {})).body.payment;

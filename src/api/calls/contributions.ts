import type * as z from 'zod/mini';
import type { ScheduleFile } from '#domain/schedules.ts';
import { call, callForText } from '../client.ts';
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
import { ofEitherRelease } from '../olderServer.ts';

export type Contribution = Camel<z.output<typeof contribution>>;
export type ContributionRequest = Camel<z.output<typeof contributionRequest>>;
export type Payment = Camel<z.output<typeof payment>>;

/** Idempotent for the same key and request. */
export const createContribution = async (
  body: ContributionRequest,
  idempotencyKey: string,
): Promise<Contribution> =>
  (await call('POST', '/contributions', ofEitherRelease(contributionResponse), { body, idempotencyKey })).body
    .contribution;

export const listContributions = async (
  status?: 'active' | 'completed',
  signal?: AbortSignal,
): Promise<Contribution[]> =>
  (
    await call('GET', '/contributions', ofEitherRelease(contributionsResponse), {
      query: { status },
      ...(signal && { signal }),
    })
  ).body.contributions;

export const getContribution = async (id: string, signal?: AbortSignal): Promise<Contribution> =>
  (await call('GET', `/contributions/${id}`, ofEitherRelease(contributionResponse), signal ? { signal } : {}))
    .body.contribution;

/** The contribution's schedule as a text file. */
export const getScheduleFile = (id: string, file: ScheduleFile): Promise<string> =>
  callForText(`/contributions/${id}/schedule.${file}`);

export const cancelContribution = async (id: string): Promise<Contribution> =>
  (await call('POST', `/contributions/${id}/cancel`, ofEitherRelease(contributionResponse), {})).body
    .contribution;

/**
 * Creates the contribution's one pending payment. Another amount replaces it; the same amount returns it. Only the
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

/** Withdraws a pending payment: no transfer is expected for it any more. */
export const withdrawPayment = async (id: string): Promise<Payment> =>
  (await call('POST', `/payments/${id}/withdraw`, paymentResponse, {})).body.payment;

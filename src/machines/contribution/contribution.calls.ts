import type { Contribution, ContributionRequest, Payment } from '#api/calls/contributions.ts';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { toFailure } from '#api/failure.ts';
import type { Kobo } from '#domain/money.ts';
import type { OpenedFlow } from './contribution.facts.ts';

/** The wizard's calls to the server, provided by the route. */
export interface ContributionCalls {
  getProperty(id: string, signal?: AbortSignal): Promise<PropertyDetail>;
  getContribution(id: string, signal?: AbortSignal): Promise<Contribution>;
  createContribution(request: ContributionRequest, idempotencyKey: string): Promise<Contribution>;
  cancelContribution(id: string): Promise<Contribution>;
  createPayment(contributionId: string, amountKobo: Kobo, idempotencyKey: string): Promise<Payment>;
  getPayment(id: string, signal?: AbortSignal): Promise<Payment>;
}

export interface OpenInput {
  readonly propertyId: string | null;
  readonly contributionId: string | null;
}

/**
 * Loads the home and the contribution of a flow. Each is null if it does not exist or belongs to another buyer; any
 * other failure is thrown.
 */
export async function openFlow(
  calls: Pick<ContributionCalls, 'getProperty' | 'getContribution'>,
  { propertyId, contributionId }: OpenInput,
  signal?: AbortSignal,
): Promise<OpenedFlow> {
  const [property, contribution] = await Promise.all([
    propertyId ? unlessGone(calls.getProperty(propertyId, signal)) : null,
    contributionId ? unlessGone(calls.getContribution(contributionId, signal)) : null,
  ]);
  return { property, contribution };
}

export interface PaymentRequest {
  readonly contributionId: string;
  readonly amountKobo: Kobo;
  /** The idempotency key. */
  readonly key: string;
}

/** The payment's current state, with its contribution once the payment is no longer pending. */
export interface PaymentUpdate {
  readonly payment: Payment;
  readonly contribution: Contribution | null;
}

export async function followPayment(
  calls: Pick<ContributionCalls, 'getPayment' | 'getContribution'>,
  paymentId: string,
  signal?: AbortSignal,
): Promise<PaymentUpdate> {
  const payment = await calls.getPayment(paymentId, signal);
  if (payment.status === 'awaiting_transfer') return { payment, contribution: null };
  return { payment, contribution: await calls.getContribution(payment.contributionId, signal) };
}

const GONE: readonly string[] = [
  'not_found',
  'listing_withdrawn',
  'not_yours',
  'invalid_fields',
  'malformed_request',
];

async function unlessGone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (GONE.includes(toFailure(error).code)) return null;
    throw error;
  }
}

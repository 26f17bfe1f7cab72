import { createHmac } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { BankEvent, Dispute, Refund } from '../../bank/records.ts';
import type { RetryTimetable, Webhook } from '../../webhooks.ts';
import type { ProviderApi } from '../provider.ts';
import { paystackRoutes } from './routes.ts';
import { FAILURES } from './sendError.ts';
import { accountJson, customerJson, transactionJson, transferJson } from './shapes.ts';

/**
 * That of a live key, every 3 minutes four times and then hourly for 72 hours, because a rehearsal is of going live. With
 * a test key like the simulator's, Paystack itself retries hourly for 10 hours.
 */
const TIMETABLE: RetryTimetable = {
  retryDelaysMs: [
    ...Array.from({ length: 4 }, () => 3 * MINUTE_MS),
    ...Array.from({ length: 72 }, () => HOUR_MS),
  ],
  timeoutMs: 30_000,
};

/** HMAC-SHA512 of the body with the secret key, hex. */
export const signPaystack = (body: string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(body).digest('hex');

export const paystack = ({ secretKey }: { readonly secretKey: string }): ProviderApi => ({
  name: 'paystack',
  bankCode: '035',
  // Above 2^53, because unsigned 64-bit ids may be.
  firstDepositId: 9_007_199_254_740_993n,
  timetable: TIMETABLE,
  failures: FAILURES,
  webhookOf: (event) => signed(contentOf(event), secretKey),
  routes: (app, provider) => paystackRoutes(app, provider, secretKey),
});

function signed(content: { event: string; data: unknown }, secretKey: string): Webhook {
  const body = JSON.stringify(content);
  return { body, headers: { 'x-paystack-signature': signPaystack(body, secretKey) } };
}

function contentOf(event: BankEvent): { event: string; data: unknown } {
  switch (event.kind) {
    case 'deposit':
      return { event: 'charge.success', data: transactionJson(event.deposit) };
    case 'account_assigned':
      return {
        event: 'dedicatedaccount.assign.success',
        data: {
          customer: customerJson(event.account.customer),
          dedicated_account: accountJson(event.account),
          identification: { status: 'success' },
        },
      };
    case 'account_failed':
      return {
        event: 'dedicatedaccount.assign.failed',
        data: {
          customer: customerJson(event.customer),
          dedicated_account: null,
          identification: { status: 'failed', reason: event.reason },
        },
      };
    case 'payout':
      return { event: `transfer.${event.payout.status}`, data: transferJson(event.payout) };
    case 'dispute':
      return disputeEvent(event.dispute);
    case 'refund':
      return { event: `refund.${event.refund.status}`, data: refundEvent(event.refund) };
  }
}

const RESOLUTIONS = { open: null, lost: 'merchant-accepted', won: 'declined' } as const;

const disputeEvent = ({ id, status, deposit, amountKobo, createdAt, dueAt }: Dispute) => ({
  event: status === 'open' ? 'charge.dispute.create' : 'charge.dispute.resolve',
  data: {
    id,
    refund_amount: amountKobo,
    currency: 'NGN',
    status: status === 'open' ? 'awaiting-merchant-feedback' : 'resolved',
    resolution: RESOLUTIONS[status],
    domain: 'test',
    transaction: transactionJson(deposit),
    transaction_reference: null,
    category: 'chargeback',
    customer: transactionJson(deposit).customer,
    bin: null,
    last4: null,
    due_at: dueAt.toISOString(),
    resolved_at: null,
    evidence: null,
    attachments: null,
    note: null,
    created_at: createdAt.toISOString(),
  },
});

/** A refund's webhook has another format than the call's response: the amount is text. */
const refundEvent = ({ status, deposit, amountKobo, reference }: Refund) => ({
  status,
  transaction_reference: deposit.reference,
  refund_reference: reference,
  amount: String(amountKobo),
  currency: 'NGN',
  processor: 'instant-transfer',
  customer: deposit.account && {
    first_name: deposit.account.customer.firstName,
    last_name: deposit.account.customer.lastName,
    email: deposit.account.customer.email,
  },
  integration: 100_043,
  domain: 'test',
});

import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '#domain/durations.ts';
import type { BankEvent } from '../../bank/records.ts';
import type { RetryTimetable, Webhook } from '../../webhooks.ts';
import type { ProviderApi } from '../provider.ts';
import { monnifyRoutes } from './routes.ts';
import { FAILURES } from './sendError.ts';
import { disbursementJson, type MonnifyKeys, refundJson, transactionEvent } from './shapes.ts';

/** Twelve retries, 5 minutes apart. */
const TIMETABLE: RetryTimetable = {
  retryDelaysMs: Array.from({ length: 12 }, () => 5 * MINUTE_MS),
  timeoutMs: 30_000,
};

export const monnify = (keys: MonnifyKeys): ProviderApi => ({
  name: 'monnify',
  bankCode: '232',
  firstDepositId: 170n,
  timetable: TIMETABLE,
  failures: FAILURES,
  webhookOf(event) {
    const content = contentOf(event);
    return content && signed(content, keys.secretKey);
  },
  routes: (app, provider) => monnifyRoutes(app, provider, keys),
});

/** HMAC-SHA512 of the body with the client secret, hex; the text of the documentation calls it a plain SHA-512. */
export const signMonnify = (body: string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(body).digest('hex');

function signed(content: unknown, secretKey: string): Webhook {
  const body = JSON.stringify(content);
  return { body, headers: { 'monnify-signature': signMonnify(body, secretKey) } };
}

const DISBURSEMENT_EVENT = {
  pending: null,
  success: 'SUCCESSFUL_DISBURSEMENT',
  failed: 'FAILED_DISBURSEMENT',
  reversed: 'REVERSED_DISBURSEMENT',
} as const;
const REFUND_EVENT = { pending: null, processed: 'SUCCESSFUL_REFUND', failed: 'FAILED_REFUND' } as const;

/** Reserved accounts are opened synchronously, so they have no event. */
function contentOf(event: BankEvent): { eventType: string; eventData: unknown } | null {
  if (event.kind === 'deposit')
    return { eventType: 'SUCCESSFUL_TRANSACTION', eventData: transactionEvent(event.deposit) };
  if (event.kind === 'payout') {
    const eventType = DISBURSEMENT_EVENT[event.payout.status];
    return eventType && { eventType, eventData: disbursementJson(event.payout, '') };
  }
  if (event.kind === 'refund') {
    const eventType = REFUND_EVENT[event.refund.status];
    return eventType && { eventType, eventData: refundJson(event.refund) };
  }
  return null;
}

import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '#domain/durations.ts';
import type { BankEvent } from '../../bank/records.ts';
import type { RetryTimetable, Webhook } from '../../webhooks.ts';
import type { ProviderApi } from '../provider.ts';
import { flutterwaveRoutes } from './routes.ts';
import { FAILURES, refundJson, senderJson, transactionJson, transferJson } from './shapes.ts';

/** Three retries, 30 minutes apart. */
const TIMETABLE: RetryTimetable = {
  retryDelaysMs: Array.from({ length: 3 }, () => 30 * MINUTE_MS),
  timeoutMs: MINUTE_MS,
};

interface FlutterwaveKeys {
  readonly secretKey: string;
  /** The secret that webhooks are signed with, set in the dashboard. */
  readonly secretHash: string;
}

export const flutterwave = ({ secretKey, secretHash }: FlutterwaveKeys): ProviderApi => ({
  name: 'flutterwave',
  bankCode: '035',
  firstDepositId: 8_321_945n,
  timetable: TIMETABLE,
  failures: FAILURES,
  webhookOf(event) {
    const content = contentOf(event);
    return content === null ? null : signed(content, secretHash);
  },
  routes: (app, provider) => flutterwaveRoutes(app, provider, secretKey),
});

/** HMAC-SHA256 with the secret hash, base64: version 4's signature. */
export const signFlutterwave = (body: string, secretHash: string): string =>
  createHmac('sha256', secretHash).update(body).digest('base64');

/** Sends both headers: version 3's header is the secret hash itself. */
function signed(content: unknown, secretHash: string): Webhook {
  const body = JSON.stringify(content);
  return {
    body,
    headers: {
      'verif-hash': secretHash,
      'flutterwave-signature': signFlutterwave(body, secretHash),
    },
  };
}

function contentOf(event: BankEvent): unknown {
  switch (event.kind) {
    case 'deposit':
      return {
        event: 'charge.completed',
        data: transactionJson(event.deposit),
        meta_data: senderJson(event.deposit),
        'event.type': 'BANK_TRANSFER_TRANSACTION',
      };
    case 'payout':
      return {
        event: 'transfer.completed',
        'event.type': 'Transfer',
        data: transferJson(event.payout, ''),
      };
    case 'refund':
      return { event: 'refund.completed', data: refundJson(event.refund) };
    case 'dispute':
      return null;
    case 'account_assigned':
    case 'account_failed':
      // Accounts are opened synchronously.
      return null;
  }
}

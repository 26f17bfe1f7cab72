import * as z from 'zod/mini';
import type { BankEvent, PayoutStatus, RefundStatus } from '../../../platform/ports/bank.ts';
import { bodyId } from '../event-ids.ts';
import { parseExactJson } from '../http/exact-json.ts';
import { readMonnifyDeposit } from './transaction.ts';

const envelope = z.object({ eventType: z.string(), eventData: z.looseObject({}) });
const disbursement = z.object({ reference: z.string() });
const refund = z.object({ transactionReference: z.optional(z.nullable(z.string())) });

const PAYOUTS: Readonly<Record<string, PayoutStatus>> = {
  SUCCESSFUL_DISBURSEMENT: 'successful',
  FAILED_DISBURSEMENT: 'failed',
  REVERSED_DISBURSEMENT: 'reversed',
};
const REFUNDS: Readonly<Record<string, RefundStatus>> = {
  SUCCESSFUL_REFUND: 'processed',
  FAILED_REFUND: 'failed',
};

/** Parses a webhook of Monnify. Unknown event types are ignored, as Monnify requires. */
export function parseMonnifyEvent(rawBody: Buffer): BankEvent {
  const eventId = bodyId(rawBody);
  const parsed = z.safeParse(envelope, parseExactJson(rawBody.toString('utf8')));
  if (!parsed.success) return { kind: 'unreadable', eventId };
  const { eventType, eventData } = parsed.data;
  if (eventType === 'SUCCESSFUL_TRANSACTION') {
    const reading = readMonnifyDeposit(eventData);
    if (reading === null) return { kind: 'unreadable', eventId };
    if (reading === 'elsewhere' || reading.status !== 'successful') return { kind: 'ignored', eventId };
    return { kind: 'deposit', ...reading.deposit };
  }
  const payout = PAYOUTS[eventType];
  if (payout) {
    const { reference } = z.safeParse(disbursement, eventData).data ?? {};
    return reference
      ? { kind: 'payout', eventId, reference, status: payout }
      : { kind: 'unreadable', eventId };
  }
  const refunded = REFUNDS[eventType];
  if (refunded) {
    const named = z.safeParse(refund, eventData).data;
    const depositReference = named?.transactionReference ?? null;
    return { kind: 'refund', eventId, status: refunded, depositReference };
  }
  return { kind: 'ignored', eventId };
}

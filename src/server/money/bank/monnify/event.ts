import * as z from 'zod/mini';
import type { BankEvent, PayoutStatus, RefundStatus } from '../../../platform/ports/bank.ts';
import { bodyId } from '../event-ids.ts';
import { parseExactJson } from '../http/exact-json.ts';
import { unreadable } from '../unreadable.ts';
import { readMonnifyDeposit } from './transaction.ts';

const envelope = z.object({ eventType: z.string(), eventData: z.looseObject({}) });
const disbursement = z.object({ reference: z.string().check(z.minLength(1)) });
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
  if (!parsed.success) return { kind: 'unreadable', eventId, ...unreadable(parsed.error) };
  const { eventType, eventData } = parsed.data;
  if (eventType === 'SUCCESSFUL_TRANSACTION') {
    const reading = readMonnifyDeposit(eventData);
    if (reading === 'elsewhere') return { kind: 'ignored', eventId };
    if ('reason' in reading) return { kind: 'unreadable', eventId, ...reading };
    if (reading.status !== 'successful') return { kind: 'ignored', eventId };
    return { kind: 'deposit', ...reading.deposit };
  }
  const payout = PAYOUTS[eventType];
  if (payout) {
    const named = z.safeParse(disbursement, eventData);
    return named.success
      ? { kind: 'payout', eventId, reference: named.data.reference, status: payout }
      : { kind: 'unreadable', eventId, ...unreadable(named.error, 'eventData') };
  }
  const refunded = REFUNDS[eventType];
  if (refunded) {
    const named = z.safeParse(refund, eventData).data;
    const depositReference = named?.transactionReference ?? null;
    return { kind: 'refund', eventId, status: refunded, depositReference };
  }
  return { kind: 'ignored', eventId };
}

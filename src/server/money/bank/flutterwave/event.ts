import * as z from 'zod/mini';
import type { BankEvent, PayoutStatus } from '../../../platform/ports/bank.ts';
import { bodyId } from '../event-ids.ts';
import { parseExactJson } from '../http/exact-json.ts';
import { unreadable } from '../unreadable.ts';
import { readFlutterwaveDeposit } from './transaction.ts';

const envelope = z.object({
  event: z.string(),
  data: z.looseObject({}),
  meta_data: z.optional(z.unknown()),
});
const transfer = z.object({ reference: z.string(), status: z.string() });

const PAYOUTS: Readonly<Record<string, PayoutStatus>> = { SUCCESSFUL: 'successful', FAILED: 'failed' };

/** Version 3 does not document the names, and nothing else tells of a dispute that is missed. */
const DISPUTES = /^(?:dispute|chargeback)/;

/** Parses a webhook of Flutterwave, version 3. */
export function parseFlutterwaveEvent(rawBody: Buffer): BankEvent {
  const eventId = bodyId(rawBody);
  const parsed = z.safeParse(envelope, parseExactJson(rawBody.toString('utf8')));
  if (!parsed.success) return { kind: 'unreadable', eventId, ...unreadable(parsed.error) };
  const { event, data, meta_data } = parsed.data;
  if (event === 'charge.completed') {
    const reading = readFlutterwaveDeposit(data, meta_data);
    if (reading === 'elsewhere') return { kind: 'ignored', eventId };
    if ('reason' in reading) return { kind: 'unreadable', eventId, ...reading };
    if (reading.status !== 'successful') return { kind: 'ignored', eventId };
    return { kind: 'deposit', ...reading.deposit };
  }
  if (event === 'transfer.completed') {
    const named = z.safeParse(transfer, data);
    if (!named.success) return { kind: 'unreadable', eventId, ...unreadable(named.error, 'data') };
    const status = PAYOUTS[named.data.status] ?? 'pending';
    return { kind: 'payout', eventId, reference: named.data.reference, status };
  }
  if (!DISPUTES.test(event)) return { kind: 'ignored', eventId };
  // Its format is not documented for version 3: only that there is one is known.
  return { kind: 'dispute', eventId, depositReference: null, amountKobo: null, dueAt: null, state: null };
}

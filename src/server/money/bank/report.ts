import { asc, inArray, isNull, or } from 'drizzle-orm';
import { formatNaira } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { BANK_EVENT_OUTCOMES, type BankEventOutcome, bankEvents } from '../../platform/db/schema/bank.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';
import { parseBankEvent } from './parsers.ts';

const NEEDS_ATTENTION: Readonly<Record<BankEventOutcome, boolean>> = {
  credited: false,
  suspended: true,
  refunding: false,
  refunded: false,
  recorded: false,
  ignored: false,
  unverified: true,
  unassigned: true,
  refund: true,
  payout: true,
  dispute: true,
  conflicting: true,
  unreadable: true,
  out_of_range: true,
};
const OUTCOMES_FOR_ATTENTION = BANK_EVENT_OUTCOMES.filter((outcome) => NEEDS_ATTENTION[outcome]);

export interface ReportedEvent {
  /** What `bank:match` and `bank:refund` take. */
  readonly id: string;
  readonly receivedAt: Date;
  readonly provider: string;
  readonly eventId: string;
  readonly outcome: BankEventOutcome | 'unapplied';
  /** '₦5,000 to 9930000902 from A** O**, First Bank, …0011' of a readable transfer; empty of anything else. */
  readonly transfer: string;
  /** Why it has its outcome, or why it waits. */
  readonly note: string;
}

/** Bank events that an operator should look at, oldest first: unapplied ones, and those that credited no wallet. */
export async function reportEvents(db: Database): Promise<ReportedEvent[]> {
  const events = await db
    .select({
      id: bankEvents.id,
      receivedAt: bankEvents.receivedAt,
      provider: bankEvents.provider,
      eventId: bankEvents.eventId,
      outcome: bankEvents.outcome,
      rawBody: bankEvents.rawBody,
      note: bankEvents.note,
    })
    .from(bankEvents)
    .where(or(isNull(bankEvents.outcome), inArray(bankEvents.outcome, OUTCOMES_FOR_ATTENTION)))
    .orderBy(asc(bankEvents.receivedAt), asc(bankEvents.id));
  return events.map(({ outcome, rawBody, note, ...event }) => ({
    ...event,
    outcome: outcome ?? 'unapplied',
    transfer: describe(read(event.provider, rawBody)),
    note: note ?? '',
  }));
}

function read(provider: string, rawBody: string): BankEvent | null {
  try {
    return parseBankEvent(provider, Buffer.from(rawBody));
  } catch {
    // There is no parser for its provider; the event is listed without its transfer.
    return null;
  }
}

function describe(event: BankEvent | null): string {
  if (event?.kind !== 'deposit') return '';
  const { amountKobo, accountNumber, accountReference, sender } = event;
  const last4 = sender.accountLast4 && `…${sender.accountLast4}`;
  const from = [sender.name, sender.bankName, last4].filter(Boolean).join(', ');
  const to = accountNumber || accountReference || 'no account';
  return `${formatNaira(amountKobo)} to ${to}${from && ` from ${from}`}`;
}

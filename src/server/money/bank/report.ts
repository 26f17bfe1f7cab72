import { asc, inArray, isNull, or } from 'drizzle-orm';
import { formatNaira } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { BANK_EVENT_OUTCOMES, type BankEventOutcome, bankEvents } from '../../platform/db/schema/bank.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';
import { parseBankEvent } from './parsers.ts';

const NEEDS_ATTENTION: Readonly<Record<BankEventOutcome, boolean>> = {
  credited: false,
  suspended: true,
  ignored: false,
  refund: true,
  dispute: true,
  conflicting: true,
  unreadable: true,
  out_of_range: true,
};
const OUTCOMES_FOR_ATTENTION = BANK_EVENT_OUTCOMES.filter((outcome) => NEEDS_ATTENTION[outcome]);

export interface ReportedEvent {
  readonly receivedAt: Date;
  readonly provider: string;
  readonly eventId: string;
  readonly outcome: BankEventOutcome | 'unapplied';
  /** '₦5,000 to 9930000902' of a readable transfer; empty of anything else. */
  readonly transfer: string;
}

/** Bank events that an operator should look at, oldest first: unapplied ones, and those that credited no wallet. */
export async function reportEvents(db: Database): Promise<ReportedEvent[]> {
  const events = await db
    .select({
      receivedAt: bankEvents.receivedAt,
      provider: bankEvents.provider,
      eventId: bankEvents.eventId,
      outcome: bankEvents.outcome,
      rawBody: bankEvents.rawBody,
    })
    .from(bankEvents)
    .where(or(isNull(bankEvents.outcome), inArray(bankEvents.outcome, OUTCOMES_FOR_ATTENTION)))
    .orderBy(asc(bankEvents.receivedAt), asc(bankEvents.id));
  return events.map(({ outcome, rawBody, ...event }) => ({
    ...event,
    outcome: outcome ?? 'unapplied',
    transfer: describe(read(event.provider, rawBody)),
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

const describe = (event: BankEvent | null): string =>
  event?.kind === 'deposit'
    ? `${formatNaira(event.amountKobo)} to ${event.accountNumber || 'no account'}`
    : '';

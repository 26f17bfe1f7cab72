import { asc, isNull, notInArray, or } from 'drizzle-orm';
import { formatNaira } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, bankEvents } from '../../platform/db/schema/bank.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';
import { parseBankEvent } from './parsers.ts';

/** What needs no attention. */
const SETTLED_OUTCOMES: readonly BankEventOutcome[] = ['credited', 'ignored'];

export interface ReportedEvent {
  readonly receivedAt: Date;
  readonly provider: string;
  readonly eventId: string;
  readonly outcome: BankEventOutcome | 'unapplied';
  /** '₦5,000 to 9930000902', where the event is a transfer that can be read; else nothing. */
  readonly transfer: string;
}

/** Bank events that need attention, oldest first: what was not applied, and what was applied but credited no wallet. */
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
    .where(or(isNull(bankEvents.outcome), notInArray(bankEvents.outcome, [...SETTLED_OUTCOMES])))
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
    // Of a provider that nothing here can read: it is listed all the same.
    return null;
  }
}

const describe = (event: BankEvent | null): string =>
  event?.kind === 'deposit'
    ? `${formatNaira(event.amountKobo)} to ${event.accountNumber || 'no account'}`
    : '';

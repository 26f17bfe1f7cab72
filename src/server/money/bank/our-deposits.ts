import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Kobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, bankEvents } from '../../platform/db/schema/bank.ts';
import { inPages } from '../../platform/jobs/in-pages.ts';
import { UNCONFIRMED } from './events.ts';
import { parseBankEvent } from './parsers.ts';
import { reversedColumn } from './reversals.ts';

/** A stored deposit, for the comparison with its provider's list. */
export interface OurDeposit {
  readonly amountKobo: Kobo;
  readonly occurredAt: Date;
  readonly outcome: BankEventOutcome | null;
  readonly note: string | null;
  /** What an operator has booked as taken back by the bank. */
  readonly reversedKobo: Kobo;
}

const BATCH = 500;

const columns = {
  id: bankEvents.id,
  receivedAt: bankEvents.receivedAt,
  eventId: bankEvents.eventId,
  rawBody: bankEvents.rawBody,
  outcome: bankEvents.outcome,
  amountKobo: bankEvents.amountKobo,
  note: bankEvents.note,
  reversedKobo: reversedColumn(),
};

interface EventRow
  extends Pick<typeof bankEvents.$inferSelect, Exclude<keyof typeof columns, 'reversedKobo'>> {
  readonly reversedKobo: Kobo;
}

interface Received {
  readonly provider: string;
  readonly from: Date;
  readonly until: Date;
}

/** Stored deposits received in a period, by the provider's id. Bodies are read a page at a time, and not kept. */
export async function depositsBetween(
  db: Database,
  received: Received,
): Promise<ReadonlyMap<string, OurDeposit>> {
  const deposits = new Map<string, OurDeposit>();
  for await (const row of inPages<EventRow>(BATCH, (after) => eventsAfter(db, received, after))) {
    const deposit = readOurs(received.provider, row);
    if (deposit) deposits.set(row.eventId, deposit);
  }
  return deposits;
}

const eventsAfter = (
  db: Database,
  { provider, from, until }: Received,
  after: EventRow | null,
): Promise<EventRow[]> =>
  db
    .select(columns)
    .from(bankEvents)
    .where(
      and(
        eq(bankEvents.provider, provider),
        gte(bankEvents.receivedAt, from),
        lte(bankEvents.receivedAt, until),
        after
          ? sql`(${bankEvents.receivedAt}, ${bankEvents.id}) > (${after.receivedAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(bankEvents.receivedAt), asc(bankEvents.id))
    .limit(BATCH);

/** Finds a deposit whose webhook arrived long after the transfer. */
export async function depositById(
  db: Database,
  provider: string,
  eventId: string,
): Promise<OurDeposit | null> {
  const [row] = await db
    .select(columns)
    .from(bankEvents)
    .where(and(eq(bankEvents.provider, provider), eq(bankEvents.eventId, eventId)));
  return row ? readOurs(provider, row) : null;
}

function readOurs(
  provider: string,
  { rawBody, outcome, amountKobo, note, reversedKobo }: EventRow,
): OurDeposit | null {
  const event = parseBankEvent(provider, Buffer.from(rawBody));
  // A conflicting event repeats another, which is compared itself. An unconfirmed one is adopted if the provider lists
  // it.
  const isTakenIn = UNCONFIRMED.some((each) => each === outcome);
  if (event.kind !== 'deposit' || outcome === 'conflicting' || isTakenIn) return null;
  const { occurredAt } = event;
  return {
    amountKobo: amountKobo ?? event.amountKobo,
    occurredAt,
    outcome,
    note,
    reversedKobo,
  };
}

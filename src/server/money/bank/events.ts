import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Kobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, type BankEventSource, bankEvents } from '../../platform/db/schema/bank.ts';

export interface StoredEvent {
  readonly id: string;
  readonly provider: string;
  readonly eventId: string;
  readonly rawBody: string;
  readonly receivedAt: Date;
  readonly tries: number;
  /** Since when the provider does not confirm it; null where it was not asked, or could not say. */
  readonly unknownSince: Date | null;
}

const columns = {
  id: bankEvents.id,
  provider: bankEvents.provider,
  eventId: bankEvents.eventId,
  rawBody: bankEvents.rawBody,
  receivedAt: bankEvents.receivedAt,
  tries: bankEvents.tries,
  unknownSince: bankEvents.unknownSince,
};

interface NewEvent {
  readonly provider: string;
  readonly eventId: string;
  readonly rawBody: string;
  readonly receivedAt: Date;
  readonly source?: BankEventSource;
}

/** Stores an event as received. Returns its id, or null when the same event is stored already. */
export async function storeEvent(db: Database, event: NewEvent): Promise<string | null> {
  const [stored] = await db
    .insert(bankEvents)
    .values(event)
    .onConflictDoNothing({ target: [bankEvents.provider, bankEvents.eventId] })
    .returning({ id: bankEvents.id });
  return stored?.id ?? null;
}

const isUnapplied = (id: string) => and(eq(bankEvents.id, id), isNull(bankEvents.appliedAt));

/** Reads an event that is not applied yet; null when it is. */
export async function readUnapplied(db: Database, id: string): Promise<StoredEvent | null> {
  const [event] = await db.select(columns).from(bankEvents).where(isUnapplied(id));
  return event ?? null;
}

/** Locks an event that is not applied yet; null when it is, or when another process has it locked. */
export async function lockUnapplied(db: Database, id: string): Promise<StoredEvent | null> {
  const [event] = await db
    .select(columns)
    .from(bankEvents)
    .where(isUnapplied(id))
    .for('update', { skipLocked: true });
  return event ?? null;
}

export interface EventResult {
  readonly id: string;
  readonly outcome: BankEventOutcome;
  readonly appliedAt: Date;
  readonly walletId?: string;
  readonly amountKobo?: Kobo;
  readonly note?: string;
  /** Of the refund of a deposit that is not here: its id, as it may still come. */
  readonly refundOf?: string;
}

/** Records the outcome of an event; a credited one names its wallet, and is settled later. */
export async function markApplied(db: Database, { id, note, ...result }: EventResult): Promise<void> {
  await db
    .update(bankEvents)
    .set({ ...result, note: note ?? null, nextTryAt: null, unknownSince: null, seemsForeign: false })
    .where(eq(bankEvents.id, id));
}

interface Postponement {
  readonly id: string;
  readonly at: Date;
  readonly until: Date;
  readonly note: string;
  /** Whether the provider answered, and did not confirm it. */
  readonly isUnconfirmed: boolean;
  /** Whether the provider has no such transaction, and it names no account of ours. */
  readonly seemsForeign: boolean;
}

/** Leaves an event for later, and says why. */
export async function postpone(
  db: Database,
  { id, at, until, note, isUnconfirmed, seemsForeign }: Postponement,
): Promise<void> {
  const unknownSince = sql`coalesce(${bankEvents.unknownSince}, ${at.toISOString()})`;
  await db
    .update(bankEvents)
    .set({
      tries: sql`${bankEvents.tries} + 1`,
      nextTryAt: until,
      note,
      seemsForeign,
      ...(isUnconfirmed && { unknownSince }),
    })
    .where(isUnapplied(id));
}

/** What an event has that nothing was done with yet. */
export const UNAPPLIED = {
  outcome: null,
  appliedAt: null,
  closedAt: null,
  unknownSince: null,
  seemsForeign: false,
  refundOf: null,
  note: null,
  tries: 0,
  nextTryAt: null,
} as const;

/** Ends of a deposit that the provider did not confirm: it is verified again where the provider reports or lists it. */
export const UNCONFIRMED = ['foreign', 'unverified'] as const satisfies readonly BankEventOutcome[];

/**
 * Has a deposit verified again that the provider did not confirm, and now reports or lists. Returns the id of its event;
 * null where that ended otherwise.
 */
export async function reopenUnconfirmed(
  db: Database,
  { provider, eventId }: Pick<StoredEvent, 'provider' | 'eventId'>,
): Promise<string | null> {
  const [reopened] = await db
    .update(bankEvents)
    .set(UNAPPLIED)
    .where(
      and(
        eq(bankEvents.provider, provider),
        eq(bankEvents.eventId, eventId),
        inArray(bankEvents.outcome, UNCONFIRMED),
      ),
    )
    .returning({ id: bankEvents.id });
  return reopened?.id ?? null;
}

/**
 * When the oldest unapplied event was received; null where there is none. One that seems foreign is left out: it waits
 * for a day, and is `foreign` then.
 */
export async function oldestUnapplied(db: Database): Promise<Date | null> {
  const [oldest] = await db
    .select({ receivedAt: bankEvents.receivedAt })
    .from(bankEvents)
    .where(and(isNull(bankEvents.appliedAt), eq(bankEvents.seemsForeign, false)))
    .orderBy(asc(bankEvents.receivedAt))
    .limit(1);
  return oldest?.receivedAt ?? null;
}

/** Unapplied events whose time has come, oldest first, starting after a given one. */
export async function listUnapplied(
  db: Database,
  { after, limit, at }: { after: StoredEvent | null; limit: number; at: Date },
): Promise<StoredEvent[]> {
  const isLater = after
    ? or(
        gt(bankEvents.receivedAt, after.receivedAt),
        and(eq(bankEvents.receivedAt, after.receivedAt), gt(bankEvents.id, after.id)),
      )
    : undefined;
  const isDue = or(isNull(bankEvents.nextTryAt), lte(bankEvents.nextTryAt, at));
  return db
    .select(columns)
    .from(bankEvents)
    .where(and(isNull(bankEvents.appliedAt), isDue, isLater))
    .orderBy(asc(bankEvents.receivedAt), asc(bankEvents.id))
    .limit(limit);
}

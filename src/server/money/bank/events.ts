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
  /** Since when the provider has not confirmed it; null if it was not queried or could not answer. */
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

/** Stores an event as received. Returns its id, or null if the same event is already stored. */
export async function storeEvent(db: Database, event: NewEvent): Promise<string | null> {
  const [stored] = await db
    .insert(bankEvents)
    .values(event)
    .onConflictDoNothing({ target: [bankEvents.provider, bankEvents.eventId] })
    .returning({ id: bankEvents.id });
  return stored?.id ?? null;
}

const isUnapplied = (id: string) => and(eq(bankEvents.id, id), isNull(bankEvents.appliedAt));

/** Loads an unapplied event; null if it is applied. */
export async function readUnapplied(db: Database, id: string): Promise<StoredEvent | null> {
  const [event] = await db.select(columns).from(bankEvents).where(isUnapplied(id));
  return event ?? null;
}

/** Locks an unapplied event; null if it is applied, or locked by another process. */
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
  /** Only for a refund or dispute: the id of the deposit. */
  readonly refundOf?: string;
}

/** Records the outcome of an event. A credited event names its wallet, and is settled later. */
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
  /** Whether the provider responded without confirming it. */
  readonly isUnconfirmed: boolean;
  /** Whether the provider has no such transaction, and the event names no account of ours. */
  readonly seemsForeign: boolean;
}

/** Postpones an event and records the reason. */
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

/** The columns of an event that has not been processed yet. */
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

/** Outcomes of unconfirmed deposits. Such a deposit is verified again if the provider reports or lists it. */
export const UNCONFIRMED = ['foreign', 'unverified'] as const satisfies readonly BankEventOutcome[];

/**
 * Reopens an unconfirmed deposit that the provider now reports or lists, so that it is verified again. Returns the id
 * of its event; null if that has another outcome.
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
 * When the oldest unapplied event was received; null if there is none. Skips events that seem foreign: they wait for a
 * day before they become `foreign`.
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

/** Due unapplied events, oldest first, after a given one. */
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

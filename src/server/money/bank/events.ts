import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
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
}

const columns = {
  id: bankEvents.id,
  provider: bankEvents.provider,
  eventId: bankEvents.eventId,
  rawBody: bankEvents.rawBody,
  receivedAt: bankEvents.receivedAt,
  tries: bankEvents.tries,
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
}

/** Records the outcome of an event; a credited one names its wallet, and is settled later. */
export async function markApplied(db: Database, { id, note, ...result }: EventResult): Promise<void> {
  await db
    .update(bankEvents)
    .set({ ...result, note: note ?? null, nextTryAt: null })
    .where(eq(bankEvents.id, id));
}

/** Leaves an event for later, and says why. */
export async function postpone(
  db: Database,
  { id, until, note }: { id: string; until: Date; note: string },
): Promise<void> {
  await db
    .update(bankEvents)
    .set({ tries: sql`${bankEvents.tries} + 1`, nextTryAt: until, note })
    .where(isUnapplied(id));
}

/** When the oldest unapplied event was received; null where there is none. */
export async function oldestUnapplied(db: Database): Promise<Date | null> {
  const [oldest] = await db
    .select({ receivedAt: bankEvents.receivedAt })
    .from(bankEvents)
    .where(isNull(bankEvents.appliedAt))
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

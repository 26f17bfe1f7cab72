import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Kobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, bankEvents } from '../../platform/db/schema/bank.ts';

export interface StoredEvent {
  readonly id: string;
  readonly provider: string;
  readonly eventId: string;
  readonly rawBody: string;
  readonly receivedAt: Date;
}

const columns = {
  id: bankEvents.id,
  provider: bankEvents.provider,
  eventId: bankEvents.eventId,
  rawBody: bankEvents.rawBody,
  receivedAt: bankEvents.receivedAt,
};

/** Stores an event as received. Returns its id, or null when the same event is stored already. */
export async function storeEvent(
  db: Database,
  event: { provider: string; eventId: string; rawBody: string; receivedAt: Date },
): Promise<string | null> {
  const [stored] = await db
    .insert(bankEvents)
    .values(event)
    .onConflictDoNothing({ target: [bankEvents.provider, bankEvents.eventId] })
    .returning({ id: bankEvents.id });
  return stored?.id ?? null;
}

/** Locks an event that is not applied yet; null when it is, or when another process has it locked. */
export async function lockUnapplied(db: Database, id: string): Promise<StoredEvent | null> {
  const [event] = await db
    .select(columns)
    .from(bankEvents)
    .where(and(eq(bankEvents.id, id), isNull(bankEvents.appliedAt)))
    .for('update', { skipLocked: true });
  return event ?? null;
}

/** Records the outcome of an event; a credited one names its wallet, and is settled later. */
export async function markApplied(
  db: Database,
  {
    id,
    ...result
  }: { id: string; outcome: BankEventOutcome; appliedAt: Date; walletId?: string; amountKobo?: Kobo },
): Promise<void> {
  await db.update(bankEvents).set(result).where(eq(bankEvents.id, id));
}

/** When the oldest unapplied event was received; null where there is none. */
export async function oldestUnapplied(db: Database): Promise<Date | null> {
  const [oldest] = await listUnapplied(db, { after: null, limit: 1 });
  return oldest?.receivedAt ?? null;
}

/** Unapplied events, oldest first, starting after a given one. */
export async function listUnapplied(
  db: Database,
  { after, limit }: { after: StoredEvent | null; limit: number },
): Promise<StoredEvent[]> {
  const isLater = after
    ? or(
        gt(bankEvents.receivedAt, after.receivedAt),
        and(eq(bankEvents.receivedAt, after.receivedAt), gt(bankEvents.id, after.id)),
      )
    : undefined;
  return db
    .select(columns)
    .from(bankEvents)
    .where(and(isNull(bankEvents.appliedAt), isLater))
    .orderBy(asc(bankEvents.receivedAt), asc(bankEvents.id))
    .limit(limit);
}

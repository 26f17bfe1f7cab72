import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type BANK_EVENT_OUTCOMES, bankEvents } from '../db/schema/bank.ts';

export type BankEventOutcome = (typeof BANK_EVENT_OUTCOMES)[number];

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

/** Keeps an event as it came. Answers its id, or null when the same event is kept already. */
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

/** Takes an event that nobody has applied, and nobody is applying. */
export async function lockUnapplied(db: Database, id: string): Promise<StoredEvent | null> {
  const [event] = await db
    .select(columns)
    .from(bankEvents)
    .where(and(eq(bankEvents.id, id), isNull(bankEvents.appliedAt)))
    .for('update', { skipLocked: true });
  return event ?? null;
}

export async function markApplied(
  db: Database,
  { id, outcome, appliedAt }: { id: string; outcome: BankEventOutcome; appliedAt: Date },
): Promise<void> {
  await db.update(bankEvents).set({ outcome, appliedAt }).where(eq(bankEvents.id, id));
}

/** Events that were not applied yet, oldest first, from after a given one on. */
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

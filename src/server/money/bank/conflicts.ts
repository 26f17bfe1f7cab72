import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents } from '../../platform/db/schema/bank.ts';
import { bankEventOutcomes } from '../../platform/metrics.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';
import { parseBankEvent } from './parsers.ts';

interface RepeatedEvent {
  readonly provider: string;
  readonly event: BankEvent;
  readonly rawBody: string;
  readonly receivedAt: Date;
}

/**
 * Compares an event that has the id of a stored event with that event. If amount or account number differ, the new
 * event is stored as `conflicting` and moves no money. Returns its id, or null if nothing was stored.
 */
export async function storeConflict(
  db: Database,
  { provider, event, rawBody, receivedAt }: RepeatedEvent,
): Promise<string | null> {
  const isFirst = and(eq(bankEvents.provider, provider), eq(bankEvents.eventId, event.eventId));
  const [first] = await db
    .select({ id: bankEvents.id, rawBody: bankEvents.rawBody })
    .from(bankEvents)
    .where(isFirst);
  if (!first || isSame(parseBankEvent(provider, Buffer.from(first.rawBody)), event)) return null;
  const hash = createHash('sha256').update(rawBody).digest('hex');
  const [stored] = await db
    .insert(bankEvents)
    .values({
      provider,
      eventId: `${event.eventId}#sha256:${hash}`,
      rawBody,
      receivedAt,
      appliedAt: receivedAt,
      outcome: 'conflicting',
      conflictsWithId: first.id,
    })
    .onConflictDoNothing({ target: [bankEvents.provider, bankEvents.eventId] })
    .returning({ id: bankEvents.id });
  if (stored) bankEventOutcomes.inc({ outcome: 'conflicting' });
  return stored?.id ?? null;
}

/** Events other than deposits are always equal: their id is the hash of their body. */
const isSame = (first: BankEvent, second: BankEvent): boolean =>
  first.kind !== 'deposit' ||
  second.kind !== 'deposit' ||
  (first.amountKobo === second.amountKobo && first.accountNumber === second.accountNumber);

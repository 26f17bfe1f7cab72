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
 * Compares an event whose id is known already with the stored one. Where amount or account differ, the new one is
 * stored too, as `conflicting`, and moves nothing. Returns its id, or null where nothing was stored.
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

/** The id of an event that is not a deposit is the hash of its body: the same id, the same event. */
const isSame = (first: BankEvent, second: BankEvent): boolean =>
  first.kind !== 'deposit' ||
  second.kind !== 'deposit' ||
  (first.amountKobo === second.amountKobo && first.accountNumber === second.accountNumber);

import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents } from '../../platform/db/schema/bank.ts';
import { bankEventOutcomes } from '../../platform/metrics.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';
import { parseBankEvent } from './parsers.ts';

interface Repeated {
  readonly provider: string;
  readonly event: BankEvent;
  readonly rawBody: string;
  readonly receivedAt: Date;
}

/**
 * Looks at an event whose id is known already. Where it reports another amount or account than the first one it is kept
 * beside it, as `conflicting`, and moves nothing. Answers the id of what was kept, once; else null.
 */
export async function keepConflict(
  db: Database,
  { provider, event, rawBody, receivedAt }: Repeated,
): Promise<string | null> {
  const isFirst = and(eq(bankEvents.provider, provider), eq(bankEvents.eventId, event.eventId));
  const [first] = await db
    .select({ id: bankEvents.id, rawBody: bankEvents.rawBody })
    .from(bankEvents)
    .where(isFirst);
  if (!first || isSame(parseBankEvent(provider, Buffer.from(first.rawBody)), event)) return null;
  const hash = createHash('sha256').update(rawBody).digest('hex');
  const [kept] = await db
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
  if (kept) bankEventOutcomes.inc({ outcome: 'conflicting' });
  return kept?.id ?? null;
}

/** Ids of events that are no deposits are hashes of their bodies: with one id they are the same. */
const isSame = (first: BankEvent, second: BankEvent): boolean =>
  first.kind !== 'deposit' ||
  second.kind !== 'deposit' ||
  (first.amountKobo === second.amountKobo && first.accountNumber === second.accountNumber);

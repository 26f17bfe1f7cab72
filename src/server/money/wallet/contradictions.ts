import type { Database } from '../../platform/db/database.ts';
import { bankEvents } from '../../platform/db/schema/bank.ts';
import { bankEventOutcomes } from '../../platform/metrics.ts';
import type { BankProviderName } from '../../platform/ports/bank.ts';

/** A bank's status of a transfer or refund contradicts its end in the books. */
export class ContradictionError extends Error {
  constructor(note: string) {
    super(`${note}: see npm run bank:events`);
    this.name = 'ContradictionError';
  }
}

interface Contradiction {
  readonly provider: BankProviderName;
  readonly outcome: 'payout' | 'refund';
  /** The id of the withdrawal or the refund. */
  readonly id: string;
  readonly note: string;
  readonly at: Date;
}

/**
 * Stores a contradiction between a bank's response and the books as a bank event, so that it is counted, listed and
 * closed like a webhook's.
 * @throws ContradictionError the first time, for the log; later calls have no effect.
 */
export async function storeContradiction(
  db: Database,
  { provider, outcome, id, note, at }: Contradiction,
): Promise<void> {
  const stored = await db
    .insert(bankEvents)
    .values({
      provider,
      eventId: `${outcome}:${id}:contradicted`,
      rawBody: JSON.stringify({ contradicts: outcome, id, note }),
      receivedAt: at,
      appliedAt: at,
      source: 'response',
      outcome,
      note,
    })
    .onConflictDoNothing({ target: [bankEvents.provider, bankEvents.eventId] })
    .returning({ id: bankEvents.id });
  if (stored.length === 0) return;
  bankEventOutcomes.inc({ outcome });
  throw new ContradictionError(note);
}

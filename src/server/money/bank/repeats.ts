import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents } from '../../platform/db/schema/bank.ts';
import { LedgerError } from '../ledger/errors.ts';
import { type Posting, post } from '../ledger/ledger.ts';
import { reopenUnconfirmed, type StoredEvent } from './events.ts';

/**
 * The deposit is already posted to the ledger. An event is marked as applied when it posts, so another event posted it.
 */
export class DepositCountedError extends Error {
  constructor(idempotencyKey: string) {
    super(`the deposit ${idempotencyKey} is counted already`);
    this.name = 'DepositCountedError';
  }
}

/**
 * Gives an event the id of the deposit that it reports, so that no other event gets that id: it was stored before it
 * could be parsed, or the provider has the deposit under another spelling of its id. Returns the event that already has
 * the id, which is verified again if it was unconfirmed; null if there is none. Of two concurrent calls, one fails on the
 * unique id and finds the other when it is retried.
 */
export async function claimDepositId(
  db: Database,
  { id, provider, eventId }: Pick<StoredEvent, 'id' | 'provider' | 'eventId'>,
  depositId: string,
): Promise<string | null> {
  if (eventId === depositId) return null;
  const [first] = await db
    .select({ id: bankEvents.id })
    .from(bankEvents)
    .where(and(eq(bankEvents.provider, provider), eq(bankEvents.eventId, depositId)))
    .for('update');
  if (first) await reopenUnconfirmed(db, { provider, eventId: depositId });
  else await db.update(bankEvents).set({ eventId: depositId }).where(eq(bankEvents.id, id));
  return first?.id ?? null;
}

/** Posts a deposit. @throws DepositCountedError if it is already posted, to any account. */
export async function postDeposit(db: Database, posting: Posting): Promise<void> {
  const { isNew } = await post(db, posting).catch((error: unknown) => {
    if (error instanceof LedgerError && error.code === 'key_reused') return { isNew: false };
    throw error;
  });
  if (!isNew) throw new DepositCountedError(posting.idempotencyKey);
}

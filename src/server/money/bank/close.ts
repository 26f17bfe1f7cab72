import { eq } from 'drizzle-orm';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  type BankEventOutcome,
  bankEvents,
  CLOSABLE_OUTCOMES,
  moneyAudit,
} from '../../platform/db/schema/bank.ts';
import { UNAPPLIED } from './events.ts';
import type { Operation } from './match.ts';

/**
 * Closes an event that needed attention and writes an audit entry. Returns false if it was already closed.
 * @throws OperationError if there is no such event, or if it still requires an action.
 */
export async function closeEvent(db: Database, { eventId, actor, reason, at }: Operation): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const { outcome, closedAt } = await lockEvent(transaction, eventId);
    if (closedAt) return false;
    if (outcome === null)
      throw new OperationError(`The bank event ${eventId} is not applied yet, and is tried again by itself.`);
    if (outcome === 'suspended')
      throw new OperationError(
        `The money of the bank event ${eventId} is in suspense: match it to a wallet, or refund it.`,
      );
    if (!isClosable(outcome))
      throw new OperationError(`The bank event ${eventId} is ${outcome}, and needs no attention.`);
    await transaction.update(bankEvents).set({ closedAt: at }).where(eq(bankEvents.id, eventId));
    await transaction
      .insert(moneyAudit)
      .values({ action: 'event_closed', eventId, actor, reason, createdAt: at });
    return true;
  });
}

/** Outcomes that may change after a change at the provider or a new release. */
const RETRIABLE_OUTCOMES: readonly (BankEventOutcome | null)[] = ['unverified', 'unreadable', 'foreign'];

/**
 * Reopens an event as if it had just been received, with an audit entry; the servers apply it within a minute.
 * @throws OperationError if there is no such event, or its outcome is final.
 */
export async function retryEvent(db: Database, { eventId, actor, reason, at }: Operation): Promise<void> {
  await db.transaction(async (transaction) => {
    const { outcome } = await lockEvent(transaction, eventId);
    if (!RETRIABLE_OUTCOMES.includes(outcome))
      throw new OperationError(
        outcome === null
          ? `The bank event ${eventId} is not applied yet, and is tried again by itself.`
          : `The bank event ${eventId} is ${outcome}, and cannot become anything else.`,
      );
    await transaction.update(bankEvents).set(UNAPPLIED).where(eq(bankEvents.id, eventId));
    await transaction
      .insert(moneyAudit)
      .values({ action: 'event_retried', eventId, actor, reason, createdAt: at });
  });
}

const isClosable = (outcome: BankEventOutcome): boolean =>
  CLOSABLE_OUTCOMES.some((closable) => closable === outcome);

async function lockEvent(db: Database, eventId: string) {
  const [event] = await db
    .select({ outcome: bankEvents.outcome, closedAt: bankEvents.closedAt })
    .from(bankEvents)
    .where(eq(bankEvents.id, eventId))
    .for('update');
  if (!event) throw new OperationError(`There is no bank event ${eventId}.`);
  return event;
}

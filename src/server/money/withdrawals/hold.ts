import { and, eq, sql } from 'drizzle-orm';
import { withdrawalDelayedSince } from '#domain/payments/withdrawals.ts';
import { withdrawals } from '../../platform/db/schema/withdrawals.ts';
import { type BankFailure, WITHDRAWAL_HOLDS, type WithdrawalHold } from '../../platform/ports/bank.ts';
import { type Attempt, attemptEndColumns, isCurrent } from '../wallet/attempts.ts';
import { notifyOfDelay } from './notices.ts';
import type { Settling } from './settle.ts';

/** Why our own account with the provider holds up a withdrawal; null if another failure does. */
export const holdOf = ({ reason }: BankFailure): WithdrawalHold | null =>
  WITHDRAWAL_HOLDS.find((hold) => hold === reason) ?? null;

interface Hold {
  readonly at: Date;
  readonly reason: WithdrawalHold;
  /** The cause, for the operator. */
  readonly failure: string;
  /** Whether the call may still reach the bank; the next attempt then supersedes it. */
  readonly isUncertain?: boolean;
  /** Set if the bank has accepted it. */
  readonly providerReference?: string;
}

interface Held {
  /** Whether the row was updated; false if another attempt has begun or ended it. */
  readonly isApplied: boolean;
  /** Whether it was not held for this reason before. */
  readonly isNew: boolean;
}

/**
 * Ends an attempt at a withdrawal that our own account with the provider does not let out: it stays requested, is tried
 * again later, and its buyer is told once that has taken long.
 */
export async function hold(
  dependencies: Settling,
  attempt: Attempt<typeof withdrawals.$inferSelect>,
  { at, reason, failure, isUncertain = false, providerReference }: Hold,
): Promise<Held> {
  return dependencies.db.transaction(async (transaction) => {
    const [held] = await transaction
      .update(withdrawals)
      .set({
        failure,
        heldReason: reason,
        heldSince: sql`coalesce(${withdrawals.heldSince}, ${at.toISOString()}::timestamptz)`,
        ...(providerReference !== undefined && { providerReference }),
        ...attemptEndColumns(withdrawals, attempt, { at }),
        ...(isUncertain && { isUnderWay: true }),
      })
      .where(and(isCurrent(withdrawals, attempt), eq(withdrawals.status, 'requested')))
      .returning();
    if (!held) return { isApplied: false, isNew: false };
    if (withdrawalDelayedSince(held, at) !== null) await notifyOfDelay(dependencies, transaction, attempt.id);
    return { isApplied: true, isNew: attempt.heldReason !== reason };
  });
}

import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../platform/db/database.ts';
import type { BankEventOutcome } from '../../platform/db/schema/bank.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';

interface PayoutEvent {
  readonly provider: string;
  readonly event: Extract<BankEvent, { kind: 'payout' }>;
  readonly at: Date;
}

const withdrawalId = z.uuid();

/**
 * Has a withdrawal looked up at the provider at once. Transfers that an operator made at the provider are none of ours;
 * one that was sent although its money came back needs an operator.
 */
export async function applyPayoutEvent(
  db: Database,
  { provider, event, at }: PayoutEvent,
): Promise<{ outcome: BankEventOutcome; note?: string }> {
  const { data: id } = z.safeParse(withdrawalId, event.reference);
  if (id === undefined) return { outcome: 'ignored' };
  const isOurs = and(
    eq(withdrawals.id, id),
    inArray(
      withdrawals.payoutAccountId,
      db
        .select({ id: payoutAccounts.id })
        .from(payoutAccounts)
        .where(sql`${payoutAccounts.provider} = ${provider}`),
    ),
  );
  const due = await db
    .update(withdrawals)
    .set({ reported: event.status, nextTryAt: at })
    .where(and(isOurs, ne(withdrawals.status, 'returned')))
    .returning({ id: withdrawals.id });
  if (due.length > 0) return { outcome: 'recorded' };
  const [returned] = await db.select({ reference: withdrawals.reference }).from(withdrawals).where(isOurs);
  return returned && event.status === 'successful'
    ? { outcome: 'payout', note: `${returned.reference} was sent, and is back in the wallet` }
    : { outcome: 'ignored' };
}

import { and, count, eq, isNotNull, min } from 'drizzle-orm';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { heldWithdrawals, oldestOpenWithdrawal } from '../../platform/metrics.ts';
import { BANK_PROVIDERS, WITHDRAWAL_HOLDS } from '../../platform/ports/bank.ts';

/** Sets the gauges of the withdrawals that are not sent yet: the age of the oldest, and how many are held, and why. */
export async function measureOpenWithdrawals({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  // A requested withdrawal has its next attempt (check), and the index of the open ones covers only those.
  const isOpen = and(eq(withdrawals.status, 'requested'), isNotNull(withdrawals.nextTryAt));
  const [oldest] = await db
    .select({ createdAt: min(withdrawals.createdAt) })
    .from(withdrawals)
    .where(isOpen);
  const ageMs = oldest?.createdAt ? now().getTime() - oldest.createdAt.getTime() : 0;
  oldestOpenWithdrawal.set(Math.max(0, ageMs) / 1_000);
  const held = await db
    .select({ provider: payoutAccounts.provider, reason: withdrawals.heldReason, total: count() })
    .from(withdrawals)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId))
    .where(and(isOpen, isNotNull(withdrawals.heldReason)))
    .groupBy(payoutAccounts.provider, withdrawals.heldReason);
  for (const provider of BANK_PROVIDERS)
    for (const reason of WITHDRAWAL_HOLDS) {
      const row = held.find((each) => each.provider === provider && each.reason === reason);
      heldWithdrawals.set({ provider, reason }, row?.total ?? 0);
    }
}

import { eq, min } from 'drizzle-orm';
import { withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { oldestOpenWithdrawal } from '../../platform/metrics.ts';

/** Sets the gauge of the oldest withdrawal that is not sent yet. */
export async function measureOpenWithdrawals({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const [oldest] = await db
    .select({ createdAt: min(withdrawals.createdAt) })
    .from(withdrawals)
    .where(eq(withdrawals.status, 'requested'));
  const ageMs = oldest?.createdAt ? now().getTime() - oldest.createdAt.getTime() : 0;
  oldestOpenWithdrawal.set(Math.max(0, ageMs) / 1_000);
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';

/** Sets whether a wallet's balance pays instalments on their due day. Idempotent. */
export async function setPaysDue(
  db: Database,
  { userId, paysDue, at }: { readonly userId: string; readonly paysDue: boolean; readonly at: Date },
): Promise<void> {
  const isTheirs = eq(wallets.userId, userId);
  if (paysDue)
    await db
      .update(wallets)
      .set({ paysDueSince: at })
      .where(and(isTheirs, isNull(wallets.paysDueSince)));
  else await db.update(wallets).set({ paysDueSince: null }).where(isTheirs);
}

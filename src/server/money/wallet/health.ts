import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { bankHealth } from '../../platform/db/schema/bank.ts';
import type { BankFailureReason, BankProviderName, BankResult } from '../../platform/ports/bank.ts';

/** After this many consecutive failures, buyers see that the bank is slow. */
const FAILURES_WHEN_DOWN = 3;

const RESPONSES: ReadonlySet<BankFailureReason> = new Set(['low_balance', 'not_allowed']);

/**
 * Records whether a provider responded to a call. A rejection is a response, also one that our own account with the
 * provider causes.
 */
export async function recordHealth(
  db: Database,
  { provider, result, at }: { provider: BankProviderName; result: BankResult<unknown>; at: Date },
): Promise<void> {
  if (result.outcome === 'ok' || result.outcome === 'refused' || RESPONSES.has(result.reason)) {
    await db
      .update(bankHealth)
      .set({ failures: 0, failingSince: null })
      .where(and(eq(bankHealth.provider, provider), gt(bankHealth.failures, 0)));
    return;
  }
  const { detail } = result;
  await db
    .insert(bankHealth)
    .values({ provider, failures: 1, failingSince: at, detail })
    .onConflictDoUpdate({
      target: bankHealth.provider,
      set: {
        failures: sql`${bankHealth.failures} + 1`,
        failingSince: sql`coalesce(${bankHealth.failingSince}, excluded.failing_since)`,
        detail,
      },
    });
}

/** A condition for queries that join `bank_health`. */
export const isDown = gte(bankHealth.failures, FAILURES_WHEN_DOWN);

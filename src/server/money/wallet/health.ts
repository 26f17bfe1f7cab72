import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { bankHealth } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bankUnreachable } from '../../platform/metrics.ts';
import {
  BANK_PROVIDERS,
  type BankFailureReason,
  type BankProviderName,
  type BankResult,
} from '../../platform/ports/bank.ts';

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

/** Sets the gauge of the banks that do not respond: how long each has been down, as buyers see it. */
export async function measureBankHealth({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const down = await db
    .select({ provider: bankHealth.provider, since: bankHealth.failingSince })
    .from(bankHealth)
    .where(isDown);
  for (const provider of BANK_PROVIDERS) {
    const since = down.find((each) => each.provider === provider)?.since;
    bankUnreachable.set({ provider }, since ? Math.max(0, now().getTime() - since.getTime()) / 1_000 : 0);
  }
}

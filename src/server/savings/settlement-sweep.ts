import { setTimeout } from 'node:timers/promises';
import { and, eq, isNull, min } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { bankEvents, wallets } from '../platform/db/schema/bank.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { settleWallet } from './settle.ts';

/** How many payments of one wallet are made before the next wallet has its turn. */
const STEPS_PER_TURN = 5;
/** After a turn that did not finish: pauses so many times as long, and takes a tenth of the database at most. */
const PAUSE_RATIO = 9;
const BATCH = 100;

/**
 * Settles the deposits that were credited and not settled: after a crash between the two, when settling failed, or
 * when there was too much to pay at once. The wallets take turns, and one with many payments is served slowly, so that
 * it keeps none of the others waiting; one that fails stays for the next sweep.
 */
export async function sweepSettlements(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'settings'>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const finished = new Set<string>();
  for (;;) {
    const waiting = (await listUnsettled(dependencies.db, finished.size + BATCH)).filter(
      (userId) => !finished.has(userId),
    );
    if (waiting.length === 0) return;
    for (const userId of waiting) {
      const startMs = performance.now();
      const isFinished = await settleWallet(dependencies, userId, STEPS_PER_TURN).catch((error: unknown) => {
        onFailure(error);
        return true;
      });
      if (isFinished) finished.add(userId);
      else await setTimeout((performance.now() - startMs) * PAUSE_RATIO, undefined, { ref: false });
    }
  }
}

/** Whose deposits wait, the oldest deposit first. */
async function listUnsettled(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: wallets.userId })
    .from(bankEvents)
    .innerJoin(wallets, eq(wallets.id, bankEvents.walletId))
    .where(and(eq(bankEvents.outcome, 'credited'), isNull(bankEvents.settledAt)))
    .groupBy(wallets.userId)
    .orderBy(min(bankEvents.receivedAt))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

import { setTimeout } from 'node:timers/promises';
import { and, eq, isNull, min } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { bankEvents, wallets } from '../platform/db/schema/bank.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { settleWallet } from './settle.ts';

/** The most payments per turn of a wallet. */
const STEPS_PER_TURN = 5;
/** After an unfinished turn, a wallet pauses for 9 times the turn's duration, so it gets a tenth of the time. */
const PAUSE_RATIO = 9;
const BATCH = 100;

/**
 * Settles deposits left unsettled by a crash, a failure or a step limit. Wallets take turns, and pause if they have more
 * to pay, so that none delays the others. A failed wallet waits for the next sweep.
 */
export async function sweepSettlements(
  dependencies: Pick<Dependencies, 'db' | 'jobs' | 'now' | 'settings'>,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const finished = new Set<string>();
  for (;;) {
    signal?.throwIfAborted();
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
      signal?.throwIfAborted();
    }
  }
}

/** Owners of unsettled deposits, the oldest deposit first. */
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

import type { Dependencies } from '../../platform/dependencies.ts';
import { eachRow } from '../../platform/jobs/each-row.ts';
import { inPages } from '../../platform/jobs/in-pages.ts';
import { oldestUnappliedBankEvent } from '../../platform/metrics.ts';
import { applyEvent, type Depositing } from './apply.ts';
import { listUnapplied, oldestUnapplied, type StoredEvent } from './events.ts';

const BATCH = 100;

/**
 * Applies stored events left unapplied by a crash or a failure. A failure does not stop the others; the event is retried
 * by the next sweep. A deposit's money is used by `onDepositCredited` before the next event, because in a rush the sweep
 * goes on for as long as events arrive; without it, deposits wait for their own sweep.
 */
export async function sweepEvents(
  dependencies: Dependencies & Partial<Depositing>,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { db, now, onDepositCredited } = dependencies;
  const unapplied = inPages<StoredEvent>(BATCH, (after) =>
    listUnapplied(db, { after, limit: BATCH, at: now() }),
  );
  const apply = async ({ id }: StoredEvent) => {
    const applied = await applyEvent(dependencies, id);
    if (applied?.creditedUserId) await onDepositCredited?.(applied.creditedUserId);
  };
  await eachRow(unapplied, apply, { onFailure, signal });
}

/** Sets the gauge of the oldest unapplied event. */
export async function measureUnappliedEvents({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const oldest = await oldestUnapplied(db);
  const ageMs = oldest ? now().getTime() - oldest.getTime() : 0;
  oldestUnappliedBankEvent.set(Math.max(0, ageMs) / 1_000);
}

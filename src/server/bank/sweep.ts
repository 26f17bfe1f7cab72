import type { Dependencies } from '../dependencies.ts';
import { applyEvent } from './apply.ts';
import { listUnapplied, type StoredEvent } from './events.ts';

const BATCH = 100;

/**
 * Applies what was stored and never applied: after a crash, or when applying failed. One event that cannot be
 * applied keeps none of the others back; it stays for the next sweep.
 */
export async function sweepEvents(
  dependencies: Dependencies,
  onFailure: (error: unknown) => void,
): Promise<void> {
  let after: StoredEvent | null = null;
  do {
    const events: StoredEvent[] = await listUnapplied(dependencies.db, { after, limit: BATCH });
    for (const { id } of events) await applyEvent(dependencies, id).catch(onFailure);
    after = events.length === BATCH ? (events.at(-1) ?? null) : null;
  } while (after);
}

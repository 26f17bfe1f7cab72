import type { Dependencies } from '../../platform/dependencies.ts';
import { bankDifferences } from '../../platform/metrics.ts';
import { lastDays, reconcile } from './reconcile.ts';

/** Each night looks back over several, so that a night without a server leaves no gap. */
const NIGHTLY_DAYS = 3;

/** The nightly reconciliation: each difference is logged, and how many there are is a metric. */
export async function reconcileAll(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank'>,
  onDifference: (error: Error) => void,
): Promise<void> {
  const { differences } = await reconcile(dependencies, lastDays(dependencies.now(), NIGHTLY_DAYS));
  bankDifferences.set(differences.length);
  for (const { provider, eventId, reason } of differences)
    onDifference(new Error(`The reconciliation with ${provider} differs: ${eventId}: ${reason}`));
}

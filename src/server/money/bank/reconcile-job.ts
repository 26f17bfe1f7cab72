import type { Dependencies } from '../../platform/dependencies.ts';
import { configuredBanks } from '../wallet/banks.ts';
import { lastDays, reconcile } from './reconcile.ts';
import { storeDifferences } from './reconciled.ts';

/** Each night covers several days, so that a night without a server leaves no gap. */
const NIGHTLY_DAYS = 3;

/**
 * The nightly reconciliation: logs each new difference, and stores their number for the metric.
 * @throws Error at the end if a bank's list could not be loaded, so that the job is retried.
 */
export async function reconcileAll(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank' | 'formerBanks'>,
  onDifference: (error: Error) => void,
  signal?: AbortSignal,
): Promise<void> {
  const found = await reconcile(dependencies, lastDays(dependencies.now(), NIGHTLY_DAYS), signal);
  // The other differences were logged before, and count as open events.
  const differences = found.differences.filter(({ isKnown }) => !isKnown);
  for (const { name } of configuredBanks(dependencies)) {
    const ofBank = differences.filter(({ provider }) => provider === name);
    // Of a list that could not be loaded nothing is known, so what was found before stays.
    if (ofBank.every(({ eventId }) => eventId !== null))
      await storeDifferences(dependencies, name, ofBank.length);
  }
  const unlisted: string[] = [];
  for (const { provider, eventId, reason } of differences) {
    if (eventId === null) unlisted.push(`The reconciliation with ${provider} failed: ${reason}`);
    else onDifference(new Error(`The reconciliation with ${provider} differs: ${eventId}: ${reason}`));
  }
  if (unlisted.length > 0) throw new Error(unlisted.join('; '));
}

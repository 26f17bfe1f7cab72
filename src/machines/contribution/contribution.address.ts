import type { SnapshotFrom } from 'xstate';
import type { contributionMachine } from './contribution.machine.ts';
import { STEP_ROUTES, type Step, unitAddress } from './contribution.urls.ts';

type Snapshot = SnapshotFrom<typeof contributionMachine>;

/** The wizard's current step, from the `meta` of its state; null after the buyer has left the wizard. */
export function stepOf(snapshot: Snapshot): Step | null {
  const step = Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.step ?? null;
  return step === 'wanted' ? snapshot.context.wantedStep : step;
}

/**
 * The URL of the current step; null after the buyer has left the wizard. The first step's URL contains the home, but no
 * unit, because the unit may have been changed since.
 */
export function addressOf(snapshot: Snapshot): string | null {
  const step = stepOf(snapshot);
  if (step === null) return null;
  const { propertyId } = snapshot.context;
  return step === 'unit' && propertyId ? unitAddress(propertyId) : STEP_ROUTES[step];
}

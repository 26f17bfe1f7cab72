import type { SnapshotFrom } from 'xstate';
import type { contributionMachine } from './contribution.machine.ts';
import { STEP_ROUTES, type Step, unitAddress } from './contribution.urls.ts';

type Snapshot = SnapshotFrom<typeof contributionMachine>;

/** The step that the wizard is on, by the `meta` of its state; null once it has been left. */
export function stepOf(snapshot: Snapshot): Step | null {
  const step = Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.step ?? null;
  return step === 'wanted' ? snapshot.context.wantedStep : step;
}

/** The address of the wizard's step; null once it has been left. The first step names its home; its unit may have been changed since. */
export function addressOf(snapshot: Snapshot): string | null {
  const step = stepOf(snapshot);
  if (step === null) return null;
  const { propertyId } = snapshot.context;
  return step === 'unit' && propertyId ? unitAddress(propertyId) : STEP_ROUTES[step];
}

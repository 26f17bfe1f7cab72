import type { ContributionEvent } from '../contribution.events.ts';

type Visit = Extract<ContributionEvent, { type: 'route.visited' }>;

/** The step, the home and the unit of the URL. */
export const visitParams = ({ event: { step, propertyId, apartmentId } }: { event: Visit }) => ({
  step,
  propertyId,
  apartmentId,
});

/** The step of the URL, as a guard parameter. */
export const wantedStepParams = ({ event }: { event: Visit }) => ({ wanted: event.step });

/** The URL names this home or none; the root of the machine handles another home. */
export const forThisHome = { type: 'isForThisHome', params: visitParams } as const;

/** Ignores navigation until the server responds. */
export const ignoreVisits = {
  'route.visited': { description: 'The buyer opens another page; this one stays until the server responds.' },
} as const;

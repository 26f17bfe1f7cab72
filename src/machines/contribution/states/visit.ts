import type { ContributionEvent } from '../contribution.events.ts';

type Visit = Extract<ContributionEvent, { type: 'route.visited' }>;

/** The step, the home and the unit that the address names. */
export const visited = ({ event: { step, propertyId, apartmentId } }: { event: Visit }) => ({
  step,
  propertyId,
  apartmentId,
});

/** The step that the address names, as the machine weighs it. */
export const wanted = ({ event }: { event: Visit }) => ({ wanted: event.step });

/** The address names this home or none; another home is the business of the machine itself. */
export const toThisHome = { type: 'asksForThisHome', params: visited } as const;

/** The buyer has to stay until the server has responded. */
export const staysWhileBusy = {
  'route.visited': { description: 'The buyer opens another page; this one stays until the server responds.' },
} as const;

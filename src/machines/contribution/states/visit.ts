import type { ContributionEvent } from '../contribution.events.ts';

type Visit = Extract<ContributionEvent, { type: 'route.visited' }>;

/** The home and the step that the address names. */
export const visited = ({ event }: { event: Visit }) => ({ step: event.step, propertyId: event.propertyId });

/** The step that the address names, as the machine weighs it. */
export const wanted = ({ event }: { event: Visit }) => ({ wanted: event.step });

/** The address names this home or none; another home is the business of the machine itself. */
export const toThisHome = { type: 'asksForThisHome', params: visited } as const;

/** The buyer has to stay until the server has responded. */
export const staysWhileBusy = {
  'route.visited': { description: 'The buyer opens another page; this one stays until the server responds.' },
} as const;

import { parseUnitAddress, stepOfRoute } from '#machines/contribution/contribution.urls.ts';
import { ENDED_PARAM, readNextParam } from '../session/next.ts';

export interface ChosenUnit {
  readonly propertyId: string;
  readonly apartmentId: string;
}

/**
 * The unit to which the account page's `next` leads; null without one. Also null after the end of a session, which is a
 * buyer's: its page says that first.
 */
export function chosenUnit(search: URLSearchParams): ChosenUnit | null {
  const next = readNextParam(search);
  if (next === null || search.has(ENDED_PARAM)) return null;
  const [path = '', query = ''] = next.split('?');
  const { propertyId, apartmentId } = parseUnitAddress(query);
  return stepOfRoute(path) === 'unit' && propertyId !== null && apartmentId !== null
    ? { propertyId, apartmentId }
    : null;
}

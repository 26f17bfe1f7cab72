import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../queries/keys.ts';

interface Listing {
  readonly id: string;
  readonly saved: boolean;
}

/**
 * Updates a home's `saved` flag in all cached queries, and invalidates the list of saved homes. A list that is shown
 * keeps the home, with an empty heart, so that it can be saved again; it is read again when it is next opened.
 */
export async function rememberSaved(
  queryClient: QueryClient,
  propertyId: string,
  isSaved: boolean,
): Promise<void> {
  const { filtered, details, allSimilar, placePages, allSaved } = queryKeys.properties;
  for (const queryKey of [filtered, details, allSimilar, placePages, allSaved]) {
    queryClient.setQueriesData<unknown>({ queryKey }, (data: unknown) => markIn(data, propertyId, isSaved));
  }
  await queryClient.invalidateQueries({ queryKey: allSaved, refetchType: 'none' });
}

function markIn(data: unknown, propertyId: string, isSaved: boolean): unknown {
  if (Array.isArray(data)) return data.map((item) => markIn(item, propertyId, isSaved));
  if (isListing(data)) return data.id === propertyId ? { ...data, saved: isSaved } : data;
  if (typeof data !== 'object' || data === null) return data;
  if ('properties' in data) return { ...data, properties: markIn(data.properties, propertyId, isSaved) };
  if ('newest' in data) return { ...data, newest: markIn(data.newest, propertyId, isSaved) };
  return data;
}

const isListing = (data: unknown): data is Listing =>
  typeof data === 'object' && data !== null && 'id' in data && 'saved' in data;

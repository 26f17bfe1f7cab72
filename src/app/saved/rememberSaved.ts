import type { QueryClient } from '@tanstack/react-query';

interface Listing {
  readonly id: string;
  readonly saved: boolean;
}

/** Tells every answer that shows a home that it is saved, or not; the list of saved homes is asked for anew. */
export async function rememberSaved(
  queryClient: QueryClient,
  propertyId: string,
  isSaved: boolean,
): Promise<void> {
  for (const kind of ['filter', 'detail', 'similar']) {
    queryClient.setQueriesData<unknown>({ queryKey: ['properties', kind] }, (answer: unknown) =>
      markIn(answer, propertyId, isSaved),
    );
  }
  await queryClient.invalidateQueries({ queryKey: ['properties', 'saved'] });
}

function markIn(answer: unknown, propertyId: string, isSaved: boolean): unknown {
  if (Array.isArray(answer)) return answer.map((item) => markIn(item, propertyId, isSaved));
  if (isListing(answer)) return answer.id === propertyId ? { ...answer, saved: isSaved } : answer;
  if (typeof answer === 'object' && answer !== null && 'properties' in answer) {
    return { ...answer, properties: markIn(answer.properties, propertyId, isSaved) };
  }
  return answer;
}

const isListing = (answer: unknown): answer is Listing =>
  typeof answer === 'object' && answer !== null && 'id' in answer && 'saved' in answer;

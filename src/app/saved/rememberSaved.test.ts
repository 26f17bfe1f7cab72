import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Property } from '#api/calls/properties.ts';
import { buildProperty } from '#tests/fixtures/properties.ts';
import { queryKeys } from '../queries/keys.ts';
import { rememberSaved } from './rememberSaved.ts';

const [home, other] = [buildProperty({ id: 'home-1' }), buildProperty({ id: 'home-2' })];
const { filter, detail, similar, place } = queryKeys.properties;

it.each([
  ['a search', filter({ page: 1 }), (each: Property) => ({ properties: [other, each], total: 2 })],
  ['its own page', detail(home.id), (each: Property) => each],
  ['the similar homes', similar(other.id), (each: Property) => [each]],
  [
    'a place',
    place({ state: 'lagos' }),
    (each: Property) => ({ state: { name: 'Lagos' }, town: null, newest: [other, each] }),
  ],
])('marks the home in %s, and no other', async (_, queryKey, dataWith) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData<unknown>(queryKey, dataWith(home));
  for (const saved of [true, false]) {
    await rememberSaved(queryClient, home.id, saved);
    expect(queryClient.getQueryData(queryKey)).toEqual(dataWith({ ...home, saved }));
  }
});

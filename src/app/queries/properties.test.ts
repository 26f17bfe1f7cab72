import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { filterProperties } from '#api/calls/properties.ts';
import { buildProperty } from '#tests/fixtures/properties.ts';
import { propertiesQuery } from './properties.ts';

vi.mock('#api/calls/properties.ts');
const fetched = vi.mocked(filterProperties);
beforeEach(() => fetched.mockReset());

test('a page is requested by the cursor of a cached previous page, otherwise by its number', async () => {
  const client = new QueryClient();
  fetched.mockResolvedValue({ properties: [buildProperty()], total: 60, totalPages: 4, next: '100_id' });
  await client.fetchQuery(propertiesQuery({ type: 'flat', page: 1 }));
  await client.fetchQuery(propertiesQuery({ type: 'flat', page: 2 }));
  await client.fetchQuery(propertiesQuery({ type: 'flat', page: 4 }));
  expect(fetched.mock.calls.map(([filter]) => filter)).toEqual([
    { type: 'flat', page: 1 },
    { type: 'flat', page: 2, after: '100_id' },
    { type: 'flat', page: 4 },
  ]);
});

test.each([
  { now: 'exists', totalPages: 2, filters: [{ page: 1 }, { page: 2, after: '100_id' }, { page: 2 }] },
  { now: 'is gone', totalPages: 1, filters: [{ page: 1 }, { page: 2, after: '100_id' }] },
])('a page that is empty after a stale cursor and $now', async ({ totalPages, filters }) => {
  const client = new QueryClient();
  fetched.mockResolvedValueOnce({ properties: [buildProperty()], total: 20, totalPages: 2, next: '100_id' });
  fetched.mockResolvedValueOnce({ properties: [], total: 18 * totalPages, totalPages });
  fetched.mockResolvedValueOnce({ properties: [buildProperty()], total: 18 * totalPages, totalPages });
  await client.fetchQuery(propertiesQuery({ page: 1 }));
  const { properties } = await client.fetchQuery(propertiesQuery({ page: 2 }));
  expect(fetched.mock.calls.map(([filter]) => filter)).toEqual(filters);
  expect(properties).toHaveLength(totalPages === 2 ? 1 : 0);
});

test.each([
  { change: 'homes before it were withdrawn', total: 36, isByNumber: true },
  { change: 'homes were added', total: 42, isByNumber: false },
])(
  'where $change, a page after a cursor is one of the pages that are counted',
  async ({ total, isByNumber }) => {
    const client = new QueryClient();
    const properties = [buildProperty()];
    fetched.mockResolvedValueOnce({ properties, total: 40, totalPages: 3, next: '100_id' });
    fetched.mockResolvedValue({ properties, total, totalPages: Math.ceil(total / 18) });
    await client.fetchQuery(propertiesQuery({ page: 1 }));
    await client.fetchQuery(propertiesQuery({ page: 2 }));
    expect(fetched.mock.lastCall?.[0]).toEqual(isByNumber ? { page: 2 } : { page: 2, after: '100_id' });
  },
);

test('results on a server have no garbage-collection timer', async () => {
  vi.useFakeTimers();
  fetched.mockResolvedValue({ properties: [buildProperty()], total: 1, totalPages: 1 });
  const before = vi.getTimerCount();
  await new QueryClient().fetchQuery(propertiesQuery({ page: 1 }));
  expect(vi.getTimerCount()).toBe(before);
  vi.useRealTimers();
});

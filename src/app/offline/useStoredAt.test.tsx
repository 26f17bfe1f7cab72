// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_PAGE_SIZE } from '#domain/listings/listings.ts';
import { STORES } from './stores.ts';
import { useStoredAt } from './useStoredAt.ts';

const API = 'https://homes.example/api/propy';
const FILTER = `${API}/filter-properties?limit=${DEFAULT_PAGE_SIZE}`;
const day = (date: number): Date => new Date(Date.UTC(2026, 9, date));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Stubs the service worker's caches: the calls were stored on days 1, 2, 3… */
function storeCalls(addresses: readonly string[]): void {
  const responses = new Map(
    addresses.map((address, index) => [
      address,
      new Response('{}', { headers: { Date: day(index + 1).toUTCString() } }),
    ]),
  );
  vi.stubGlobal('caches', {
    match: async () => undefined,
    open: async (name: string) => ({
      keys: async () => (name === STORES.calls ? addresses.map((url) => ({ url })) : []),
      match: async ({ url }: { url: string }) => responses.get(url),
    }),
  });
}

/** The day that the notice on a page names. */
async function dayOf(address: string): Promise<Date | null> {
  const { result } = renderHook(() => ({ at: useStoredAt(false) }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });
  const first = result.current;
  // The next render is that with the stored day.
  await waitFor(() => expect(result.current).not.toBe(first));
  return result.current.at;
}

it.each([
  ['/search?q=Ibadan', 1],
  ['/search', 2],
  ['/search?q=Ibadan&beds=3', 3],
  ['/search?page=2&max=50000000', 4],
  ['/search?q=Ibadan&unknown=1', 1],
  ['/property/home-1', 7],
])('%s has the day of its own call', async (address, date) => {
  storeCalls([
    `${FILTER}&search=Ibadan&page=1`,
    `${FILTER}&page=1`,
    `${FILTER}&search=Ibadan&beds=3&page=1`,
    `${FILTER}&max_price=5000000000&page=2&after=9_0190b3a0-0000-7000-8000-000000000001`,
    `${API}/filter-properties?limit=6&page=1`,
    `${FILTER}&search=Lekki&page=1`,
    `${API}/get-property?id=home-1`,
    `${API}/get-property?id=home-2`,
  ]);
  expect(await dayOf(address)).toEqual(day(date));
});

it('has no day if only other searches were stored', async () => {
  storeCalls([`${FILTER}&page=1`]);
  expect(await dayOf('/search?q=Ibadan')).toBeNull();
});

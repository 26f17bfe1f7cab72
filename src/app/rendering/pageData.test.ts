// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../queries/client.ts';
import { queryKeys } from '../queries/keys.ts';
import { dehydrateSettled, type PageData, readPageData } from './pageData.ts';

const RENDERED_MS = 1_000;
const NOW_MS = 90 * 60_000;

const updatedAtOf = (sentMs: number): number | undefined => {
  const client = createQueryClient({ retries: 0 });
  client.setQueryData(queryKeys.properties.places, ['Lagos'], { updatedAt: RENDERED_MS });
  const data: PageData = { queries: dehydrateSettled(client), loaderData: {} };
  document.body.innerHTML = `<script type="application/json" id="page-data" data-sent-ms="${sentMs}">${JSON.stringify(data)}</script>`;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
  return readPageData()?.queries.queries[0]?.state.dataUpdatedAt;
};

afterEach(() => vi.useRealTimers());

it('treats the data of a page that was just sent as fresh, whenever it was rendered', () => {
  expect(updatedAtOf(NOW_MS - 60_000)).toBe(NOW_MS);
});

it('treats the data of a page that was cached for long as stale', () => {
  expect(updatedAtOf(NOW_MS - 60 * 60_000)).toBe(0);
});

it('is null on the bare shell', () => {
  document.body.innerHTML = '';
  expect(readPageData()).toBeNull();
});

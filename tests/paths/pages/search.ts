import { INITIAL_SEARCH } from '#machines/search/model/search.model.places.ts';
import { searchModel } from '#machines/search/model/search.model.ts';
import { searchPath } from '#machines/search/search.url.ts';
import type { PageBinding, World } from '../world.ts';
import { moveTo } from './moveTo.ts';

const PHONE = { width: 360, height: 740 };
/** For this long, search results are shown again from the cache. */
const FRESH_MS = 30_000;

/** Searches again after the cached results have expired. */
const later =
  (name: string) =>
  async ({ page, driver }: World): Promise<void> => {
    await page.clock.fastForward(FRESH_MS + 1_000);
    await searchModel.events[name]?.perform?.(driver);
  };

export const search: PageBinding = {
  open: async ({ page }, start) => {
    // Serves the app shell, as if the server had rendered nothing, so that the page itself makes the call.
    await page.route(
      ({ pathname }) => pathname === '/search',
      async (route) => route.fulfill({ response: await page.request.get('/dashboard') }),
    );
    await page.goto(searchPath(searchModel.starts[start]?.filters ?? {}));
  },
  calls: { fetchProperties: ['GET /api/propy/filter-properties'] },
  causes: {
    // The sample has too few homes in one town.
    'fetchProperties: homes found': { request: ({ page }) => ({ page }) },
    'fetchProperties: no home fits': { request: (query) => ({ ...query, search: 'Timbuktu' }) },
    'fetchProperties: no such page': { request: () => ({ page: 99 }) },
  },
  actions: {
    ...Object.fromEntries(
      Object.keys(searchModel.events)
        .filter((name) => / (applied unchanged|the same place asked for) on page 1$/.test(` ${name}`))
        .map((name) => [name, later(name)]),
    ),
    // Loading the app again would fetch the homes again.
    'the same opened with a word that means nothing': ({ page }) =>
      moveTo(page, `${searchPath(INITIAL_SEARCH)}&sort=nicest`),
    // The sheet of filters is for phones; wider screens have four menus.
    'all filters opened': async ({ page, driver }) => {
      await page.setViewportSize(PHONE);
      await driver.press('Filters (1)');
    },
  },
};

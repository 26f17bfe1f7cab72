import { FIRST } from '#machines/search/model/search.model.places.ts';
import { searchModel } from '#machines/search/model/search.model.ts';
import { searchPath } from '#machines/search/search.url.ts';
import type { PageBinding, World } from '../world.ts';
import { moveTo } from './moveTo.ts';

const PHONE = { width: 360, height: 740 };
/** For so long, what was found is shown again without asking. */
const FRESH_MS = 30_000;

/** Asked for again once what was found is no longer fresh. */
const later =
  (name: string) =>
  async ({ page, driver }: World): Promise<void> => {
    await page.clock.fastForward(FRESH_MS + 1_000);
    await searchModel.events[name]?.perform?.(driver);
  };

export const search: PageBinding = {
  open: async ({ page }, start) => {
    // In the shell, as the browser shows it where the server renders nothing: the page itself calls then.
    await page.route(
      ({ pathname }) => pathname === '/search',
      async (route) => route.fulfill({ response: await page.request.get('/dashboard') }),
    );
    await page.goto(searchPath(searchModel.starts[start]?.filters ?? {}));
  },
  calls: { fetchProperties: ['GET /api/propy/filter-properties'] },
  causes: {
    // The sample has not so many homes in one town.
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
    // Without loading the app anew, which would ask for the homes again.
    'the same opened with a word that means nothing': ({ page }) =>
      moveTo(page, `${searchPath(FIRST)}&sort=nicest`),
    // The sheet is for phones; the four menus are for wider screens.
    'all filters opened': async ({ page, driver }) => {
      await page.setViewportSize(PHONE);
      await driver.press('Filters (1)');
    },
  },
};

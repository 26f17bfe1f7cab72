import { searchModel } from '#machines/search/model/search.model.ts';
import { searchPath } from '#machines/search/search.url.ts';
import type { PageBinding } from '../world.ts';

const PHONE = { width: 360, height: 740 };

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
    // The sheet is for phones; the four menus are for wider screens.
    'all filters opened': async ({ page, driver }) => {
      await page.setViewportSize(PHONE);
      await driver.press('Filters');
    },
  },
};

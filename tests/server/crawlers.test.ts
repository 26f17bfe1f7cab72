import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListings } from '#server/catalogue/listings/insert.ts';
import { changeSaleByCode } from '#server/catalogue/withdrawal/withdrawal.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { HOMES_PER_SITEMAP } from '#server/web/crawlers/sitemap-data.ts';
import { PRIVATE_PATHS } from '#server/web/private-paths.ts';
import { listingOf } from './kit/listings.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const HOME_COUNT = 2 * HOMES_PER_SITEMAP + 500;
const SITE = 'https://homes.localhost';

/** The URLs of a sitemap with their last modification. */
const locationsIn = (xml: string): [string, string | undefined][] =>
  [...xml.matchAll(/<(?:url|sitemap)><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
    ([, location = '', changedAt]) => [location, changedAt],
  );

describeOnDatabase('what crawlers read', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ PUBLIC_URL: SITE });
    await insertListings(
      server.db,
      Array.from({ length: HOME_COUNT }, (_, index) =>
        listingOf({
          town: `Town ${index % 40}`,
          state: `State ${index % 4}`,
          blocks: [{ bedrooms: 2, bathrooms: 2, floors: 1, unitsPerFloor: 1 }],
        }),
      ),
    );
  });
  afterAll(() => server?.close());

  const get = (url: string) => server.app.inject({ url });
  const sitemap = async (url: string) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('application/xml');
    return locationsIn(response.body);
  };

  test('robots.txt keeps them from calls, private pages and filtered searches, and names the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    const lines = body.split('\n');
    for (const path of ['/api/', '/search?', '/dashboard', '/login', '/select-unit'])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  test('the sitemaps name each home on sale once, with when it changed', async () => {
    const index = await sitemap('/sitemap.xml');
    expect(index.map(([address]) => address)).toEqual([
      `${SITE}/sitemap-pages.xml`,
      ...[1, 2, 3].map((page) => `${SITE}/sitemap-homes-${page}.xml`),
    ]);
    const pages = await Promise.all([1, 2, 3].map((page) => sitemap(`/sitemap-homes-${page}.xml`)));
    expect(pages.map(({ length }) => length)).toEqual([HOMES_PER_SITEMAP, HOMES_PER_SITEMAP, 500]);
    const rows = await server.db.select().from(properties);
    const named = new Map(pages.flat());
    expect(named.size).toBe(HOME_COUNT);
    for (const { id, updatedAt } of rows.slice(0, 50)) {
      const changedAt = named.get(`${SITE}/property/${id}`) ?? '';
      expect(Math.abs(Date.parse(changedAt) - updatedAt.getTime())).toBeLessThan(1000);
    }
  });

  test('there is no sitemap after the last', async () => {
    expect((await get('/sitemap-homes-4.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-homes-0.xml')).statusCode).toBe(404);
  });

  test('a withdrawn home is in none, and a changed one has changed', async () => {
    const [gone, changed] = await server.db.select().from(properties).limit(2);
    if (!gone || !changed) throw new Error('There are no homes.');
    await changeSaleByCode(server.db, [gone.code], 'withdrawn');
    await server.db.update(properties).set({ title: 'Renamed' }).where(eq(properties.id, changed.id));
    const homes = new Map(
      (await Promise.all([1, 2, 3].map((page) => sitemap(`/sitemap-homes-${page}.xml`)))).flat(),
    );
    expect(homes.size).toBe(HOME_COUNT - 1);
    expect(homes.has(`${SITE}/property/${gone.id}`)).toBe(false);
    expect(Date.parse(homes.get(`${SITE}/property/${changed.id}`) ?? '')).toBeGreaterThanOrEqual(
      Math.floor(changed.updatedAt.getTime() / 1000) * 1000,
    );
  });

  test('one more has the public pages, and every state and town', async () => {
    const addresses = (await sitemap('/sitemap-pages.xml')).map(([address]) => address.replace(SITE, ''));
    expect(addresses).toEqual(expect.arrayContaining(['/', '/search', '/contact-support', '/homes']));
    expect(addresses).toEqual(expect.arrayContaining(['/homes/state-3', '/homes/state-3/town-39']));
    expect(addresses).toHaveLength(4 + 4 + 40);
    for (const path of PRIVATE_PATHS) expect(addresses).not.toContain(path);
  });

  test('without a public address there is no sitemap to name', async () => {
    const local = await open();
    try {
      const robots = await local.app.inject({ url: '/robots.txt' });
      expect([robots.statusCode, robots.body.includes('Sitemap')]).toEqual([200, false]);
      expect((await local.app.inject({ url: '/sitemap.xml' })).statusCode).toBe(404);
    } finally {
      await local.close();
    }
  });
});

import type { Browser } from '@playwright/test';
import { headOf } from '../fixtures/head.ts';
import { expect, test } from './kit/fixtures.ts';
import { SEEDED_DATA_DIR, ServerProcess } from './kit/server.ts';

/** What search engines and link previews read in the server's response. */

const SITE = 'https://homes.localhost';
const HOME = 'Ile Ayo Court';

const WITHDRAW = 'src/server/catalogue/withdrawal/cli.ts';
const WITHDRAWN_CODE = 'LAG-0005';

let server: ServerProcess;
let withdrawnId: string;
test.beforeAll(async () => {
  server = await ServerProcess.start({ PUBLIC_URL: SITE }, SEEDED_DATA_DIR);
  withdrawnId = await idOfCode(WITHDRAWN_CODE);
  // The command needs exclusive access to the data.
  await server.kill();
  expect(await server.command(WITHDRAW, [WITHDRAWN_CODE])).toContain('1 withdrawn');
  await server.resume();
});
test.afterAll(() => server.dispose());

interface FoundHome {
  readonly id: string;
  readonly price: number;
}

async function idOfCode(code: string): Promise<string> {
  const response = await fetch(`${server.origin}/api/propy/filter-properties?limit=100`);
  const { body } = (await response.json()) as { body: { properties: FoundHome[] } };
  for (const { id } of body.properties) {
    const detail = await fetch(`${server.origin}/api/propy/get-property?id=${id}`);
    const read = (await detail.json()) as { body: { property: { code: string } } };
    if (read.body.property.code === code) return id;
  }
  throw new Error(`There is no home ${code}.`);
}

async function theHome(): Promise<FoundHome> {
  const response = await fetch(
    `${server.origin}/api/propy/filter-properties?search=${encodeURIComponent(HOME)}`,
  );
  const { body } = (await response.json()) as { body: { properties: FoundHome[] } };
  const [home] = body.properties;
  if (!home) throw new Error('There is no home.');
  return home;
}

/** The head of a page, read without running its scripts. */
async function headAt(browser: Browser, path: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  try {
    const page = await context.newPage();
    await page.goto(path);
    return await (await page.evaluateHandle(() => document)).evaluate(headOf);
  } finally {
    await context.close();
  }
}

const typesOf = (data: readonly Readonly<Record<string, unknown>>[]) => data.map((thing) => thing['@type']);

test('each public page has a title of its own, a description, one whole address and a picture', async ({
  browser,
}) => {
  const { id } = await theHome();
  const paths = [
    '/',
    '/search',
    `/property/${id}`,
    '/contact-support',
    '/homes',
    '/homes/lagos',
    '/homes/lagos/ajah',
  ];
  const titles = new Set<string>();
  for (const path of paths) {
    await test.step(path, async () => {
      const { title, canonical, meta } = await headAt(browser, path);
      expect(title.length).toBeLessThanOrEqual(60);
      titles.add(title);
      expect(meta.description?.length).toBeGreaterThan(50);
      expect(meta.description?.length).toBeLessThanOrEqual(160);
      expect(canonical).toBe(SITE + path);
      expect(meta['og:url']).toBe(SITE + path);
      expect(meta['og:title']).toBe(title);
      expect(meta['og:image']).toMatch(/^https:\/\/homes\.localhost\/.*share\.jpg$/);
      expect(meta.robots).toBeUndefined();
      const picture = await fetch(server.origin + new URL(meta['og:image'] ?? '').pathname);
      expect(picture.status).toBe(200);
      expect((await picture.arrayBuffer()).byteLength).toBeLessThan(300_000);
    });
  }
  expect(titles.size).toBe(paths.length);
});

test('what they say is there for machines: the home at its price, the questions, the company, the way', async ({
  browser,
}) => {
  const { id, price } = await theHome();
  const home = await headAt(browser, `/property/${id}`);
  expect(typesOf(home.data)).toEqual(['RealEstateListing', 'BreadcrumbList']);
  expect(home.data[0]).toMatchObject({
    name: HOME,
    offers: {
      price: price / 100,
      priceCurrency: 'NGN',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(typesOf((await headAt(browser, '/')).data)).toEqual(['Organization', 'FAQPage']);
  expect(typesOf((await headAt(browser, '/contact-support')).data)).toEqual(['Organization']);
  expect(typesOf((await headAt(browser, '/homes/lagos/ajah')).data)).toEqual(['BreadcrumbList']);
});

test('filtered searches and private pages are not to be listed', async ({ browser, request }) => {
  expect((await headAt(browser, '/search?q=Ajah')).meta.robots).toBe('noindex');
  for (const path of ['/login', '/dashboard', '/select-unit', '/sandbox']) {
    const response = await request.get(server.origin + path);
    expect(response.headers()['x-robots-tag']).toBe('noindex');
  }
  expect((await request.get(`${server.origin}/search`)).headers()['x-robots-tag']).toBeUndefined();
});

test('a withdrawn home is gone: it says so with 410, leads to others, and is not to be listed', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  const response = await page.goto(`/property/${withdrawnId}`);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No longer for sale');
  await expect(page.getByText('This home is no longer for sale.')).toBeVisible();
  const similar = page
    .getByRole('region', { name: 'Similar Listings' })
    .getByRole('heading', { level: 3 })
    .getByRole('link');
  expect(await similar.first().getAttribute('href')).toMatch(/^\/property\//);
  expect((await headAt(browser, `/property/${withdrawnId}`)).meta.robots).toBe('noindex');
  await context.close();
});

test('a place is found under one address', async ({ request }) => {
  const response = await request.get(`${server.origin}/homes/Lagos/AJAH/`, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, '/homes/lagos/ajah']);
});

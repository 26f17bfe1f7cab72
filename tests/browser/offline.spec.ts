import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SHELL_ADDRESS } from '#app/offline/addresses.ts';
import { PAGE_DATA_ID } from '#app/rendering/pageDataId.ts';
import { createVerifiedBuyer, findHome, setSaved } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { logOut } from './kit/steps.ts';

test.use({ serviceWorkers: 'allow' });

const WEB = path.join(import.meta.dirname, '..', '..', 'dist', 'web');
const MAX_PRECACHE_BYTES = 200_000;
const notice = (page: Page) => page.getByText(/^You are offline; this is what you saw on \w{3} \d/);

const homeLink = (page: Page) =>
  page.locator('main a[href^="/property/"]', { hasText: 'Jericho House' }).first();

/** Everything that the service worker has stored, as text. */
const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isText = /json|html/.test(response?.headers.get('Content-Type') ?? '');
        texts.push(`${name} ${request.url} ${isText ? await response?.text() : ''}`);
      }
    }
    return texts.join('\n');
  });

const isStored = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (each) => (await caches.match(each, { ignoreVary: true })) !== undefined, address);

/** Opens a page, and waits until its service worker has stored it. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const url = new URL(address, page.url()).href;
  await expect
    .poll(() =>
      page.evaluate(
        async ({ href, id }) => {
          const scripts = document.getElementById(id)?.dataset.ahead?.split(' ') ?? [];
          const found = await Promise.all([href, ...scripts].map((each) => caches.match(each)));
          return found.every((each) => each !== undefined);
        },
        { href: url, id: PAGE_DATA_ID },
      ),
    )
    .toBe(true);
}

test('a home that was visited is read without a network, with its pictures and the day', async ({
  page,
  context,
}) => {
  const id = await findHome(page, 'Jericho House');
  await visit(page, `/property/${id}`);
  await page.reload();
  const cover = page.getByRole('img').first();
  await expect(cover).toBeVisible();
  await expect
    .poll(() =>
      cover.evaluate(async (img: HTMLImageElement) =>
        Boolean(img.complete && (await caches.match(img.currentSrc))),
      ),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Jericho House' })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
});

test('the last search is read without a network, and a home that was opened from it', async ({
  page,
  context,
}) => {
  await visit(page, '/search?q=Ibadan');
  await page.reload();
  await homeLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jericho House' })).toBeVisible();
  const address = new URL(page.url()).pathname;
  const id = address.split('/').at(-1);
  const call = `/api/propy/get-property?id=${id}`;
  // Stored as a page if the browser itself followed the link, otherwise as a call that the shell renders.
  await expect.poll(async () => (await isStored(page, address)) || (await isStored(page, call))).toBe(true);
  await expect.poll(() => isStored(page, SHELL_ADDRESS)).toBe(true);
  await context.setOffline(true);
  await page.goto('/search?q=Ibadan');
  await expect(homeLink(page)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Jericho House' })).toBeVisible();
});

test('a page that was never visited says so, and lists what can be read', async ({ page, context }) => {
  const id = await findHome(page, 'Jericho House');
  await visit(page, `/property/${id}`);
  // Otherwise the shell could be stored again after it is deleted.
  await expect.poll(() => isStored(page, SHELL_ADDRESS)).toBe(true);
  await page.evaluate(() => caches.delete('shell'));
  await context.setOffline(true);
  await page.goto('/homes/lagos');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: /Jericho House/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jericho House' })).toBeVisible();
});

test('a shell that has expired is stored again', async ({ page }) => {
  await visit(page, '/search');
  await expect.poll(() => isStored(page, SHELL_ADDRESS)).toBe(true);
  await page.evaluate(() => caches.delete('shell'));
  await page.reload();
  await expect.poll(() => isStored(page, SHELL_ADDRESS)).toBe(true);
});

test('a shell whose scripts were never needed says that it is offline', async ({ page, context }) => {
  await visit(page, '/search');
  await expect.poll(() => isStored(page, SHELL_ADDRESS)).toBe(true);
  await context.setOffline(true);
  // The current page shows the notice too, possibly without scripts that it lacks: wait for it before the next
  // navigation.
  await expect(page.getByText(/^You are offline/).first()).toBeVisible();
  await page.goto('/contact-support');
  // Either the stored offline page or, if the core's script was prefetched, the app's own notice.
  await expect(page.getByText(/^You are offline/).first()).toBeVisible();
  await expect(page).toHaveURL('/contact-support');
});

test('nothing of a buyer is stored, and a logout leaves no home that was visited', async ({ page }) => {
  const buyer = await createVerifiedBuyer(page);
  const id = await findHome(page, 'Jericho House');
  await visit(page, `/property/${id}`);
  await page.reload();
  await setSaved(page, buyer, { propertyId: id, isSaved: true });
  await page.goto('/dashboard/wallet');
  await expect(page.getByText('Account number').first()).toBeVisible();
  const asBuyer = await page.evaluate(
    async ({ address, headers }) => (await fetch(address, { headers })).text(),
    { address: `/api/propy/get-property?id=${id}`, headers: buyer.headers },
  );
  expect(asBuyer).toContain('"saved":true');
  await expect.poll(async () => (await storedText(page)).includes('/propy/get-property')).toBe(true);
  const stored = await storedText(page);
  const secrets = [
    buyer.email,
    buyer.e164,
    '"saved":true',
    '/api/wallet/',
    '/api/users/',
    '/api/contributions',
    '/list-saved',
  ];
  expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
  await logOut(page);
  await expect.poll(async () => (await storedText(page)).includes(id)).toBe(false);
});

test('the app can be installed: a manifest with its icons', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: { name: string; display: string; icons: { src: string; purpose: string }[] } =
    await response.json();
  expect([manifest.name, manifest.display]).toEqual(['Kolo', 'standalone']);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  await expect(page.locator('meta[name=theme-color]')).toHaveCount(2);
});

test('before anything is read, less than 200 kB are stored', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const names = await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('precache')) ?? '';
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(names).toContain('/offline.html');
  const files = [...names, '/serviceWorker.js'].map((name) => path.join(WEB, name));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(MAX_PRECACHE_BYTES);
});

test('the offline page asks until the server responds, also shown again after it was left', async ({
  page,
}) => {
  let heads = 0;
  let isDown = true;
  await page.route('**/robots.txt', (route) => {
    heads += 1;
    return isDown ? route.abort() : route.continue();
  });
  const loaded = () => page.evaluate(() => performance.timeOrigin);
  const online = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.goto('/offline.html');
  const first = await loaded();
  await online();
  await expect.poll(() => heads).toBeGreaterThan(2);
  expect(await loaded()).toBe(first);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeunload'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  isDown = false;
  // Nothing can be read from a page that is just being left.
  await expect.poll(() => loaded().catch(() => first)).not.toBe(first);
});

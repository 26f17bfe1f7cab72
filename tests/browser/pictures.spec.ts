import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { propertiesPage } from '#api/contract/properties.ts';
import { createPhoto } from '#tests/server/kit/pictures.ts';
import { SEEDED_DATA_DIR, ServerProcess } from './kit/server.ts';
import { browsePictures } from './kit/steps.ts';

/** How a visitor sees photographs that an operator added. */

const ADD = 'src/server/catalogue/photographs/cli.ts';
const TITLE = 'Ile Ayo Court';
const ALTS = ['The court from the street', 'The court from its garden'];

let server: ServerProcess;
test.beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'photographs-'));
  const files = [path.join(folder, 'street.jpg'), path.join(folder, 'garden.jpg')];
  await writeFile(files[0] ?? '', await createPhoto(1800, 1200));
  await writeFile(files[1] ?? '', await createPhoto(1200, 1600, { ground: '#4d6b3c' }));
  // The first start loads the sample; the commands need exclusive access to the data.
  server = await ServerProcess.start({ PUBLIC_URL: 'https://homes.localhost' }, SEEDED_DATA_DIR);
  const code = await codeOf(server);
  await server.kill();
  const said = await server.command(ADD, [code, ...files, ...ALTS.flatMap((alt) => ['--alt', alt])]);
  expect(said).toContain(`${code} ${TITLE}: 2 added, 2 photographs in all.`);
  await server.resume();
  await rm(folder, { recursive: true });
});
test.afterAll(() => server.dispose());

async function codeOf({ origin }: ServerProcess): Promise<string> {
  const home = await homeOf(origin);
  const response = await fetch(`${origin}/api/propy/get-property?id=${home.id}`);
  const { body } = (await response.json()) as { body: { property: { code: string } } };
  return body.property.code;
}

async function homeOf(origin: string) {
  const response = await fetch(`${origin}/api/propy/filter-properties?search=${encodeURIComponent(TITLE)}`);
  const [home] = propertiesPage.parse(await response.json()).body.properties;
  if (!home) throw new Error(`There is no ${TITLE}`);
  return home;
}

const card = (page: Page) => page.getByRole('article').filter({ hasText: TITLE });
/** The file that the browser chose; empty until it has loaded. */
const shown = (page: Page, name: string | RegExp): Promise<string | undefined> =>
  page
    .getByRole('img', { name })
    .first()
    .evaluate((element) =>
      element instanceof HTMLImageElement && element.complete ? element.currentSrc.split('/').at(-1) : '',
    );

test('a card shows its picture as AVIF, in the width that the screen needs', async ({ page }) => {
  await page.goto(`${server.origin}/search?q=${encodeURIComponent(TITLE)}`);
  const picture = card(page).locator('picture');
  await expect(picture.locator('source').first()).toHaveAttribute('type', 'image/avif');
  await expect(picture.locator('source').first()).toHaveAttribute(
    'srcset',
    /\/400\.avif 400w, .*\/800\.avif 800w, .*\/1280\.avif 1280w$/,
  );
  await expect(picture.getByRole('img')).toHaveAttribute('src', /\/800\.jpg$/);
  await expect.poll(() => shown(page, /^Ile Ayo Court: /)).toBe('400.avif');
});

test('the page of the home opens its first picture at once, and all of them large', async ({ page }) => {
  const home = await homeOf(server.origin);
  await page.goto(`${server.origin}/property/${home.id}`);
  const first = page.getByRole('link', { name: `Open picture 1: ${ALTS[0]}` });
  await expect(first.getByRole('img', { name: ALTS[0] ?? '' })).toHaveAttribute('fetchpriority', 'high');
  await expect.poll(() => shown(page, ALTS[0] ?? '')).toBe('800.avif');
  await first.click();
  const large = page.getByRole('dialog').getByRole('img', { name: ALTS[0] ?? '' });
  await expect
    .poll(() => large.evaluate((element) => element instanceof HTMLImageElement && element.currentSrc))
    .toMatch(/\/1280\.avif$/);
  // The picture is between its buttons.
  const [previous, picture, next] = await Promise.all(
    [
      page.getByRole('button', { name: 'Previous picture' }),
      large,
      page.getByRole('button', { name: 'Next picture' }),
    ].map((part) => part.boundingBox()),
  );
  expect(previous?.x).toBeLessThan(picture?.x ?? 0);
  expect(next?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0) - 1);
  const second = page.getByRole('dialog').getByRole('img', { name: ALTS[1] ?? '' });
  await browsePictures(page, () => expect(second).toBeVisible({ timeout: 2_000 }));
});

test('nothing moves while pictures arrive', async ({ page }) => {
  const home = await homeOf(server.origin);
  const arrive: (() => void)[] = [];
  await page.route('**/media/**', async (route) => {
    await new Promise<void>((resolve) => arrive.push(resolve));
    await route.continue();
  });
  await page.goto(`${server.origin}/property/${home.id}`, { waitUntil: 'domcontentloaded' });
  const frame = page.getByRole('link', { name: `Open picture 1: ${ALTS[0]}` });
  await expect.poll(() => arrive.length).toBeGreaterThanOrEqual(2);
  // Text may take a different amount of space in its own font than in the fallback.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await frame.boundingBox();
  for (const goOn of arrive) goOn();
  await expect.poll(() => shown(page, ALTS[0] ?? '')).toBe('800.avif');
  expect(await frame.boundingBox()).toEqual(before);
});

test('who saves data gets the smallest', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const home = await homeOf(server.origin);
  await page.goto(`${server.origin}/property/${home.id}`);
  await page.mouse.move(200, 200, { steps: 2 });
  await expect.poll(() => shown(page, ALTS[0] ?? '')).toBe('400.avif');
});

test('who says so to the server gets the smallest before any script runs', async ({ request }) => {
  const home = await homeOf(server.origin);
  const page = await request.get(`${server.origin}/property/${home.id}`, { headers: { 'save-data': 'on' } });
  const html = await page.text();
  expect(html).toContain('/400.avif 400w"');
  expect(html).not.toContain('800.avif');
});

test('a picture that cannot be had leaves the pattern, under its name', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(`${server.origin}/search?q=${encodeURIComponent(TITLE)}`);
  await page.mouse.move(200, 200, { steps: 2 });
  await expect(card(page).locator('span[role="img"]')).toHaveAccessibleName(/^Ile Ayo Court: /);
  await expect(card(page).locator('img')).toHaveCount(0);
});

test('a shared link to the home names its picture', async ({ request }) => {
  const home = await homeOf(server.origin);
  const html = await (await request.get(`${server.origin}/property/${home.id}`)).text();
  expect(html).toContain(`<meta property="og:title" content="${TITLE}`);
  const image =
    /<meta property="og:image" content="https:\/\/homes\.localhost(\/media\/[^"]+\/share\.jpg)"/.exec(html);
  const share = await request.get(`${server.origin}${image?.[1]}`);
  expect([share.status(), share.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const search = await (await request.get(`${server.origin}/search`)).text();
  expect(search).toContain('<meta property="og:image" content="https://homes.localhost/share.jpg"');
});

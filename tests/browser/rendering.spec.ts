import type { Page } from '@playwright/test';
import { FIRST_QUESTIONS } from '#routes/landing/faq.ts';
import { expect, test } from './kit/fixtures.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

interface Home {
  readonly id: string;
  readonly title: string;
}

const UNKNOWN_ID = '0197a000-0000-7000-8000-000000000000';

async function firstHome(origin: string): Promise<Home> {
  const response = await fetch(`${origin}/api/propy/filter-properties?limit=1&page=1`);
  const { body } = (await response.json()) as { body: { properties: Home[] } };
  const [home] = body.properties;
  if (!home) throw new Error('There is no home.');
  return home;
}

/** The rendered pages, each with its heading. */
const PAGES: readonly { path: (home: Home) => string; status: number; heading: (home: Home) => RegExp }[] = [
  { path: () => '/', status: 200, heading: () => /towards owning your own property/ },
  { path: () => '/search', status: 200, heading: () => /\d+ Total Properties/ },
  { path: () => '/search?q=lekki&beds=3', status: 200, heading: () => /for lekki/ },
  { path: () => '/search?q=nowhere', status: 200, heading: () => /Search homes/ },
  { path: ({ id }) => `/property/${id}`, status: 200, heading: ({ title }) => new RegExp(title) },
  { path: () => `/property/${UNKNOWN_ID}`, status: 404, heading: () => /could not find this property/ },
  { path: () => '/property/none', status: 404, heading: () => /could not find this property/ },
  { path: () => '/homes', status: 200, heading: () => /Homes by place/ },
  { path: () => '/homes/lagos', status: 200, heading: () => /Homes for sale in Lagos/ },
  { path: () => '/homes/lagos/ajah', status: 200, heading: () => /Homes for sale in Ajah, Lagos/ },
  { path: () => '/homes/nowhere', status: 404, heading: () => /No home is on sale here/ },
  { path: () => '/contact-support', status: 200, heading: () => /Contact Us/ },
  { path: ({ id }) => `/contact-support?property=${id}`, status: 200, heading: () => /Contact Us/ },
  { path: () => '/no-such-page', status: 404, heading: () => /There is no page here/ },
];

/** All problems that the browser reports: errors of scripts, of hydration and of the content security policy. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('pageerror', (error) => reports.push(error.message));
  page.on('console', (message) => {
    const isOfTest = /^Failed to load resource|^Service Worker registration blocked/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isOfTest) reports.push(message.text());
  });
  return reports;
}

/**
 * Delays the screens' code, so that the test acts on the page as the server rendered it. @returns a function that
 * releases the code.
 */
async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('public pages are whole without scripts, with an honest status', async ({ browser, server }) => {
  const home = await firstHome(server.origin);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  const reports = reportsOf(page);
  for (const { path, status, heading } of PAGES) {
    await test.step(path(home), async () => {
      const response = await page.goto(path(home));
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(home));
      expect(await page.locator('head title').count()).toBe(1);
      expect(await page.locator('head link[rel=stylesheet]').count()).toBeGreaterThan(0);
    });
  }
  expect(reports).toStrictEqual([]);
  await context.close();
});

test('without scripts the contact form is sent, and every answer can be read', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  await page.goto('/contact-support');
  await page.getByLabel('Name').fill('Ada Obi');
  await page.getByLabel('Email').fill('ada@nowhere');
  await page.getByLabel('Message').fill('Is the title a C of O?');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'Your message was not sent' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(/email/i);
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('Is the title a C of O?');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await expect(page.getByText(/Your reference is C-[2-9A-Z]{6}\./)).toBeVisible();

  await page.goto('/');
  await expect(page.getByText(String(FIRST_QUESTIONS[1]?.answer))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await context.close();
});

test('public pages hydrate without a mismatch', async ({ page, server }) => {
  const home = await firstHome(server.origin);
  const reports = reportsOf(page);
  await page.addInitScript(() => {
    // Runs before any script of the page: marks the server's elements, because a fresh render would lose the marks.
    document.addEventListener('DOMContentLoaded', () => {
      const sent = document.querySelectorAll('#root *');
      for (const element of sent) Reflect.set(element, 'isOfServer', true);
      document.documentElement.dataset.sent = String(sent.length);
    });
  });
  for (const { path, heading } of PAGES) {
    await test.step(path(home), async () => {
      await page.goto(path(home));
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(home));
      const counts = () =>
        page.evaluate(() => {
          const elements = [...document.querySelectorAll('#root *')];
          const kept = elements.filter((element) => Reflect.get(element, 'isOfServer') === true).length;
          return {
            isKept: kept > Number(document.documentElement.dataset.sent) * 0.9,
            movedStyles: document.querySelectorAll('#root [data-style]').length,
            titles: document.head.querySelectorAll('title').length,
          };
        });
      // The server's title is removed once the page has its own.
      await expect.poll(counts).toStrictEqual({ isKept: true, movedStyles: 0, titles: 1 });
    });
  }
  expect(reports).toStrictEqual([]);
});

test('a page for the signed in is left to the browser', async ({ request }) => {
  const response = await request.get('/dashboard');
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('<div id="root"></div>');
});

test.describe('before React runs the page', () => {
  test('a click on a filter opens it afterwards', async ({ page }) => {
    const release = await holdCode(page);
    await page.goto('/search');
    await page.getByRole('button', { name: 'Beds' }).click();
    await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
    release();
    await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
  });

  test('what is typed and sent is searched for', async ({ page }) => {
    const release = await holdCode(page);
    await page.goto('/');
    await page.getByPlaceholder('Find your dream property').fill('Lekki');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    release();
    await expect(page).toHaveURL('/search?q=Lekki');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/for Lekki/);
  });

  test('a chosen order is applied, and a message keeps its text', async ({ page }) => {
    const release = await holdCode(page);
    await page.goto('/search');
    await page.getByLabel('Order').filter({ visible: true }).selectOption('price_asc');
    release();
    await expect(page).toHaveURL(/sort=price_asc/);
    await page.goto('/contact-support');
    await page.getByLabel('Message', { exact: true }).pressSequentially('Is it near the road?');
    await waitForHydration(page);
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Is it near the road?');
    await page.getByLabel('Name', { exact: true }).fill('Ada Obi');
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
    await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).click();
    await expect(page.getByText(/C-[0-9A-Z]{6}/)).toBeVisible();
  });

  test('a heart saves the home afterwards, and nothing is fetched for one who only reads', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/search');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /main-.*\.js/.test(url))).toStrictEqual([]);
    const release = await holdCode(page);
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first();
    await heart.click();
    release();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

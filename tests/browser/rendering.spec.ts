import type { Browser, Page, Route } from '@playwright/test';
import { documentsResponse } from '#api/contract/documents.ts';
import { propertiesPage, propertyResponse } from '#api/contract/properties.ts';
import { createPaidContribution, createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { holdCode } from './kit/holdCode.ts';
import type { ServerProcess } from './kit/server.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

interface Home {
  readonly id: string;
  readonly title: string;
}

/** What the addresses of the rendered pages are made of. */
interface Found {
  readonly home: Home;
  /** The id of a home that is no longer on sale. */
  readonly withdrawnId: string;
  /** The code on a document that was issued. */
  readonly code: string;
}

const UNKNOWN_ID = '0197a000-0000-7000-8000-000000000000';

async function firstHome(origin: string): Promise<Home> {
  const response = await fetch(`${origin}/api/propy/filter-properties?limit=1&page=1`);
  const [home] = propertiesPage.parse(await response.json()).body.properties;
  if (!home) throw new Error('There is no home.');
  return home;
}

async function homeOfCode(page: Page, code: string): Promise<string> {
  const response = await page.request.get('/api/propy/filter-properties?limit=100');
  for (const { id } of propertiesPage.parse(await response.json()).body.properties) {
    const detail = await page.request.get(`/api/propy/get-property?id=${id}`);
    if (propertyResponse.parse(await detail.json()).body.property.code === code) return id;
  }
  throw new Error(`There is no home ${code}.`);
}

const WITHDRAWN_CODE = 'LAG-0005';

/** Withdraws a home, and has a document issued to a buyer. */
async function findAll(browser: Browser, server: ServerProcess): Promise<Found> {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const buyer = await createVerifiedBuyer(page);
  const withdrawnId = await homeOfCode(page, WITHDRAWN_CODE);
  await createPaidContribution(page, buyer, await findHome(page, 'Ikate Point'));
  const documents = async () => {
    const response = await page.request.get('/api/documents', { headers: buyer.headers });
    return documentsResponse.parse(await response.json()).body.documents;
  };
  await expect.poll(async () => (await documents()).length).toBeGreaterThan(0);
  const [document] = await documents();
  await context.close();
  // The command needs exclusive access to the data.
  await server.stop();
  await server.command('src/server/catalogue/withdrawal/cli.ts', [WITHDRAWN_CODE]);
  await server.resume();
  return { home: await firstHome(server.origin), withdrawnId, code: document?.code ?? '' };
}

/** The rendered pages, each with its heading. */
const PAGES: readonly {
  path: (found: Found) => string;
  status: number;
  heading: (found: Found) => RegExp;
}[] = [
  { path: () => '/', status: 200, heading: () => /towards owning your own property/ },
  { path: () => '/search', status: 200, heading: () => /\d+ Total Properties/ },
  { path: () => '/search?q=lekki&beds=3', status: 200, heading: () => /for lekki/ },
  { path: () => '/search?q=nowhere', status: 200, heading: () => /Search homes/ },
  { path: () => '/search?q=%00', status: 200, heading: () => /\d+ Total Properties/ },
  {
    path: ({ home }) => `/property/${home.id}`,
    status: 200,
    heading: ({ home }) => new RegExp(home.title),
  },
  {
    path: ({ withdrawnId }) => `/property/${withdrawnId}`,
    status: 410,
    heading: () => /No longer for sale/,
  },
  { path: () => `/property/${UNKNOWN_ID}`, status: 404, heading: () => /could not find this property/ },
  { path: () => '/property/none', status: 404, heading: () => /could not find this property/ },
  { path: () => '/homes', status: 200, heading: () => /Homes by place/ },
  { path: () => '/homes/lagos', status: 200, heading: () => /Homes for sale in Lagos/ },
  { path: () => '/homes/lagos/ajah', status: 200, heading: () => /Homes for sale in Ajah, Lagos/ },
  { path: () => '/homes/nowhere', status: 404, heading: () => /No home is on sale here/ },
  { path: () => '/verify', status: 200, heading: () => /document/ },
  {
    path: ({ code }) => `/verify/${code}`,
    status: 200,
    heading: () => /We issued a document with this number/,
  },
  { path: () => '/contact-support', status: 200, heading: () => /Contact Us/ },
  {
    path: ({ home }) => `/contact-support?property=${home.id}`,
    status: 200,
    heading: () => /Contact Us/,
  },
  { path: () => '/login', status: 200, heading: () => /Log In/ },
  { path: () => '/login?ended=1&next=%2Fdashboard', status: 200, heading: () => /Log In/ },
  { path: () => '/sign-up', status: 200, heading: () => /Create your account/ },
  { path: () => '/reset-password', status: 200, heading: () => /Reset password/ },
  { path: () => '/no-such-page', status: 404, heading: () => /There is no page here/ },
];

let found: Found;
test.beforeAll(async ({ browser, server }) => {
  found = await findAll(browser, server);
});

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

test('public pages are whole without scripts, with an honest status', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  const reports = reportsOf(page);
  for (const { path, status, heading } of PAGES) {
    await test.step(path(found), async () => {
      const response = await page.goto(path(found));
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(found));
      expect(await page.locator('head title').count()).toBe(1);
      expect(await page.locator('head link[rel=stylesheet]').count()).toBeGreaterThan(0);
    });
  }
  // In a browser with scripts, React Router warns of it.
  const undecodable = await page.goto('/property/%ff');
  expect(undecodable?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this property');
  expect(reports).toStrictEqual([]);
  await context.close();
});

test('without scripts a request and an inspection lead to the contact form, with them to their dialogs', async ({
  browser,
  page,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const plain = await context.newPage();
  await plain.goto('/search');
  await plain.getByRole('button', { name: 'Tell us about it' }).click();
  await expect(plain).toHaveURL(/\/contact-support\??$/);
  await plain.goto(`/property/${found.home.id}`);
  await plain.getByRole('button', { name: 'Ask for an inspection' }).click();
  await expect(plain).toHaveURL(`/contact-support?property=${found.home.id}`);
  await expect(plain.getByText('Your message is about')).toBeVisible();
  await context.close();

  const release = await holdCode(page);
  await page.goto('/search');
  await page.getByRole('button', { name: 'Tell us about it' }).click();
  release();
  await expect(page.getByRole('dialog', { name: "Let us know what you're looking for" })).toBeVisible();
  await expect(page).toHaveURL('/search');
});

test('public pages hydrate without a mismatch', async ({ page }) => {
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
    await test.step(path(found), async () => {
      await page.goto(path(found));
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(found));
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

test('a page for the signed in is left to the browser, and says that it opens', async ({ page }) => {
  const release = await holdCode(page);
  expect((await page.goto('/dashboard'))?.status()).toBe(200);
  await expect(page.getByRole('status')).toHaveText('Opening Kolo');
  release();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
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

  test('a heart pressed just before the page is left saves the home', async ({ page }) => {
    await page.route(/\/assets\/main-/, () => {});
    await page.goto('/search');
    const hearts = page.getByRole('main').getByRole('button', { name: /^Save / });
    const name = (await hearts.first().getAttribute('aria-label')) ?? '';
    await hearts.first().click();
    await page.unroute(/\/assets\/main-/);
    await page.goto('/contact-support');
    await page.goto('/search');
    await expect(page.getByRole('button', { name, pressed: true }).first()).toBeVisible();
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

/** The ways in which a script gets lost on its way. */
const LOSSES = {
  'is not on the server': (route: Route) => route.fulfill({ status: 404, body: '' }),
  'is dropped by the network': (route: Route) => route.abort('connectionreset'),
};

for (const [loss, lose] of Object.entries(LOSSES)) {
  test(`a page whose main script ${loss} works as without scripts, and says so`, async ({ page }) => {
    const { home } = found;
    let isLost = true;
    await page.route('**/assets/main-*.js', (route) => (isLost ? lose(route) : route.continue()));
    await page.goto(`/property/${home.id}`);
    const picture = page.getByRole('link', { name: /^Open picture 1/ });
    await picture.click();
    await expect(picture).toHaveAttribute('aria-busy', 'true');
    const notice = page.getByRole('status').filter({ hasText: 'This page did not load fully.' });
    await expect(notice).toBeVisible();
    await expect(picture).not.toHaveAttribute('aria-busy');
    await picture.click();
    await expect(page).toHaveURL(/\/media\/.*\.(?:avif|webp|jpe?g)/);

    // Later, on the same page: the scripts are there again.
    await page.goto(`/property/${home.id}`);
    await page.mouse.move(200, 200, { steps: 2 });
    await expect(notice).toBeVisible();
    isLost = false;
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await waitForHydration(page);
    await picture.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('a script that is lost once is fetched again, and what was pressed is done', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/main-*.js', async (route) => {
    await (isLost ? route.fulfill({ status: 404, body: '' }) : route.continue());
    isLost = false;
  });
  await page.goto('/search');
  await page.getByRole('button', { name: 'Beds' }).click();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
  await expect(page.getByText('This page did not load fully.')).toHaveCount(0);
});

test('a page that only scripts show says that they are missing, and stays while nothing responds', async ({
  page,
}) => {
  await page.route('**/assets/main-*.js', (route) => route.abort('connectionreset'));
  await page.goto('/dashboard');
  const notice = page.getByRole('status').filter({ hasText: 'This page did not load fully.' });
  await expect(notice).toBeVisible();
  await page.route('**/robots.txt', (route) => route.abort('internetdisconnected'));
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status')).toContainText('There is still no internet connection.');
});

test('a page works where the browser blocks its storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
  });
  await page.goto(`/property/${found.home.id}`);
  await page
    .getByRole('button', { name: /^Save /, pressed: false })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Save /, pressed: true }).first()).toBeVisible();
});

test('a dialog whose code does not load leaves the page, and opens once it can', async ({ page }) => {
  let isCut = true;
  await page.route('**/assets/InspectionDialog-*.js', (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(`/property/${found.home.id}`);
  await page.getByRole('button', { name: 'Ask for an inspection' }).click();
  await expect(page.getByRole('alert')).toContainText('This did not open.');
  await expect(page.getByRole('heading', { level: 1, name: found.home.title })).toBeVisible();
  isCut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'See this home' })).toBeVisible();
});

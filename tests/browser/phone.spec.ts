import type { Locator, Page } from '@playwright/test';
import { propertiesPage, propertyResponse } from '#api/contract/properties.ts';
import { createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { buildPerson } from './kit/people.ts';
import { openTerms, pickUnit, signUp } from './kit/steps.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

/** The pages at 360 px. */
test.use({ viewport: { width: 360, height: 800 } });

for (const path of ['/', '/search']) {
  test(`the search of ${path} shows its whole hint`, async ({ page }) => {
    await page.goto(path);
    const field = page.getByRole('main').getByRole('searchbox').first();
    const { neededPx, givenPx } = await field.evaluate((element) => {
      const style = getComputedStyle(element);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen || !(element instanceof HTMLInputElement)) throw new Error('Nothing to measure with');
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return {
        neededPx: pen.measureText(element.placeholder).width,
        givenPx:
          element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
      };
    });
    expect(neededPx).toBeGreaterThan(0);
    expect(givenPx).toBeGreaterThanOrEqual(neededPx);
  });
}

test('a visitor’s saved home leaves each page within 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const home = `/property/${await findHome(page, 'Jericho House')}`;
  await page.goto(home);
  await waitForHydration(page);
  await page
    .getByRole('button', { name: /^Save /, pressed: false })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Save /, pressed: true }).first()).toBeVisible();
  for (const path of ['/', home, '/saved', '/homes', `/search?q=${'a'.repeat(45)}`]) {
    await page.goto(path);
    await waitForHydration(page);
    const start = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
    await expect(start).toBeInViewport({ ratio: 1 });
    expect.soft((await start.boundingBox())?.height, `${path}: on one line`).toBe(48);
    await expect.soft(page.getByRole('main').getByRole('heading').first(), `${path} is shown`).toBeVisible();
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} runs over`)
      .toBe(320);
  }
});

test('the closed sheet of filters returns the focus to its button, from a field too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/search?q=lekki');
  await waitForHydration(page);
  const filters = page.getByRole('button', { name: /^Filters/ });
  for (const key of ['Escape', 'Enter']) {
    await filters.click();
    await page.getByRole('dialog').getByLabel('Minimum', { exact: true }).fill('5m');
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(filters, `after ${key}`).toBeFocused();
  }
});

test('text twice as large leaves each page within 360 px, and cuts no amount and no search', async ({
  largeTextPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const home = `/property/${await findHome(page, 'Ile Ayo Court')}`;
  for (const path of ['/', home, '/search?q=lekki', '/homes', '/homes/lagos', '/saved', '/verify']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const { widthPx, cut } = await page.evaluate(() => ({
      widthPx: document.documentElement.scrollWidth,
      cut: Array.from(document.querySelectorAll('main *'))
        .filter(({ firstChild }) => firstChild?.textContent === '₦')
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    }));
    expect.soft(widthPx, `${path} runs over`).toBe(360);
    expect.soft(cut, `${path} cuts amounts`).toEqual([]);
  }
  await page.goto(`${home}#units`);
  const state = page.getByRole('button', { name: 'Floor 3, U1, Available' }).getByText('Available');
  const oneLinePx = await state.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect((await state.boundingBox())?.height, 'the state of a unit is one word').toBeLessThan(
    1.5 * oneLinePx,
  );
  // On a high screen the bar stays at the bottom.
  await page.setViewportSize({ width: 360, height: 900 });
  const bar = page.getByRole('complementary', { name: 'Contribute' });
  await expect(bar).toBeInViewport();
  const barTopPx = (await bar.boundingBox())?.y;
  await expect
    .poll(() => {
      const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
      return dark.evaluate((element) => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return element.getBoundingClientRect().bottom;
      });
    })
    .toBeLessThan(barTopPx ?? 0);
  await page.goto('/search?q=lekki');
  const roomPx = await page.getByRole('searchbox').evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });
  expect(roomPx, 'what is searched for can be read').toBeGreaterThan(150);
});

test('the terms fade where more of them follow, and why agreeing failed is shown above their buttons', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await createVerifiedBuyer(page);
  await page.goto(`/select-unit?property=${await findHome(page, 'Ikate Point')}`);
  await pickUnit(page);
  await page.getByRole('button', { name: 'Choose Plan B' }).click();
  const terms = await openTerms(page, { age: '30', salary: '1500000', months: 24 });
  const agree = terms.getByRole('button', { name: 'Agree' });
  const fade = () =>
    agree.evaluate((button) => {
      const drawn = (element: Element) => getComputedStyle(element, '::before');
      let bar = button.parentElement;
      while (bar && drawn(bar).content === 'none') bar = bar.parentElement;
      return bar && drawn(bar).opacity;
    });
  expect(await fade(), 'more terms follow').toBe('1');
  await terms.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
  await expect.poll(fade, 'nothing follows').toBe('0');
  await context.setOffline(true);
  await agree.click();
  const reason = terms.getByText('Nothing was lost: agree again to try once more.');
  await expect(reason).toBeInViewport({ ratio: 1 });
  const { y = 0, height = 0 } = (await reason.boundingBox()) ?? {};
  expect(y + height).toBeLessThan((await agree.boundingBox())?.y ?? 0);
});

test('Back to a home brings its deepest section into view again', async ({ page }) => {
  await page.goto(`/property/${await findHome(page, 'Jericho House')}`);
  await page.waitForLoadState('networkidle');
  const similar = page.getByRole('region', { name: 'Similar Listings' });
  const link = similar.getByRole('link').first();
  // Scrolls as a reader does, so that every section on the way is laid out.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 0.5, timeout: 100 });
  }).toPass({ intervals: [50] });
  const topOf = () => similar.evaluate((section) => section.getBoundingClientRect().top);
  await link.scrollIntoViewIfNeeded();
  const before = await topOf();
  await link.click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveText('Jericho House');
  await page.goBack();
  await expect(title).toHaveText('Jericho House');
  // Half a screen: sections above are not laid out again, and have estimated heights.
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(400);
  await expect(similar).toBeInViewport();
});

test('the order of a search ends where the homes do, however long it is', async ({ page }) => {
  const order = page.locator('select[name=sort]').filter({ visible: true });
  const results = page.getByRole('region', { name: 'Results' });
  for (const sort of ['newest', 'monthly_asc']) {
    await page.goto(`/search?q=Lagos&sort=${sort}`);
    const endOf = (found: Locator) => found.evaluate((element) => element.getBoundingClientRect().right);
    expect(await endOf(order.locator('..').locator('svg'))).toBeCloseTo(await endOf(results), -1);
  }
});

test('Select Unit shows the units from their heading on, and Back the place before', async ({ page }) => {
  await page.goto(`/property/${await findHome(page, 'Ile Ayo Court')}`);
  await page.getByRole('heading', { name: 'Overview' }).scrollIntoViewIfNeeded();
  const scrollY = () => page.evaluate(() => window.scrollY);
  const before = await scrollY();
  await page.getByRole('complementary').getByRole('link', { name: 'Select Unit' }).click();
  const heading = page.getByRole('heading', { name: 'Units and floor plans' });
  await expect(page.getByRole('region', { name: 'Units and floor plans' })).toBeFocused();
  await expect(page.getByRole('radio', { name: /^Block 2/ })).toBeVisible();
  const bar = await page.getByRole('banner').boundingBox();
  const top = (await heading.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(top, 'near the top').toBeLessThan(200);
  await page.goBack();
  await expect.poll(scrollY).toBe(before);
});

test('the bar of a home leaves the end of its page to be used', async ({ page }) => {
  await page.goto(`/property/${await findHome(page, 'Jericho House')}`);
  await expect(page.getByRole('complementary', { name: 'Contribute' })).toBeInViewport();
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
  // The jump lays out the sections above the footer, which moves it: `click` then waits until it stands still.
  await dark.scrollIntoViewIfNeeded();
  await dark.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

async function openCalculator(page: Page): Promise<void> {
  await createVerifiedBuyer(page);
  await page.goto(`/select-unit?property=${await findHome(page, 'Omi Garden Flats')}`);
  await pickUnit(page);
  await page.getByRole('button', { name: 'Choose Plan B' }).click();
}

test('the sign of the amount to send follows the last word of its heading', async ({ page }) => {
  await openCalculator(page);
  const terms = await openTerms(page, { age: '30', salary: '1500000', months: 24 });
  await terms.getByRole('button', { name: 'Agree' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Send / });
  const sign = await heading.locator('..').getByRole('button').boundingBox();
  const lines = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ right, bottom }) => ({ right, bottom }));
  });
  const last = lines.at(-1);
  if (!sign || !last) throw new Error('A part of the page is not drawn.');
  expect(sign.x - last.right).toBeGreaterThan(0);
  expect(sign.x - last.right).toBeLessThan(24);
  expect(sign.y).toBeLessThan(last.bottom);
});

test('the key of where a price comes from breaks no word', async ({ page }) => {
  await openCalculator(page);
  const terms = await openTerms(page, { age: '30', salary: '1500000', months: 24 });
  await terms.getByRole('button', { name: 'Cancel' }).click();
  const label = page
    .getByRole('region', { name: /^Where the/ })
    .getByText('Your contribution', { exact: true });
  const brokenWords = await label.evaluate(({ firstChild: text }) => {
    const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
    return words.flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      if (!text) return [];
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
  expect(brokenWords).toEqual([]);
});

test('the error of a calculator’s field is seen above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openCalculator(page);
  await page.getByLabel('Age', { exact: true }).fill('30');
  await page.getByLabel('Salary a month').fill('1500000');
  await page.getByLabel('RSA balance').fill('60000000');
  await page.getByLabel('Duration').selectOption('24');
  const next = page.getByRole('main').getByRole('button', { name: 'Continue' });
  await next.click();
  const field = page.getByLabel('RSA balance');
  await expect(field).toBeFocused();
  const error = page.locator(`[id="${(await field.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`);
  await expect(error).toContainText('Your RSA covers the contribution');
  const [errorBox, buttonBox] = await Promise.all([error.boundingBox(), next.boundingBox()]);
  if (!errorBox || !buttonBox) throw new Error('A part of the page is not drawn.');
  expect(errorBox.y + errorBox.height).toBeLessThanOrEqual(buttonBox.y);
});

interface SampleBlock {
  readonly propertyId: string;
  readonly name: string;
  readonly floorCount: number;
  /** The most units on one floor. */
  readonly unitCount: number;
}

/** The blocks of all homes that have a unit left. */
async function openBlocks(page: Page): Promise<SampleBlock[]> {
  const response = await page.request.get('/api/propy/filter-properties?limit=100');
  const homes = propertiesPage.parse(await response.json()).body.properties;
  const blocks = await Promise.all(
    homes.map(async ({ id }) => {
      const detail = await page.request.get(`/api/propy/get-property?id=${id}`);
      return propertyResponse
        .parse(await detail.json())
        .body.property.buildings.flatMap(({ name, apartments }) => {
          if (!apartments.some(({ status }) => status === 'available')) return [];
          const floors = Map.groupBy(apartments, ({ floor }) => floor);
          const unitCount = Math.max(...[...floors.values()].map((units) => units.length));
          return [{ propertyId: id, name, floorCount: floors.size, unitCount }];
        });
    }),
  );
  return blocks.flat();
}

const SIZES = { tallest: 'floorCount', widest: 'unitCount' } as const;
for (const [which, size] of Object.entries(SIZES)) {
  test.describe('on a screen of 360×640', () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test(`the ${which} block is seen whole between the bars`, async ({ page }) => {
      const blocks = await openBlocks(page);
      const block = blocks.toSorted((a, b) => b[size] - a[size])[0];
      if (!block) throw new Error('There is no block.');
      await page.goto(`/property/${block.propertyId}#units`);
      const units = page.getByRole('region', { name: 'Units and floor plans' });
      await expect(async () => {
        await units.scrollIntoViewIfNeeded();
        await expect(units.getByRole('radio', { name: block.name })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await units.getByRole('radio', { name: block.name }).click();
      const house = units.getByRole('region', { name: '2. Select a Unit' });
      const bar = page.getByRole('complementary', { name: 'Contribute' });
      const header = page.getByRole('banner');
      const edges = async () => {
        const [of, below, above] = await Promise.all([house, bar, header].map((part) => part.boundingBox()));
        if (!of || !below || !above) throw new Error('A part of the page is not drawn.');
        return {
          top: of.y,
          bottom: of.y + of.height,
          barTop: below.y,
          headerBottom: Math.max(0, above.y + above.height),
        };
      };
      // As a thumb scrolls: until the ground floor is above the bar.
      const before = await edges();
      await page.evaluate((byPx) => window.scrollBy(0, byPx), before.bottom - before.barTop);
      const { top, bottom, barTop, headerBottom } = await edges();
      expect(Math.round(bottom)).toBeLessThanOrEqual(Math.round(barTop));
      expect(top).toBeGreaterThanOrEqual(headerBottom);
      const overflowPx = await house.evaluate(({ parentElement: frame }) =>
        frame ? frame.scrollWidth - frame.clientWidth : 0,
      );
      expect(overflowPx).toBe(0);
      for (const bay of await house.getByRole('button').all())
        expect(
          await bay.evaluate((element) => element.scrollWidth - element.clientWidth),
          'no text is cut',
        ).toBe(0);
    });
  });
}

for (const height of [640, 720, 800]) {
  test.describe(`on a screen of 360×${height}`, () => {
    test.use({ viewport: { width: 360, height } });

    test('what is said of a new code leaves the code and its button in reach', async ({ page }) => {
      await page.clock.install();
      await page.goto('/sign-up');
      await signUp(page, buildPerson());
      await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
      await page.clock.fastForward('02:01');
      await page.getByRole('button', { name: 'Resend Code' }).click();
      const said = page.getByText('OTP has been resent to your phone number and email.', { exact: true });
      await expect(said).toBeVisible();
      const toast = await page.getByRole('listitem').filter({ has: said }).boundingBox();
      for (const part of [page.getByRole('button', { name: 'Verify' }), page.locator(':focus')]) {
        const box = await part.boundingBox();
        if (!toast || !box) throw new Error('A part of the page is not drawn.');
        expect(toast.y >= box.y + box.height || toast.y + toast.height <= box.y).toBe(true);
      }
    });
  });
}

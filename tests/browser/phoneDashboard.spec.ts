import { readFile } from 'node:fs/promises';
import { PHOTO_MAX_BYTES } from '#domain/listings/pictures.ts';
import { naira } from '#domain/money.ts';
import {
  createContribution,
  createPaidContribution,
  createVerifiedBuyer,
  findHome,
  transferToWallet,
} from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';

/** The dashboard at 360 px. */
test.use({ viewport: { width: 360, height: 800 } });

for (const size of ['usual', 'twice as large'] as const) {
  test(`a buyer’s pages stay within 360 px, and their amounts with kobo too, with ${size} text`, async ({
    page: usual,
    largeTextPage,
  }) => {
    const page = size === 'usual' ? usual : largeTextPage;
    await page.setViewportSize({ width: 360, height: 640 });
    const buyer = await createVerifiedBuyer(page);
    // ₦456,521.74 a month: the longest amounts are those with kobo.
    const { slug } = await createPaidContribution(page, buyer, await findHome(page, 'Ikate Point'), 23);
    const plan = `/dashboard/property/${slug}`;
    for (const path of ['/dashboard', plan, `${plan}/hard-month`, `${plan}/leave`, '/dashboard/wallet']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText('₦456,521.74').first(), path).toBeVisible();
      const { widthPx, outside } = await page.evaluate(() => ({
        widthPx: document.documentElement.scrollWidth,
        outside: Array.from(document.querySelectorAll('main li'))
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      }));
      expect.soft(widthPx, `${path} runs over`).toBe(360);
      expect.soft(outside, `${path} has amounts outside their boxes`).toEqual([]);
    }
  });
}

test('with text twice as large no word and no amount of a buyer’s pages is broken, and no labels touch', async ({
  largeTextPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const buyer = await createVerifiedBuyer(page);
  const { slug } = await createPaidContribution(page, buyer, await findHome(page, 'Epe Lagoon Cottages'));
  for (const path of ['/dashboard', `/dashboard/property/${slug}`, '/dashboard/wallet']) {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(/^−?₦\d/)
        .first(),
      path,
    ).toBeVisible();
    expect.soft(await page.evaluate(brokenWords), `${path} breaks words`).toEqual([]);
    expect.soft(await page.evaluate(touchingLabels), `${path} has labels over each other`).toEqual([]);
  }
  await page.goto(`/dashboard/property/${slug}/hard-month`);
  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await expect(page.getByRole('table')).toBeVisible();
  expect.soft(await page.evaluate(brokenWords), 'the comparison breaks words').toEqual([]);
});

test('with text twice as large the cards of several contributions break no word and stay within 360 px', async ({
  largeTextPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const buyer = await createVerifiedBuyer(page);
  await createPaidContribution(page, buyer, await findHome(page, 'Ikate Point'));
  await createContribution(page, buyer, await findHome(page, 'Epe Lagoon Cottages'));
  for (const path of ['/dashboard', '/dashboard/properties']) {
    await page.goto(path);
    await expect(page.getByRole('article').first(), path).toBeVisible();
    expect.soft(await page.evaluate(brokenWords), `${path} breaks words`).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test('why a plan was not changed is in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const buyer = await createVerifiedBuyer(page);
  const { slug } = await createPaidContribution(page, buyer, await findHome(page, 'Omi Garden Flats'));
  await page.goto(`/dashboard/property/${slug}/change`);
  await page.getByRole('button', { name: 'Compare: Another unit' }).click();
  await expect(page.getByRole('heading', { name: 'Before and after' })).toBeVisible();
  // It pays what waits for it, so that less is left than the comparison says.
  await transferToWallet(page, buyer, naira(100_000));
  await page.getByRole('button', { name: 'Change my plan' }).click();
  await expect(page.getByRole('heading', { name: 'Before and after' })).toHaveCount(0);
  // The browser goes back to the entry of the options, and to where they were scrolled to.
  await expect.poll(() => page.evaluate(() => history.state.usr)).toBeFalsy();
  await expect(page.getByText('The figures have changed since you saw them.')).toBeInViewport();
});

/** Words and numbers on more than one line; email addresses may be broken. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.parentElement?.checkVisibility() || text.textContent?.includes('@')) continue;
    for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}{2,12}|[\d,.]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
      if (new Set(tops).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Labels of the menu and of the targets on the bar that are over a neighbour. */
function touchingLabels(): string[] {
  const bars = [...document.querySelectorAll('nav ul, [role=progressbar] + * > *')];
  return bars.flatMap((bar) => {
    const boxes = Array.from(bar.children, (label) => {
      const text = document.createRange();
      text.selectNodeContents(label);
      return { label: label.textContent ?? '', box: text.getBoundingClientRect() };
    }).filter(({ box }) => box.width > 0);
    return boxes
      .filter(({ box: one }, index) =>
        boxes
          .slice(index + 1)
          .some(
            ({ box: other }) =>
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          ),
      )
      .map(({ label }) => label);
  });
}

for (const height of [640, 760]) {
  test(`on 360×${height} a buyer with one contribution sees at once how far it is`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
    const buyer = await createVerifiedBuyer(page);
    await createPaidContribution(page, buyer, await findHome(page, 'Ikate Point'));
    await page.goto('/dashboard');
    const main = page.getByRole('main');
    const isSaid = main.getByText('to your first target');
    await expect(isSaid).toBeInViewport({ ratio: 1 });
    const { y = 0, height: ofText = 0 } = (await isSaid.boundingBox()) ?? {};
    const pay = await page.getByRole('button', { name: 'Make Contribution' }).boundingBox();
    expect(y + ofText).toBeLessThan(pay?.y ?? 0);
    await expect(main.getByText(/your email address/i)).toHaveCount(1);
  });
}

test('the schedule of a plan shows the coming instalments, and the others when they are asked for', async ({
  page,
}) => {
  const buyer = await createVerifiedBuyer(page);
  const { slug } = await createPaidContribution(page, buyer, await findHome(page, 'Ikate Point'));
  await page.goto(`/dashboard/property/${slug}`);
  await page.getByRole('button', { name: 'See the whole schedule' }).click();
  const schedule = page.getByRole('region', { name: 'See the whole schedule' });
  await expect(schedule.getByRole('row', { name: /^Month 7 / })).toBeVisible();
  expect((await schedule.boundingBox())?.height).toBeLessThan(1_400);
  const last = schedule.getByText('Month 24', { exact: true });
  await expect(last).toBeHidden();
  await schedule.getByText('17 later instalments').focus();
  await page.keyboard.press('Enter');
  await expect(last).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
});

test('the tabs of a plan fade where more of them follow, and the selected one is whole', async ({ page }) => {
  const buyer = await createVerifiedBuyer(page);
  const { slug } = await createPaidContribution(page, buyer, await findHome(page, 'Ikate Point'));
  const list = page.getByRole('tablist').first();
  const fadedFromPx = () =>
    list.evaluate((element) => {
      const isFaded = getComputedStyle(element).maskSize === '100% 100%';
      return isFaded ? element.getBoundingClientRect().right - 40 : Number.POSITIVE_INFINITY;
    });
  await page.goto(`/dashboard/property/${slug}`);
  await expect(list).toBeVisible();
  expect(await fadedFromPx()).toBeLessThan(360);
  for (const name of ['Payment History', 'Documents']) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const endPx = await tab.evaluate((element) => element.getBoundingClientRect().right);
    expect(await fadedFromPx(), name).toBeGreaterThanOrEqual(endPx - 1);
  }
});

test('a buyer’s picture is as high as its link, in the middle of the bar', async ({ page }) => {
  await createVerifiedBuyer(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles('pictures/LAG-0019/street-78a8c8-5e0f3024/800.jpg');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const picture = page.getByRole('banner').locator('img');
  await expect(picture).toBeVisible();
  const heights = await picture.evaluate((image) => [
    image.clientHeight,
    image.closest('a')?.getBoundingClientRect().height,
  ]);
  expect(heights[1]).toBe(heights[0]);
});

test('a photo larger than what the server takes is sent as its crop', async ({ page }) => {
  await createVerifiedBuyer(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog');
  const photo = await readFile('pictures/LAG-0019/street-78a8c8-5e0f3024/1280.jpg');
  // What follows the end of a JPEG is no part of its picture.
  const buffer = Buffer.concat([photo, Buffer.alloc(PHOTO_MAX_BYTES - photo.length)]);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const send = dialog.getByRole('button', { name: 'Use this picture' });
  await expect(send).toBeVisible();
  const [request] = await Promise.all([page.waitForRequest('**/api/users/me/picture'), send.click()]);
  await expect(page.getByText('Your picture has been changed.', { exact: true })).toBeVisible();
  expect((await request.sizes()).requestBodySize).toBeLessThan(photo.length * 2);
});

test('the heading of the next of kin begins where the labels do', async ({ page }) => {
  await createVerifiedBuyer(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const leftOf = (text: string) =>
    page
      .getByRole('dialog')
      .getByText(text, { exact: true })
      .evaluate((element) => element.getBoundingClientRect().left);
  expect(await leftOf('Next of kin')).toBe(await leftOf('Their full name'));
});

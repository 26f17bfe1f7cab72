import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './kit/accessible.ts';
import { createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { colorCount, expectChange, expectReadable } from './kit/pixels.ts';
import { silentEvents } from './kit/silentEvents.ts';
import { BLOCK_WITH_UNITS } from './kit/steps.ts';
import { withoutWebGl } from './kit/withoutWebGl.ts';

/** The homes in 3D, rendered by real WebGL in software. */
const HOME = 'Ile Ayo Court';

test.use({ drawsIn3d: true });

async function openHomes(page: Page): Promise<void> {
  await createVerifiedBuyer(page);
  await page.goto(`/select-unit?property=${await findHome(page, HOME)}`);
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
}

/** In CSS pixels of the window. Labels over the picture let pointer events through to it. */
async function middleOf(label: Locator): Promise<{ x: number; y: number }> {
  await label.scrollIntoViewIfNeeded();
  const box = await label.boundingBox();
  if (!box) throw new Error('The label is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const model = (page: Page) => page.getByRole('application', { name: /^3D model of/ });

async function openBlock(page: Page): Promise<void> {
  await openHomes(page);
  await page.getByRole('radio', { name: BLOCK_WITH_UNITS }).first().click();
  await expect(model(page).locator('canvas')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('radio', { name: 'Whole block' })).toBeVisible();
}

test('the homes are drawn, and a unit that is clicked is chosen in the list too', async ({ page }) => {
  await openBlock(page);
  await expect.poll(() => colorCount(model(page))).toBeGreaterThan(500);
  const list = page.getByRole('region', { name: '2. Select a Unit' });
  // Free units have no icon.
  const free = model(page).locator('[data-unit]:not(:has(svg))').filter({ visible: true }).first();
  const label = model(page).locator(`[data-unit="${await free.getAttribute('data-unit')}"]`);
  // The labels move until the picture is complete.
  await expect(async () => {
    const { x, y } = await middleOf(label);
    await page.mouse.move(x, y);
    await expect(label).toHaveText(/^(Ground floor|Floor \d), U\d · Available$/, { timeout: 5_000 });
    await expect(list.locator('[data-pointed]')).toHaveCount(1, { timeout: 5_000 });
  }).toPass();
  await page.mouse.down();
  await page.mouse.up();
  await expect(list.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(list.locator('[data-pointed]').getByRole('button', { pressed: true })).toBeVisible();
});

test('in forced colours the label of the chosen unit can be read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openBlock(page);
  await page
    .getByRole('button', { name: /Available/ })
    .first()
    .click();
  // Only the chosen unit has a check mark.
  const label = model(page).locator('[data-unit]:has(.lucide-check)').filter({ visible: true });
  // The labels move until the picture is complete.
  await expect(() => expectReadable(label)).toPass();
});

test('the keys turn it and go back, and floors lift apart', async ({ page }) => {
  await openBlock(page);
  await expect.poll(() => colorCount(model(page))).toBeGreaterThan(500);
  await model(page).focus();
  await expectChange(model(page), 0.1, async () => {
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft');
  });
  await expectChange(model(page), 0.1, () => page.keyboard.press('Home'));
  await expectChange(model(page), 0.2, () => page.getByRole('radio', { name: 'Floor 1' }).click());
  await expect(model(page).getByText('Living room').filter({ visible: true }).first()).toBeVisible();
  await model(page).focus();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('radio', { name: 'Ground floor' })).toBeChecked();
});

test('a unit that the list leads to is lit in the model', async ({ page }) => {
  await openBlock(page);
  const free = page.getByRole('button', { name: /^(Ground floor|Floor \d), U\d, Available$/ }).first();
  await free.focus();
  await expect(model(page).getByText(/^(Ground floor|Floor \d), U\d · Available$/)).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(free).not.toBeFocused();
});

test('before a block is chosen the whole site is shown, and a block can be clicked there', async ({
  page,
}) => {
  await openHomes(page);
  const label = model(page).getByText(/^Block 2 · \d+ left$/);
  await expect(label).toBeVisible({ timeout: 60_000 });
  // The labels move until the picture is complete.
  await expect(async () => {
    const { x, y } = await middleOf(label);
    await page.mouse.click(x, y);
    await expect(page.getByRole('radio', { name: /^Block 2/ })).toBeChecked({ timeout: 5_000 });
  }).toPass();
});

test('nothing is drawn while nothing moves', async ({ page }) => {
  await openBlock(page);
  await expect.poll(() => colorCount(model(page))).toBeGreaterThan(500);
  const framesAsked = () =>
    page.evaluate(async () => {
      let count = 0;
      const real = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => {
        count += 1;
        return real(callback);
      };
      for (let frame = 0; frame < 20; frame += 1) await new Promise((done) => real(done));
      window.requestAnimationFrame = real;
      return count;
    });
  // Content that still arrives is drawn first.
  await expect.poll(framesAsked).toBe(0);
});

test('has nothing for axe to find', async ({ page }) => {
  test.slow();
  await silentEvents(page);
  await openBlock(page);
  await expectAccessibleEverywhere(page, 'a block in 3D');
  await page.getByRole('radio', { name: 'Floor 1' }).click();
  await expectAccessible(page, 'an open floor in 3D');
});

test('without WebGL the drawn front stands alone, and says why', async ({ page }) => {
  await withoutWebGl(page.context());
  await openHomes(page);
  await page.getByRole('radio', { name: BLOCK_WITH_UNITS }).first().click();
  await expect(page.getByText(/Your browser cannot draw in 3D\./)).toBeVisible();
  await expect(model(page)).toHaveCount(0);
  await page
    .getByRole('button', { name: /, Available$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /, Selected$/ })).toBeVisible();
});

test('where its code does not come, it says so and can be tried again', async ({ page }) => {
  let isCut = true;
  await page.route(/HomeViewer.*\.js$/, (route) => (isCut ? route.abort() : route.continue()));
  await openHomes(page);
  await expect(page.getByText('The 3D model did not load.')).toBeVisible();
  isCut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(model(page).locator('canvas')).toBeVisible({ timeout: 60_000 });
});

test('when the device takes its graphics memory back, it says so and can be tried again', async ({
  page,
}) => {
  await openBlock(page);
  await model(page)
    .locator('canvas')
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('No canvas');
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
  await expect(page.getByText(/The 3D model stopped/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(model(page).locator('canvas')).toBeVisible({ timeout: 60_000 });
});

import { expect, test } from './kit/fixtures.ts';

test('answers what happens if, by topic and by words, with the screen and the path', async ({ atlas }) => {
  const page = await atlas();
  await page.getByRole('link', { name: 'What if …' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What if …');
  await expect(page).toHaveTitle('What if … · Flow atlas');
  await page.getByRole('searchbox').fill('login network down');
  await expect(page.getByRole('status')).toHaveText('Nobody has asked that.');
  await page.getByRole('searchbox').fill('log in network down');
  await expect(page.getByRole('status')).toHaveText('1 question');
  const question = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'What if the network is down?' }),
  });
  await expect(question).toContainText('The server checks the credentials.');
  await expect(question.locator('img')).toHaveAttribute('src', /login-form.unreachable-phone/);
  await question.getByRole('link', { name: /^Path \d+: Log in › details submitted › no network/ }).click();
  await expect(page.getByText(/^Step 0 of/)).toBeVisible();
  await atlas('#what-if/money');
  await expect(page.getByRole('heading', { name: 'What if the money arrives short?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What if the network is down?' })).toHaveCount(0);
});

test('finds rules, sentences and texts on screens of all flows', async ({ atlas }) => {
  const page = await atlas();
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('10 min');
  await search.getByRole('link', { name: 'A code can be used for: 10 min' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form');
  await expect(page.getByRole('main')).toContainText('A code can be used for: 10 min');
  await atlas('#');
  await search.getByRole('searchbox').fill('zebra');
  await expect(search.getByRole('status')).toHaveText('Nothing says that.');
});

test('lists every walk that failed on the first page', async ({ atlas }) => {
  const page = await atlas();
  const failed = page.getByRole('region', { name: 'Walks that failed' });
  await expect(failed.getByRole('heading', { level: 2 })).toHaveText('2 walks failed');
  await expect(failed).toContainText('failed in the browser: Not seen: the alert “Try again in”');
});

test('shows the whole on one drawing, whose flows lead to their pages', async ({ atlas }) => {
  const page = await atlas('#map');
  const map = page.getByRole('region', { name: 'Diagram of The whole' });
  await expect(map.locator('[data-state="server.server-payment"]')).toBeVisible();
  await expect(map.getByRole('button', { name: 'Homes: the flows within' })).toBeVisible();
  await map
    .getByRole('link', { name: /^Log in|account.login/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
});

test('opens a drawing that is wider than the window at its left edge', async ({ atlas, page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await atlas('#map');
    const map = page.getByRole('region', { name: 'Diagram of The whole' });
    await expect(map.locator('text.title').first()).toBeInViewport({ ratio: 1 });
    expect(await map.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  }
});

test('prints the title, the description, the picture on one page and the states', async ({ atlas, page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // An A4 page without its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await atlas('#login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  const drawing = page.locator('svg.flow');
  await expect(drawing).toBeVisible();
  const { x, y, width, height } = await drawing.evaluate((svg) => svg.getBoundingClientRect());
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(718);
  expect(height).toBeLessThanOrEqual(1047);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y).toBeLessThan(y);
  const state = page.getByRole('link', { name: 'form.rejected', exact: true });
  await expect(state).toBeVisible();
  expect((await state.boundingBox())?.y).toBeGreaterThan(y + height);
  await expect(page.getByRole('button').or(page.getByRole('radio'))).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

for (const width of [360, 768, 1280, 1920]) {
  test(`scrolls into no empty page at ${width}`, async ({ atlas, page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const hash of [
      '#',
      '#login',
      '#verifyOtp/entry.form.ready',
      '#login/storyboard',
      '#what-if',
      '#map',
    ]) {
      await atlas(hash);
      await page.locator('main').waitFor();
      const beyond = () =>
        page.evaluate(() => {
          const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
          const app = document.getElementById('root')?.getBoundingClientRect().bottom ?? 0;
          const below = scrollHeight - Math.max(app + window.scrollY, window.innerHeight);
          return { isBelow: below > 1, across: scrollWidth - clientWidth };
        });
      await expect.poll(beyond, { message: hash }).toStrictEqual({ isBelow: false, across: 0 });
    }
  });
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AtlasFlow } from '#flows/atlas/data/atlas.ts';
import { ROOT } from '../../scripts/setup/root.mjs';
import { UNPICTURED } from './kit/album.ts';
import { expect, test } from './kit/fixtures.ts';

const FLOWS = ['login', 'verifyOtp'] as const;

/** The data that the build wrote for a flow. */
function flowOf(site: string, id: string): AtlasFlow {
  const script = readFileSync(path.join(site, `data/flow-${id}.js`), 'utf8');
  return JSON.parse(script.slice(script.indexOf('] = ') + 4, script.lastIndexOf(';')));
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns a number once it no longer changes: a drawing is scaled to fit after it appears. */
async function resting(read: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await read();
        return last === before;
      },
      { intervals: [250] },
    )
    .toBe(true);
  return last;
}

const picture = (page: Page) => page.getByRole('button', { name: /^The screen in/ }).locator('img');

test('opens from a file and lists the flows with what was reached', async ({ atlas }) => {
  const page = await atlas();
  await expect(title(page)).toHaveText('2 flows, as the browser runs them');
  const login = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Log in', exact: true }) });
  await expect(login).toContainText('7 states: 6 in the browser');
  await expect(login).toContainText('2 walks failed');
  await expect(login).toContainText('5 changes');
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(title(page)).toHaveText('Log in');
  await expect(page).toHaveTitle('Log in · Flow atlas');
});

for (const id of FLOWS) {
  test(`every state of ${id} has its picture or says why not`, async ({ atlas, site }) => {
    const page = await atlas(`#${id}`);
    const flow = flowOf(site, id);
    for (const { id: state } of flow.graph.states.filter(({ children }) => children.length === 0)) {
      await atlas(`#${id}/${state}`);
      await expect(page.locator('code, span').getByText(state, { exact: true }).first()).toBeVisible();
      if (flow.pictures[state]) {
        await expect(picture(page)).toBeVisible();
        // The picture has no width until it is loaded.
        await expect
          .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBe(360);
      } else {
        await expect(
          page.getByText(/Reached on the machine.*, not in the browser: \w+|No path/),
        ).toBeVisible();
      }
    }
  });
}

test('says what was not pictured and why', async ({ atlas }) => {
  const page = await atlas(`#login/${UNPICTURED}`);
  await expect(
    page.getByText(
      'Reached on the machine and on its screen, not in the browser: a walk in the browser failed',
    ),
  ).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
  await expect(page.getByText('in the browser: failed Not seen: the alert “Try again in”')).toBeVisible();
});

test('walks on: the screen changes, and the focus goes along', async ({ atlas }) => {
  const page = await atlas('#login/form.ready');
  await expect(page.getByText('the button “Log In” (not busy)')).toBeVisible();
  await expect(page.getByText('no alert', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'details submitted' }).first().click();
  await expect(title(page)).toHaveText('Submitting');
  await expect(title(page)).toBeFocused();
  await expect(picture(page)).toHaveAttribute('src', /login-submitting-phone-light/);
  await page.getByRole('radio', { name: 'Desk' }).click();
  await page.getByRole('radio', { name: 'Dark', exact: true }).last().click();
  await expect(picture(page)).toHaveAttribute('src', /login-submitting-desk-dark/);
  await page.getByRole('link', { name: 'wrong password', exact: true }).click();
  await expect(title(page)).toHaveText('Rejected');
  await expect(picture(page)).toHaveAttribute('src', /login-form.rejected-desk-dark/);
});

test('tells of timers, calls, files and how to get there', async ({ atlas }) => {
  const page = await atlas('#login/submitting');
  await expect(page.getByText('30 s: no response in time')).toBeVisible();
  await expect(page.getByText('POST /api/onboarding/login')).toBeVisible();
  await expect(page.getByText('Log in, the login page › details submitted.')).toBeVisible();
  await page.getByText('Out: 6 transitions').click();
  await expect(page.getByText('on 2 paths').first()).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'What it sends and does' }).first().getByRole('listitem'),
  ).toHaveText([
    'the session of the response begins: the buyer is logged in beginSession',
    'the browser opens the page that the buyer came for openDestination',
  ]);
  const machine = page.getByRole('link', { name: 'src/machines/login/login.machine.ts' });
  await machine.click();
  await expect(page.locator('body')).toContainText('export const loginMachine');
});

test('links lead somewhere', async ({ atlas, site }) => {
  const page = await atlas();
  for (const hash of [
    '',
    '#login',
    '#verifyOtp',
    '#login/submitting',
    '#verifyOtp/entry.form.wrong',
    '#login/path/1',
    '#server-payment',
    '#server-payment/received',
  ]) {
    await atlas(hash);
    await page.locator('[aria-label^="Diagram"], dl').first().waitFor();
    const hrefs = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(2);
    for (const href of new Set(hrefs)) {
      if (!href.startsWith('#'))
        expect(existsSync(path.join(site, decodeURIComponent(href))), href).toBe(true);
      else if (href !== '#') {
        const [id = '', second, third] = href.slice(1).split('/').map(decodeURIComponent);
        // `whole.spec.ts` covers these two pages.
        if (id === 'map' || id === 'what-if') continue;
        const flow = existsSync(path.join(site, `data/flow-${id}.js`)) ? flowOf(site, id) : undefined;
        const leads =
          second === undefined ||
          (second === 'storyboard' && flow?.board !== null) ||
          (second === 'path' && flow?.paths[Number(third) - 1] !== undefined) ||
          flow?.graph.states.some((state) => state.id === second);
        expect(flow !== undefined && leads, href).toBe(true);
      }
    }
  }
});

test('an address that leads nowhere says so', async ({ atlas }) => {
  const page = await atlas('#login/gone');
  await expect(page.getByRole('alert')).toContainText('“gone” is not a state of Log in');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(title(page)).toHaveText('Log in');
  await atlas('#login/path/999');
  await expect(title(page)).toHaveText('There is no such path');
  await atlas('#nothing');
  await expect(page.getByRole('alert')).toHaveText('There is no flow called nothing.');
});

test('folds and unfolds, and unfolds what one goes to', async ({ atlas }) => {
  const page = await atlas('#login');
  const diagram = page.getByRole('region', { name: 'Diagram of Log in' });
  const rejected = diagram.locator('[data-state="form.rejected"]');
  const fold = page.getByRole('button', { name: 'Form: the states within' });
  await expect(rejected).toBeVisible();
  await fold.click();
  await expect(rejected).toHaveCount(0);
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(fold).toBeFocused();
  await page.getByRole('link', { name: 'form.rejected', exact: true }).click();
  await expect(rejected).toBeVisible();
  await page.getByRole('button', { name: 'Fold all', exact: true }).click();
  await expect(rejected).toHaveCount(0);
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await expect(rejected).toBeVisible();
});

test('a fold that the atlas did not bring is arranged here', async ({ atlas }) => {
  const page = await atlas('#verifyOtp');
  const wrong = page.locator('[data-state="entry.form.wrong"]');
  await expect(wrong).toBeVisible();
  await page.getByRole('button', { name: 'Form: the states within' }).click();
  await expect(wrong).toHaveCount(0);
  await expect(page.locator('[data-state="entry.checking"]')).toBeVisible();
});

test('finds states and events by their words', async ({ atlas }) => {
  const page = await atlas('#verifyOtp');
  await expect(async () => {
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('searchbox').first()).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('resend');
  const found = page.getByRole('search');
  await expect(found.getByRole('status')).toHaveText(/\d+ found/);
  await found
    .getByRole('link', { name: / In resend/ })
    .first()
    .click();
  await expect(title(page)).not.toHaveText('Enter the code');
  await page.getByRole('searchbox').first().fill('code wrong');
  await expect(found.getByRole('status')).toHaveText(/\d+ found/);
  await page.getByRole('searchbox').first().fill('nothing like it');
  await expect(found.getByRole('status')).toHaveText('Nothing is called that.');
});

test('plays a path as a story', async ({ atlas, page }) => {
  await page.clock.install();
  await atlas('#login/path/1');
  const place = page.getByText(/^Step \d of/);
  await expect(place).toHaveText('Step 0 of 2: the login page');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(2_600);
  await expect(place).toHaveText('Step 1 of 2: details submitted');
  await expect(picture(page)).toHaveAttribute('src', /login-submitting/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(10_000);
  await expect(place).toHaveText('Step 1 of 2: details submitted');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(place).toHaveText('Step 2 of 2: welcome back');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous step' }).click();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(place).toHaveText('Step 0 of 2: the login page');
  await expect(page.locator('[aria-current="step"]')).toContainText('form.ready');
});

test('paints how far everything was followed, in words', async ({ atlas }) => {
  const page = await atlas('#login');
  const tag = (words: string) => page.locator('svg text').getByText(words, { exact: true });
  await expect(tag('browser')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Coverage' }).click();
  await expect(tag('browser').first()).toBeVisible();
  await expect(tag('screen').first()).toBeVisible();
  await expect(page.getByRole('row', { name: 'seen in a real browser' })).toContainText('6');
});

test('zooms with the wheel, the keys and the buttons, and scrolls by dragging', async ({ atlas }) => {
  const page = await atlas('#verifyOtp');
  const diagram = page.getByRole('region', { name: 'Diagram of Enter the code' });
  const zoom = page.getByRole('status', { name: 'Zoom' });
  const percent = async () => Number.parseInt((await zoom.textContent()) ?? '', 10);
  const before = await resting(percent);
  await diagram.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -50);
  await page.keyboard.up('Control');
  await expect.poll(percent).toBeGreaterThan(before);
  await diagram.focus();
  await page.keyboard.press('0');
  await expect.poll(percent).toBeLessThan(before);
  const fitting = await resting(percent);
  await page.keyboard.press('+');
  await expect.poll(percent).toBeGreaterThan(fitting);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const box = await diagram.boundingBox();
  if (!box) throw new Error('The diagram is not there.');
  const left = () => diagram.evaluate((element) => element.scrollLeft);
  const from = await resting(left);
  await page.mouse.move(box.x + 300, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 12, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(from + 60);
});

test('zooms by a pinch of two fingers, and what is between them stays there', async ({ atlas }) => {
  const page = await atlas('#verifyOtp');
  const diagram = page.getByRole('region', { name: 'Diagram of Enter the code' });
  const zoom = page.getByRole('status', { name: 'Zoom' });
  const percent = async () => Number.parseInt((await zoom.textContent()) ?? '', 10);
  const before = await resting(percent);
  const box = await diagram.boundingBox();
  if (!box) throw new Error('The diagram is not there.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  /** The point of the drawing between the fingers, in the drawing's own units. */
  const between = () =>
    diagram.evaluate(
      (element, [atX = 0, atY = 0]) => {
        const drawing = element.querySelector('svg.flow');
        const { left, top, width } = drawing?.getBoundingClientRect() ?? new DOMRect();
        const scale = width / Number(drawing?.getAttribute('width'));
        return [(atX - left) / scale, (atY - top) / scale];
      },
      [x, y],
    );
  const [fromX = 0, fromY = 0] = await between();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apartPx: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apartPx / 2, y, id: 1 },
              { x: x + apartPx / 2, y, id: 2 },
            ],
    });
  await touch('touchStart', 80);
  for (const apartPx of [100, 120, 140, 160]) await touch('touchMove', apartPx);
  await touch('touchEnd', 0);
  await expect.poll(percent).toBeGreaterThan(before * 1.8);
  expect(await resting(percent)).toBeLessThan(before * 2.2);
  const movedPx = async () => {
    const [toX = 0, toY = 0] = await between();
    return Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY));
  };
  await expect.poll(movedPx).toBeLessThan(4);
});

test('tells of what changes its status on the server, where one flow hands over to it', async ({ atlas }) => {
  const page = await atlas();
  await page
    .getByRole('region', { name: 'On the server' })
    .getByRole('link', { name: 'A payment', exact: true })
    .click();
  await expect(title(page)).toHaveText('A payment');
  await expect(page.getByRole('region', { name: 'Diagram of A payment' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Coverage' })).toHaveCount(0);
  await atlas('#verifyOtp');
  await page.getByRole('link', { name: 'A message', exact: true }).click();
  await expect(title(page)).toHaveText('A message');
  await page.locator('svg.flow a[data-state]').nth(2).click();
  await expect(page.getByText('Tests:')).toHaveCount(0);
});

test('is walked by the keyboard alone', async ({ atlas }) => {
  const page = await atlas('#login');
  await page.getByRole('region', { name: 'Diagram of Log in' }).focus();
  const link = page.getByRole('link', { name: 'submitting: The server checks the credentials.' });
  for (let presses = 0; presses < 20 && !(await isFocused(link)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Submitting');
  await expect(title(page)).toBeFocused();
  const next = page.getByRole('link', { name: 'wrong password', exact: true }).first();
  for (let presses = 0; presses < 20 && !(await isFocused(next)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Rejected');
  await page.goBack();
  await expect(title(page)).toHaveText('Submitting');
});

const isFocused = (link: ReturnType<Page['locator']>): Promise<boolean> =>
  link.evaluate((element) => element === document.activeElement);

test('keeps the theme that one chose', async ({ atlas }) => {
  const page = await atlas('#login/form.ready');
  await page
    .getByRole('radiogroup', { name: 'Theme of the atlas' })
    .getByRole('radio', { name: 'Dark' })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(picture(page)).toHaveAttribute('src', /phone-dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('holds no address of this machine', async ({ site }) => {
  for (const file of ['data/index.js', ...FLOWS.map((id) => `data/flow-${id}.js`), 'atlas.js']) {
    expect(readFileSync(path.join(site, file), 'utf8').includes(ROOT), file).toBe(false);
  }
});

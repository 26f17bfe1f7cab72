import { createServer, type ViteDevServer } from 'vite';
import { expect, test } from './kit/fixtures.ts';

/** The panel of `npm run dev`. */
let vite: ViteDevServer;

test.beforeAll(async ({ server }) => {
  process.env.API_PORT = new URL(server.origin).port;
  vite = await createServer({
    configFile: 'vite.config.ts',
    server: { port: 0, hmr: false },
    logLevel: 'error',
  });
  await vite.listen();
});
test.afterAll(() => vite.close());

test('shows the flows of the page as they are, and what happened last', async ({ page }) => {
  // A development server compiles a page on its first request.
  test.slow();
  await page.route('**/api/onboarding/login', () => {});
  const panel = page.getByRole('complementary', { name: 'Flows of this page' });
  // Vite rebuilds dependencies that it discovers late, and what was loaded before then fails, so this retries.
  await expect(async () => {
    await page.goto(`${vite.resolvedUrls?.local[0] ?? ''}login`);
    await panel.getByRole('button', { name: /^Flows \(3\)/ }).click({ timeout: 30_000 });
  }).toPass();
  await panel.getByRole('tab', { name: 'login' }).click();
  const lit = panel.locator('.lit.leaf');
  await expect(lit).toHaveAttribute('data-state', 'form.ready');
  await page.getByLabel('Phone number or Email').fill('tolu@example.com');
  await page.getByLabel(/^Password/).fill('a long enough secret');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(lit).toHaveAttribute('data-state', 'submitting');
  await expect(
    panel.getByRole('list', { name: 'What happened last' }).getByRole('listitem').first(),
  ).toHaveText(/credentials\.submitted/);
});

import { SPOT } from './kit/album.ts';
import { expect, test } from './kit/fixtures.ts';

test('the button on a screen leads on, and each step has its address', async ({ atlas, page }) => {
  await atlas('#login');
  await page.getByRole('link', { name: 'The screens as a storyboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready');
  await expect(page).toHaveURL(/#login\/storyboard$/);
  const screen = page.getByRole('region', { name: 'The screen' });
  const picture = screen.getByRole('img', { name: 'The screen in form.ready' });
  const button = screen.getByRole('link', { name: 'Press: details submitted' });
  await expect(async () => {
    const [whole, pressed] = [await picture.boundingBox(), await button.boundingBox()];
    if (!whole || !pressed) throw new Error('The screen or its button is not in sight.');
    expect((pressed.x - whole.x) / whole.width).toBeCloseTo(SPOT.x, 1);
    expect((pressed.y - whole.y) / whole.height).toBeCloseTo(SPOT.y, 1);
  }).toPass();
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submitting');
  await expect(page).toHaveURL(/#login\/storyboard\/\d+$/);
  const address = page.url();
  await screen.getByRole('link', { name: 'wrong password' }).click();
  await expect(screen.getByRole('img', { name: 'The screen in form.rejected' })).toBeVisible();
  await page.goto(address);
  await expect(screen.getByRole('img', { name: 'The screen in submitting' })).toBeVisible();
});

test('the board shows every screen, and its lines begin where one presses', async ({ atlas }) => {
  const page = await atlas('#login/storyboard');
  const board = page.getByRole('region', { name: 'Storyboard of Log in' });
  await expect(board.getByRole('link')).toHaveCount(7);
  await expect(board.getByRole('link', { name: 'form.ready' })).toHaveAttribute('aria-current', 'step');
  await expect(board.getByRole('link', { name: 'form.limited no picture' })).toBeVisible();
  await board.getByRole('link', { name: 'submitting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submitting');
  await expect(board.getByRole('link', { name: 'submitting' })).toHaveAttribute('aria-current', 'step');
});

test('a flow without pictures says so', async ({ atlas }) => {
  const page = await atlas('#verifyOtp/storyboard');
  await expect(page.getByText('No walk in a browser has left pictures of this flow.')).toBeVisible();
});

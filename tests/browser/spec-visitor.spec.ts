import type { Locator, Page } from '@playwright/test';
import { findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { pressEscape } from './kit/pressEscape.ts';

/** What the specification names on a visitor's screens: labels, placeholders, buttons and headings. */

const textBox = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

test('the landing page: headline, search, values, feature blocks, call to action, form and footer', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kolo towards owning your own property');
  const values = page.getByRole('list', { name: 'What we stand for' }).getByRole('listitem');
  await expect(values.getByRole('heading')).toHaveText([
    'Inclusivity',
    'Financial security',
    'Expert guidance',
  ]);
  for (const value of await values.all()) {
    await expect(value.locator('svg, img').first()).toBeVisible();
    await expect(value.locator('p')).not.toBeEmpty();
  }
  await expect(page.getByRole('region', { name: 'Calculate affordability' })).toBeVisible();
  const help = page.getByRole('region', { name: 'Get help with downpayment' });
  await expect(link(help, 'Contact Us')).toHaveAttribute('href', '/contact-support');
  const call = page.getByRole('region', { name: 'Start saving towards owning your own property' });
  await expect(link(call, 'Get Started')).toHaveAttribute('href', '/sign-up');

  const form = page.getByRole('form', { name: 'Contact Us' });
  for (const name of ['Name', 'Email', 'Message']) await expect(textBox(form, name)).toBeVisible();
  await expect(textBox(form, 'Email')).toHaveAttribute('type', 'email');
  await expect(button(form, 'Contact Us')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(/© 2023(–\d{4})? Kolo/);

  await page.getByPlaceholder('Find your dream property').fill('Lekki');
  await button(main(page), 'Search').click();
  await expect(page).toHaveURL('/search?q=Lekki');
});

test('the top bar of a visitor: logo, Log In and Get Started; elsewhere a menu that a click beside it closes', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(link(bar, 'Kolo, first page')).toHaveAttribute('href', '/');
  await expect(button(bar, 'Menu')).toHaveCount(0);
  await page.goto('/contact-support');
  await page.goto('/search');
  await expect(link(bar, 'Log In')).toHaveAttribute('href', '/login');
  await expect(link(bar, 'Get Started')).toHaveAttribute('href', '/sign-up');
  await button(bar, 'Menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation', { name: 'Site' })).toBeVisible();
  await expect(async () => {
    await page.mouse.click(1200, 500);
    await expect(menu).toBeHidden({ timeout: 1_000 });
  }).toPass();
});

test('/login: its fields, buttons, links and notice', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
  for (const name of ['Phone number or Email', 'Password']) {
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('required');
  }
  await expect(button(page, 'Log In')).toBeVisible();
  await expect(link(page, 'Forgotten password')).toHaveAttribute('href', '/reset-password');
  await expect(link(page, 'Sign Up')).toHaveAttribute('href', '/sign-up');
  await expect(button(page, 'terms')).toBeVisible();
  await expect(button(page, 'privacy notice')).toBeVisible();
});

test('/sign-up: its fields, buttons and link; every field is required', async ({ page }) => {
  await page.goto('/sign-up');
  for (const name of ['First Name', 'Last Name', 'Phone number', 'Email Address', 'Create Password']) {
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('required');
  }
  await expect(textBox(page, 'Email Address')).toHaveAttribute('type', 'email');
  await expect(button(page, 'Create Account')).toBeVisible();
  await expect(link(page, 'Login')).toHaveAttribute('href', '/login');
  await page.getByRole('button', { name: /\+234/ }).click();
  const countries = page.getByRole('option');
  await expect(countries.first()).toContainText('Nigeria');
  await expect(countries.first().getByText('+234')).toBeVisible();
  await expect(countries.first().locator('img, svg')).not.toHaveCount(0);
});

test('the account pages: panel on the left, form on the right, logo, red box and pill', async ({ page }) => {
  await page.goto('/login');
  const panel = await page.getByRole('complementary').boundingBox();
  const form = await main(page).boundingBox();
  expect(panel?.x).toBe(0);
  expect(form?.x).toBeGreaterThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kolo' })).toHaveAttribute('href', '/');
  const submit = button(page, 'Log In');
  const { height } = (await submit.boundingBox()) ?? { height: 0 };
  const radiusPx = await submit.evaluate((element) => parseFloat(getComputedStyle(element).borderRadius));
  expect(radiusPx).toBeGreaterThanOrEqual(height / 2);

  await page.getByLabel('Phone number or Email').fill('0803 123 4567');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await submit.click();
  const box = main(page).getByRole('alert').filter({ hasText: 'do not match' });
  await expect(box).toBeVisible();
  const { red, green, blue } = await box.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('There is no canvas');
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { red, green, blue };
  });
  expect(red).toBeGreaterThan(Math.max(green, blue));
});

test('/reset-password and /contact-support: their parts', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(textBox(page, 'Phone number or Email')).toHaveAttribute('required');
  await expect(button(page, 'Send Code')).toBeVisible();
  await page.goto('/search');
  await link(page.getByRole('contentinfo'), 'Contact Us').click();
  await expect(page).toHaveURL('/contact-support');
  await button(page, 'Back').click();
  await expect(page).toHaveURL('/search');
});

test('/search: its input, menus with their choices, and the request dialog', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Total Properties\.$/);
  const bar = main(page).getByRole('search');
  await expect(bar.getByRole('searchbox')).toBeVisible();
  const CHOICES = {
    Type: ['Bungalow', 'Duplex', 'Terrace', 'Flat', 'Apartment', 'Maisonette', 'House'],
    Beds: ['1', '2', '3', '4+'],
    Baths: ['1', '2', '3', '4+'],
  };
  await button(page, 'Price').click();
  for (const name of ['Minimum', 'Maximum']) {
    const price = page.getByLabel(name, { exact: true });
    await expect(price).toHaveAttribute('placeholder', '₦0');
    await price.pressSequentially('1500000');
    await expect(price).toHaveValue('1,500,000');
    await price.fill('');
  }
  await expect(button(page, 'Apply')).toHaveCount(1);
  for (const [menu, choices] of Object.entries(CHOICES)) {
    await button(page, menu).click();
    const options = page.getByRole('dialog').getByRole('radio');
    await expect(options).toHaveText(choices);
    await expect(page.getByLabel('Minimum', { exact: true })).toHaveCount(0);
    await expect(button(page, 'Apply')).toHaveCount(1);
    await options.first().click();
    await options.last().click();
    await expect(page.getByRole('dialog').getByRole('radio', { checked: true })).toHaveText(
      choices.slice(-1),
    );
    await pressEscape(page);
  }

  await expect(page.getByRole('heading', { name: "Can't find a property you like?" })).toBeVisible();
  await button(page, 'Tell us about it').first().click();
  const dialog = page.getByRole('dialog', { name: "Let us know what you're looking for" });
  for (const name of [
    'First Name',
    'Last Name',
    'Phone number',
    'Email Address',
    'Preferred Location',
    'Budget',
    'Message',
  ]) {
    await expect(dialog.getByLabel(name, { exact: true })).toBeVisible();
  }
  await expect(button(dialog, 'Send Request')).toBeVisible();
  await button(dialog, 'Cancel').click();
  await expect(dialog).toBeHidden();
});

test('/property/{id}: its parts', async ({ page }) => {
  await page.goto(`/property/${await findHome(page, 'Omi Garden Flats')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Omi Garden Flats');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Property']);
  await expect(link(crumbs, 'Home')).toHaveAttribute('href', '/');
  await expect(page.getByText(/^Property code \S+/)).toBeVisible();
  for (const name of ['Overview', 'About Property']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  const overview = page.getByRole('region', { name: 'Overview' });
  await expect(overview.getByText(/^\d+ beds?$/)).toBeVisible();
  await expect(overview.getByText(/^\d+ baths?$/)).toBeVisible();
  await expect(overview.getByRole('list', { name: 'Amenities' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByText('Posted By')).toBeVisible();
  const box = page.getByRole('region', { name: 'Contribute to buy this property' }).last();
  await expect(box).toContainText('₦');
  await expect(box.getByText(/^\d+ units? available$/)).toBeVisible();
  await expect(link(box, 'Select Unit')).toHaveAttribute('href', '#units');
});

test('a property card: picture, title, address, beds, price, and the save icon at the top right', async ({
  page,
}) => {
  await page.goto('/search?q=Omi+Garden+Flats');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('img').first()).toBeVisible();
  await expect(card.getByRole('heading')).toHaveText('Omi Garden Flats');
  await expect(card.getByText(/Lekki/).last()).toBeVisible();
  await expect(card.getByText(/^\d+ beds?$/)).toBeVisible();
  await expect(card.getByText(/^₦/).first()).toBeVisible();
  const heart = await card.getByRole('button', { name: /^Save / }).boundingBox();
  const frame = await card.boundingBox();
  if (!heart || !frame) throw new Error('The card was not drawn');
  expect(heart.x + heart.width / 2).toBeGreaterThan(frame.x + frame.width / 2);
  expect(heart.y - frame.y).toBeLessThan(40);
  await card.getByRole('heading').click();
  await expect(page).toHaveURL(/\/property\/[0-9a-f-]{36}$/);
});

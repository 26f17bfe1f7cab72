import { FIRST_QUESTIONS } from '#routes/landing/faq.ts';
import { findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';

/** What a visitor does without scripts. That public pages are whole then is in `rendering.spec.ts`. */
test.use({ javaScriptEnabled: false });

test('the contact form is sent, and every answer can be read', async ({ page }) => {
  await page.goto('/contact-support');
  await expect(page.getByRole('button', { name: 'Back' }), 'what would do nothing').toHaveCount(0);
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
});

test('a picture of the gallery opens', async ({ page }) => {
  await page.goto(`/property/${await findHome(page, 'Jericho House')}`);
  await expect(page.getByRole('link', { name: /^Open picture 2/ })).toBeVisible();
  for (const name of [/^Save /, /^Share /, /menu/i, /pictures$/, 'Change'])
    await expect(page.getByRole('button', { name }), 'what would do nothing').toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'Theme' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Open picture 2/ }).click();
  await expect(page).toHaveURL(/\/media\/pictures\/.*\.jpg$/);
  const width = await page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  expect(width).toBeGreaterThan(1000);
});

test('a page that needs scripts says so, and leads on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await expect(page.getByRole('heading', { level: 2, name: 'This page needs JavaScript' })).toBeVisible();
  await expect(page.getByRole('textbox'), 'what would do nothing').toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript');
  await expect(page.getByRole('status'), 'nothing opens').toHaveCount(0);
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact-support');
});

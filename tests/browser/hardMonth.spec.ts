import type { Locator, Page } from '@playwright/test';
import { createContribution, createVerifiedBuyer, findHome, transferToWallet } from './kit/buyers.ts';
import { expect, ownServer, test as withServer } from './kit/fixtures.ts';
import { pressEscape } from './kit/pressEscape.ts';
import { logIn, transfer } from './kit/steps.ts';

/**
 * Months without a payment: the clocks of the server, its database and the browser are ten weeks ahead of this
 * machine's.
 */

const HOME = 'Omi Garden Flats';
/** After the due dates of the second and the third instalment. */
const LATER_MS = 70 * 24 * 3_600_000;
const ACCOUNT_NUMBER = /^\d{4} \d{3} \d{3}$/;

/** A separate server, because the others use today's date. */
const test = withServer.extend<object, object>({ server: ownServer });

const late = (page: Page, count: string): Locator =>
  page.getByText(`${count} late. Your unit stays yours, and nothing is added to what you owe.`);

test('two late months: what they change, one is paid, and the other is spread over the rest', async ({
  page,
  server,
}) => {
  test.slow();
  const buyer = await createVerifiedBuyer(page);
  const contribution = await createContribution(page, buyer, await findHome(page, HOME));
  await transferToWallet(page, buyer, contribution.checkout_amount);
  await server.stop();
  await server.resume({ aheadMs: LATER_MS });
  await page.clock.setFixedTime(Date.now() + LATER_MS);

  // The session has expired by then.
  await page.goto('/login');
  await logIn(page, buyer);
  const needs = page.getByRole('region', { name: 'What needs you' });
  await expect(needs.getByText(/^₦1,125,000 is late: 2 months, since/)).toBeVisible();
  await needs.getByRole('button', { name: /how it is worked out$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Late' })).toContainText('₦1,125,000 = 2 × ₦562,500');
  await pressEscape(page);
  await needs.getByRole('link', { name: 'Pay now' }).click();
  await expect(late(page, '2 instalments are')).toBeVisible();

  await page.getByRole('button', { name: 'Make Contribution' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Make Contribution' });
  await expect(dialog.getByRole('radio', { name: /^Pay Month 2/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const account = await dialog.getByText(ACCOUNT_NUMBER).first().innerText();
  await dialog.getByRole('button', { name: 'I have sent the money' }).click();
  await transfer(page, { accountNumber: account.replaceAll(' ', ''), naira: '562500' });
  await expect(dialog.getByRole('heading', { name: 'You just made a contribution' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(late(page, '1 instalment is')).toBeVisible();

  await page.getByRole('link', { name: 'See what helps in a hard month' }).click();
  await page.getByRole('button', { name: 'Compare: Pause for a month' }).click();
  await expect(
    page.getByText(/^You pay the same each month, and the plan ends on .* Nothing is late/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Keep it as it is' }).click();
  await page.getByRole('button', { name: 'Compare: Spread what is late' }).click();
  // 22 instalments are open, and one of them is past its due date.
  await expect(page.getByRole('row', { name: /^Each month ₦562,500.* ₦589,285\.72/ })).toBeVisible();
  await page.getByRole('button', { name: 'Change my plan' }).click();
  await expect(page.getByText('Your plan has changed.')).toBeVisible();
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByText('2 of 23 instalments paid')).toBeVisible();
  await expect(late(page, '1 instalment is')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByText('₦589,285.72').first()).toBeVisible();
  await expect(page.getByText(/is late/)).toHaveCount(0);
});

import type { Locator, Page } from '@playwright/test';
import { formatNaira, kobo } from '#domain/money.ts';
import {
  type Agreed,
  type Buyer,
  createContribution,
  createVerifiedBuyer,
  findHome,
  transferToWallet,
} from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { pressEscape } from './kit/pressEscape.ts';

/** Payments that are announced, replaced, withdrawn and received, on the dashboard with the real server. */

const HOME = 'Omi Garden Flats';
/** Not a whole number of naira, like the instalments of a price that is not divisible by the months. */
const EXACT = kobo(51_234_567);

/** Opens the page of a contribution on Plan B whose first instalment has arrived. */
async function openContribution(page: Page): Promise<{ buyer: Buyer; contribution: Agreed }> {
  const buyer = await createVerifiedBuyer(page);
  const contribution = await createContribution(page, buyer, await findHome(page, HOME));
  await transferToWallet(page, buyer, contribution.checkout_amount);
  await page.goto(`/dashboard/property/${contribution.slug}`);
  await expect(page.getByText('1 of 24 instalments paid')).toBeVisible();
  return { buyer, contribution };
}

/** Opens the dialog and continues to the account with an amount in naira, as typed. */
async function announce(page: Page, typed: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Make Contribution' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Contribution' });
  await dialog.getByRole('radio', { name: /Pay a custom amount/ }).click();
  await dialog.getByLabel('Amount').fill(typed);
  return dialog;
}

const row = (page: Page, text: RegExp) => page.getByRole('tabpanel').getByRole('button', { name: text });

test('an announced amount is replaced by another, whose exact transfer is received', async ({ page }) => {
  const { buyer, contribution } = await openContribution(page);
  const first = await announce(page, '500000');
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect(first.getByRole('button', { name: 'I have sent the money' })).toBeVisible();
  await pressEscape(page);
  await expect(page.getByRole('heading', { name: 'We are waiting for ₦500,000' })).toBeVisible();

  const second = await announce(page, '512345.67');
  await expect(second.getByText(/This replaces the ₦500,000, expected since/)).toBeVisible();
  await second.getByRole('button', { name: 'Continue' }).click();
  // The step of the amount shows it too: money that arrives there would pay the first announcement.
  await expect(second.getByRole('button', { name: 'I have sent the money' })).toBeVisible();
  await expect(second.getByText('₦512,345.67')).toBeVisible();
  await transferToWallet(page, buyer, EXACT);
  await expect(second.getByRole('heading', { name: 'You just made a contribution' })).toBeVisible();
  await expect(second.getByText(`₦512,345.67 for ${HOME}, ${contribution.unit.name} has been`)).toBeVisible();
  await second.getByRole('button', { name: 'Done' }).click();

  await page.goto(`/dashboard/property/${contribution.slug}?tab=payments`);
  await expect(row(page, /₦512,345.67 ?Received/)).toBeVisible();
  await row(page, /₦500,000 ?Replaced/).click();
  const details = page.getByRole('dialog', { name: 'Contribution' });
  await expect(details.getByText(/A payment of another amount took the place of this one/)).toBeVisible();
});

test('an announced payment is withdrawn after a question', async ({ page }) => {
  const { contribution } = await openContribution(page);
  const dialog = await announce(page, '500000');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('button', { name: 'I have sent the money' })).toBeVisible();
  await pressEscape(page);
  await page.getByRole('button', { name: 'Withdraw payment' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw this payment?' });
  await question.getByRole('button', { name: 'Yes, withdraw it' }).click();
  // While it is open, what is behind it cannot be found by its role.
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /We are waiting for/ })).toHaveCount(0);
  await page.goto(`/dashboard/property/${contribution.slug}?tab=payments`);
  await expect(row(page, /₦500,000 ?Withdrawn/)).toBeVisible();
});

test('money that arrives with no press reserves the unit, and the open page turns by itself', async ({
  page,
}) => {
  const buyer = await createVerifiedBuyer(page);
  const contribution = await createContribution(page, buyer, await findHome(page, HOME));
  await page.goto(`/dashboard/property/${contribution.slug}`);
  await expect(page.getByText(/The first payment that arrives reserves it/)).toBeVisible();
  await transferToWallet(page, buyer, contribution.checkout_amount);
  await expect(page.getByText('1 of 24 instalments paid')).toBeVisible();
  await expect(page.getByText(/This unit is held for you/)).toHaveCount(0);
  await expect(
    page.getByText(
      `${formatNaira(contribution.checkout_amount)} received for ${HOME}, ${contribution.unit.name}.`,
      { exact: true },
    ),
  ).toBeVisible();
});

import { naira } from '#domain/money.ts';
import { expectAccessible } from './kit/accessible.ts';
import { createVerifiedBuyer, transferToWallet, withdrawToAccount } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';

test('money is withdrawn to an own account, sent, and given back by the other bank', async ({
  page,
  context,
}) => {
  const buyer = await createVerifiedBuyer(page);
  await transferToWallet(page, buyer, naira(45_000));
  await page.goto('/dashboard/wallet');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByLabel('Amount').fill('20000');
  await dialog.getByLabel('Bank', { exact: true }).fill('Guaranty Trust Bank');
  await dialog.getByLabel('Account number').fill('1110000011');
  await expectAccessible(page, 'the details');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('in another name');
  await dialog.getByLabel('Account number').fill('0123456785');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toContainText('ADEYEMI TOLU');
  await expectAccessible(page, 'the review');
  await dialog.getByLabel('Current Password').fill(buyer.password);
  await dialog.getByRole('button', { name: 'Withdraw ₦20,000' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your money is on its way' })).toBeVisible();

  const bank = await context.newPage();
  await bank.goto('/sandbox');
  const newest = bank.getByRole('list', { name: 'Withdrawals, newest first' }).getByRole('listitem').first();
  await newest.getByRole('button', { name: /^Send it/ }).click();
  await expect(newest).toContainText('The bank has sent it.');
  // The page updates without a reload.
  await expect(dialog.getByRole('heading', { name: 'Your money was sent' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const transactions = page.getByRole('list', { name: 'Transactions' });
  await expect(transactions.getByRole('listitem').first()).toContainText(/Withdrawal.*Sent/s);
  await expect(page.getByRole('main')).toContainText('25,000');

  await newest.getByRole('button', { name: /^Give it back/ }).click();
  await expect(newest).toContainText('The money is back in the wallet.');
  await expect(transactions.getByRole('listitem').first()).toContainText('Withdrawal returned');
  await expect(page.getByRole('main')).toContainText('45,000');
  const textsOfIt = async (): Promise<string[]> => {
    const messages = await page.request.get(`/api/sandbox/messages?to=${encodeURIComponent(buyer.e164)}`);
    const texts: string[] = (await messages.json()).body.messages.map(({ text }: { text: string }) => text);
    return texts.filter((text) => /withdrawal|leaving your|was sent to your/i.test(text));
  };
  // The messages are sent separately from the changes that they report.
  await expect.poll(textsOfIt).toHaveLength(3);
});

test('an open withdrawal follows what leaves the wallet meanwhile', async ({ page }) => {
  const buyer = await createVerifiedBuyer(page);
  await transferToWallet(page, buyer, naira(45_000));
  await page.goto('/dashboard/wallet');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByLabel('Amount').fill('45000');
  await withdrawToAccount(page, buyer, {
    bank_code: '058',
    account_number: '0123456785',
    amount: naira(15_000),
  });
  await expect(dialog).toContainText('at most ₦30,000');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(/more than your balance, ₦30,000/);
  await dialog.getByRole('button', { name: 'Withdraw all of it' }).click();
  await expect(dialog.getByLabel('Amount')).toHaveValue('30,000');
});

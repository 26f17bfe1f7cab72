import { naira } from '#domain/money.ts';
import { createVerifiedBuyer, transferToWallet, withdrawToAccount } from '#tests/browser/kit/buyers.ts';
import { expect } from '#tests/browser/kit/fixtures.ts';
import type { PageBinding } from '../world.ts';

const BEFORE = naira(1_000);

/** The sandbox chooses the account's holder by the first digits of its number. */
const accountOf = (prefix: string) => ({
  request: (body: Readonly<Record<string, unknown>>) => ({ ...body, account_number: `${prefix}0000011` }),
});

export const withdrawal: PageBinding = {
  open: async ({ page, account }) => {
    const buyer = await createVerifiedBuyer(page, account);
    await transferToWallet(page, buyer, naira(46_000));
    await expect
      .poll(async () => {
        const wallet = await page.request.get('/api/wallet/get', { headers: buyer.headers });
        return (await wallet.json()).body.wallet.balance;
      })
      .toBe(naira(46_000));
    await withdrawToAccount(page, buyer, { bank_code: '057', account_number: '5550000008', amount: BEFORE });
    await page.goto('/dashboard/wallet');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  },
  calls: {
    findHolder: ['POST /api/wallet/payout-accounts'],
    requestWithdrawal: ['POST /api/wallet/withdrawals'],
  },
  causes: {
    'findHolder: similar name': accountOf('222'),
    'findHolder: no such account': accountOf('000'),
    "findHolder: somebody else's": accountOf('111'),
    'requestWithdrawal: wrong password': {
      request: (body) => ({ ...body, current_password: 'not the password' }),
    },
    'requestWithdrawal: less is there': { request: (body) => ({ ...body, amount: naira(1_000_000) }) },
  },
  unreached: {
    'the wallet pays something else':
      'No page of a walk is told what changes elsewhere: limits.test.tsx changes the balance.',
  },
};

// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listContributions } from '#api/calls/contributions.ts';
import {
  addPayoutAccount,
  createWithdrawal,
  getWithdrawal,
  getWithdrawalOptions,
  listBanks,
} from '#api/calls/withdrawals.ts';
import { ApiError } from '#api/failure.ts';
import { kobo, naira } from '#domain/money.ts';
import { USED_ACCOUNT, WITHDRAWAL } from '#machines/withdrawal/model/withdrawal.model.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { dayLimit, opened, respondToWithdrawals } from '#tests/fixtures/withdrawMoney.tsx';
import { WithdrawMoney } from './WithdrawMoney.tsx';

vi.mock('#api/calls/withdrawals.ts');
vi.mock('#api/calls/contributions.ts');

// Loaded before the tests: on a slow machine, loading it on the first tap exceeds a test's timeout.
beforeAll(async () => {
  await import('./WithdrawalDialog.tsx');
});
beforeEach(respondToWithdrawals);
afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
  window.sessionStorage.clear();
  vi.resetAllMocks();
});

it('asks a first withdrawal for the bank and the number, and takes the bank however it is written', async () => {
  const { fill, press } = await opened();
  expect(screen.queryByRole('radio')).toBeNull();
  await press('Withdraw all of it');
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '45,000');
  await press('Continue');
  expect(screen.getByText('Choose your bank from the list.')).toBeDefined();
  expect(screen.getByText('An account number has 10 digits.')).toBeDefined();
  expect(addPayoutAccount).not.toHaveBeenCalled();
  await fill('Bank', 'guaranty trust bank');
  await fill('Account number', '0123 456 785');
  await press('Continue');
  expect(await screen.findByText('0123456785')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('₦45,000You withdraw');
  expect(vi.mocked(addPayoutAccount).mock.calls[0]?.[0]).toEqual({
    bankCode: '058',
    accountNumber: '0123456785',
  });
});

it('shows the whole number of a new account to check, and the last digits of one used before', async () => {
  vi.mocked(getWithdrawalOptions).mockResolvedValue({
    accounts: [USED_ACCOUNT],
    dayLimit,
    leftToday: dayLimit,
  });
  const { fill, press, user } = await opened();
  await fill('Amount', '20000');
  await press('Continue');
  expect(await screen.findByText('Ends in 0008')).toBeDefined();
  await press('Back');
  await user.click(screen.getByRole('radio', { name: /^Another account/ }));
  await fill('Bank', 'Guaranty Trust Bank');
  await fill('Account number', '0123456785');
  await press('Continue');
  expect(await screen.findByText('0123456785')).toBeDefined();
});

it('shows the number that the bank was asked for, not one typed while it was asked', async () => {
  const found = Promise.withResolvers<typeof USED_ACCOUNT>();
  vi.mocked(addPayoutAccount).mockReturnValue(found.promise);
  const { fill, submitNew } = await opened();
  await submitNew('20000');
  await fill('Account number', '0123456780');
  found.resolve({ ...USED_ACCOUNT, accountLast4: '6785' });
  expect(await screen.findByText('0123456785')).toBeDefined();
});

it("says at the number that it is the wallet's own, until it is changed", async () => {
  const message = 'This is the number of your own wallet. Use one of your bank accounts.';
  vi.mocked(addPayoutAccount).mockRejectedValue(
    new ApiError({ code: 'invalid_fields', status: 422, fields: { accountNumber: message } }),
  );
  const { fill, submitNew } = await opened();
  await submitNew('20000');
  expect(await screen.findByText(message)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Account number'));
  expect(screen.queryByRole('alert')).toBeNull();
  await fill('Account number', '0123456780');
  expect(screen.queryByText(message)).toBeNull();
});

it('keeps an account number that is too long, and says so at once', async () => {
  const { fill, press, user } = await opened();
  await fill('Amount', '20000');
  await fill('Bank', 'Guaranty Trust Bank');
  const number = screen.getByLabelText('Account number');
  await user.click(number);
  await user.paste('0123456785012');
  expect(number).toHaveProperty('value', '0123456785012');
  expect(screen.getByText('An account number has 10 digits.')).toBeDefined();
  await press('Continue');
  expect(addPayoutAccount).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(number);
});

it('takes digits of full width for an account number', async () => {
  const { fill, press } = await opened();
  await fill('Amount', '20000');
  await fill('Bank', 'Guaranty Trust Bank');
  await fill('Account number', '０１２３４５６７８５');
  await press('Continue');
  expect(await screen.findByText('0123456785')).toBeDefined();
});

it('shows all errors of the second step at once, with the focus in the first', async () => {
  vi.mocked(addPayoutAccount).mockResolvedValue({ ...USED_ACCOUNT, holderMatch: 'similar' });
  const { press, user, submitNew } = await opened();
  await submitNew('20000');
  const claim = await screen.findByRole('checkbox');
  await press('Withdraw ₦20,000');
  expect(screen.getByText('Please confirm that this account is yours.')).toBeDefined();
  expect(screen.getByText('Current Password is required.')).toBeDefined();
  expect(document.activeElement).toBe(claim);
  await user.click(claim);
  await press('Withdraw ₦20,000');
  expect(document.activeElement).toBe(screen.getByLabelText('Current Password'));
  expect(createWithdrawal).not.toHaveBeenCalled();
});

it('shows all errors of the first step at once, with the focus in the first', async () => {
  const { fill, press } = await opened();
  await press('Continue');
  expect(screen.getByText('Enter an amount of at least ₦100.')).toBeDefined();
  expect(screen.getByText('Choose your bank from the list.')).toBeDefined();
  expect(screen.getByText('An account number has 10 digits.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
  await fill('Amount', '20000');
  await press('Continue');
  expect(screen.queryByText('Enter an amount of at least ₦100.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Bank'));
  await fill('Bank', 'Guaranty Trust Bank');
  await press('Continue');
  expect(document.activeElement).toBe(screen.getByLabelText('Account number'));
});

it('takes the complaint about the amount back when the amount is corrected', async () => {
  const { fill, press } = await opened();
  await press('Continue');
  expect(screen.getByText('Enter an amount of at least ₦100.')).toBeDefined();
  await fill('Amount', '20000');
  expect(screen.queryByText('Enter an amount of at least ₦100.')).toBeNull();
  await fill('Amount', '90000');
  await press('Continue');
  expect(screen.getByText(/^That is more than your balance/)).toBeDefined();
  await press('Withdraw all of it');
  expect(screen.queryByText(/^That is more than your balance/)).toBeNull();
});

it('says offline that it cannot load what can be withdrawn', async () => {
  onlineManager.setOnline(false);
  const { user } = renderScreen(() => <WithdrawMoney balanceKobo={naira(45_000)} />);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('We could not load what you can withdraw')).toBeDefined();
});

it('says offline that it cannot load the banks', async () => {
  vi.mocked(getWithdrawalOptions).mockImplementation(async () => {
    onlineManager.setOnline(false);
    return { accounts: [], dayLimit, leftToday: dayLimit };
  });
  await opened();
  expect(await screen.findByText('We could not load the banks')).toBeDefined();
});

it('waits for the list of banks if the form is submitted before it', async () => {
  const banks = Promise.withResolvers<{ code: string; name: string }[]>();
  vi.mocked(listBanks).mockReturnValue(banks.promise);
  const { submitNew } = await opened();
  await submitNew('20000');
  expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('Choose your bank from the list.')).toBeNull();
  banks.resolve([{ code: '058', name: 'Guaranty Trust Bank' }]);
  expect(await screen.findByText('0123456785')).toBeDefined();
});

it('warns of a number that the bank cannot have issued, and lets it pass', async () => {
  const { fill } = await opened();
  await fill('Bank', 'Guaranty Trust Bank');
  await fill('Account number', '0123456784');
  expect(screen.getByText(/does not look like a number of Guaranty Trust Bank/)).toBeDefined();
  await fill('Bank', 'OPay Digital Services');
  expect(screen.queryByText(/does not look like/)).toBeNull();
});

it('repeats the same request after a lost response, and another one once it was made', async () => {
  vi.mocked(getWithdrawalOptions).mockResolvedValue({
    accounts: [USED_ACCOUNT],
    dayLimit,
    leftToday: dayLimit,
  });
  vi.mocked(createWithdrawal).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
  const { fill, press, user } = await opened();
  const withdraw = async () => {
    await fill('Amount', '20000');
    await press('Continue');
    await user.type(await screen.findByLabelText('Current Password'), 'a long enough secret');
    await press('Withdraw ₦20,000');
  };
  await withdraw();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your withdrawal may have been requested. Press again: it leaves your wallet only once.',
  );
  await user.keyboard('{Escape}');
  await press('Withdraw');
  await screen.findByRole('button', { name: 'Continue' });
  await withdraw();
  await screen.findByText('Your money is on its way');
  await press('Done');
  await press('Withdraw');
  await screen.findByRole('button', { name: 'Continue' });
  await withdraw();
  await screen.findByText('Your money is on its way');
  const keys = vi.mocked(createWithdrawal).mock.calls.map(([, key]) => key);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(vi.mocked(createWithdrawal).mock.calls[0]?.[0]).toEqual({
    accountId: USED_ACCOUNT.id,
    amount: naira(20_000),
    currentPassword: 'a long enough secret',
    isHolderConfirmed: false,
  });
});

it.each([
  ['first step', addPayoutAccount, 'Account number'],
  ['second step', createWithdrawal, 'Current Password'],
] as const)('says beside the button why the %s failed, below its last field', async (_, call, lastField) => {
  vi.mocked(call).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
  const { fill, press, submitNew } = await opened();
  await submitNew('20000');
  if (call === createWithdrawal) {
    await fill(lastField, 'a long enough secret');
    await press('Withdraw ₦20,000');
  }
  const alert = await screen.findByRole('alert');
  expect(screen.getByLabelText(lastField).compareDocumentPosition(alert)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

/** What a screen reader announces with the amount. */
const amountDescription = (): string | null => {
  const id = screen.getByLabelText('Amount').getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? null;
};

it('names its own maximum for an amount with too many figures', async () => {
  const { fill } = await opened();
  await fill('Amount', '1'.repeat(20));
  expect(screen.getByText('The largest amount is ₦45,000.')).toBeDefined();
});

it('offers no more than is left of the day', async () => {
  vi.mocked(getWithdrawalOptions).mockResolvedValue({ accounts: [], dayLimit, leftToday: naira(10_000) });
  const { press } = await opened();
  expect(amountDescription()).toBe('At least ₦100, at most ₦10,000 today.');
  expect(screen.getByRole('button', { name: '₦10,000: how it is worked out' })).toBeDefined();
  await press('Withdraw as much as possible');
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '10,000');
});

it('lets a balance go that is less than the least amount', async () => {
  await opened(kobo(5_050));
  expect(amountDescription()).toBe('Only ₦50.50, which is all of it.');
});

it('says what became of the money', async () => {
  vi.mocked(getWithdrawal).mockResolvedValue({
    ...WITHDRAWAL,
    status: 'returned',
    returnReason: 'not_sent',
  });
  vi.mocked(getWithdrawalOptions).mockResolvedValue({
    accounts: [USED_ACCOUNT],
    dayLimit,
    leftToday: dayLimit,
  });
  const { fill, press, user } = await opened();
  await fill('Amount', '20000');
  await press('Continue');
  await press('Withdraw ₦20,000');
  expect(screen.getByText('Current Password is required.')).toBeDefined();
  await user.type(screen.getByLabelText('Current Password'), 'a long enough secret');
  await press('Withdraw ₦20,000');
  expect(await screen.findByText('Your money is back in your wallet')).toBeDefined();
  expect(screen.getByText(/The bank could not send it/)).toBeDefined();
});

it('says what goes where although the status cannot be read', async () => {
  vi.mocked(getWithdrawal).mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
  vi.mocked(getWithdrawalOptions).mockResolvedValue({
    accounts: [USED_ACCOUNT],
    dayLimit,
    leftToday: dayLimit,
  });
  const { fill, press } = await opened();
  await fill('Amount', '20000');
  await press('Continue');
  await fill('Current Password', 'a long enough secret');
  await press('Withdraw ₦20,000');
  expect(await screen.findByText('Your money is on its way')).toBeDefined();
  expect(screen.getByText(/is going to your .* account ending in/)).toBeDefined();
});

it('says that the delay is on our side', async () => {
  vi.mocked(getWithdrawal).mockResolvedValue({ ...WITHDRAWAL, delayedSince: '2026-11-23T09:00:00.000Z' });
  vi.mocked(getWithdrawalOptions).mockResolvedValue({
    accounts: [USED_ACCOUNT],
    dayLimit,
    leftToday: dayLimit,
  });
  const { fill, press, user } = await opened();
  await fill('Amount', '20000');
  await press('Continue');
  await press('Withdraw ₦20,000');
  await user.type(screen.getByLabelText('Current Password'), 'a long enough secret');
  await press('Withdraw ₦20,000');
  expect(await screen.findByText('Your money takes longer than usual')).toBeDefined();
  expect(screen.getByText(/Nothing is wrong with your account/)).toBeDefined();
});

/** What the second step warns of ₦150,000 that leave the wallet while a payment of ₦400,000 is awaited. */
async function warningOf(balance: string, holdExpiresAt: string | null): Promise<string | null> {
  const awaitingPayment = paymentOf({ status: 'awaiting_transfer', receivedAt: null });
  const contribution = contributionOf({ paid: naira(800_000), changes: { awaitingPayment, holdExpiresAt } });
  vi.mocked(listContributions).mockResolvedValue([contribution]);
  const { submitNew } = await opened(naira(Number(balance.replace(',', ''))));
  await submitNew('150000');
  await screen.findByText('0123456785');
  await vi.waitFor(() => expect(listContributions).toHaveBeenCalled());
  return screen.queryByRole('status')?.textContent ?? null;
}

it.each([
  ['450,000', 'Without it you have to transfer ₦100,000 for Ewe Terraces, Block 1, Ground floor, U4.'],
  [
    '390,000',
    'Without it you have to transfer ₦160,000 for Ewe Terraces, Block 1, Ground floor, U4, not ₦10,000.',
  ],
])(
  'says what has to be transferred without money that an awaited payment needs, of ₦%s',
  async (balance, text) => {
    expect(await warningOf(balance, null)).toBe(
      `This money is part of a payment that we are waiting for.${text}`,
    );
  },
);

it('says until when, if the payment is the one that keeps the unit', async () => {
  expect(await warningOf('450,000', '2026-11-30T08:30:00.000Z')).toContain(
    'If it does not arrive by Mon 30 Nov, 09:30, the unit goes back on the list.',
  );
});

it('does not warn if the rest covers the awaited payment', async () => {
  expect(await warningOf('550,000', null)).toBeNull();
});

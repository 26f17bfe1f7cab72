// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createWithdrawal, getWithdrawalOptions } from '#api/calls/withdrawals.ts';
import { ApiError } from '#api/failure.ts';
import { naira } from '#domain/money.ts';
import { USED_ACCOUNT } from '#machines/withdrawal/model/withdrawal.model.ts';
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
  cleanup();
  window.sessionStorage.clear();
  vi.resetAllMocks();
});

it('shows what can be withdrawn after a payment from the wallet, and judges the amount anew', async () => {
  let payFromWallet = () => {};
  const Wallet = () => {
    const [balanceKobo, setBalanceKobo] = useState(naira(45_000));
    payFromWallet = () => setBalanceKobo(naira(30_000));
    return <WithdrawMoney balanceKobo={balanceKobo} />;
  };
  const { user } = renderScreen(() => <Wallet />);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.type(await screen.findByLabelText('Amount'), '50000');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('That is more than your balance, ₦45,000.')).toBeDefined();
  act(payFromWallet);
  expect(screen.getByText('That is more than your balance, ₦30,000.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw all of it' }));
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '30,000');
});

it('reads what is left of the day again when the server rejects the amount', async () => {
  vi.mocked(getWithdrawalOptions)
    .mockResolvedValueOnce({ accounts: [USED_ACCOUNT], dayLimit, leftToday: dayLimit })
    .mockResolvedValue({ accounts: [USED_ACCOUNT], dayLimit, leftToday: naira(15_000) });
  vi.mocked(createWithdrawal).mockRejectedValue(new ApiError({ code: 'withdrawal_day_limit', status: 422 }));
  const { fill, press } = await opened();
  await fill('Amount', '20000');
  await press('Continue');
  await fill('Current Password', 'a long enough secret');
  await press('Withdraw ₦20,000');
  expect(await screen.findByText('That is more than you can still withdraw today, ₦15,000.')).toBeDefined();
});

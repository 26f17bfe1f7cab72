// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createWithdrawal } from '#api/calls/withdrawals.ts';
import { ApiError } from '#api/failure.ts';
import { opened, respondToWithdrawals } from '#tests/fixtures/withdrawMoney.tsx';

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

it('begins with what was typed before the session ended, and sends none of it by itself', async () => {
  vi.mocked(createWithdrawal).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
  const enter = async ({ user, press }: Awaited<ReturnType<typeof opened>>) => {
    await user.type(await screen.findByLabelText('Current Password'), 'a long enough secret');
    await press('Withdraw ₦20,000');
  };
  const before = await opened();
  await before.fill('Amount', '20000');
  await before.fill('Bank', 'Guaranty Trust Bank');
  await before.fill('Account number', '0123456785');
  await before.press('Continue');
  await enter(before);
  await screen.findByRole('alert');
  cleanup();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('a long enough secret');
  const after = await opened();
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '20,000');
  expect(screen.getByLabelText('Bank')).toHaveProperty('value', 'Guaranty Trust Bank');
  expect(screen.getByLabelText('Account number')).toHaveProperty('value', '0123456785');
  expect(createWithdrawal).toHaveBeenCalledTimes(1);
  await after.press('Continue');
  await enter(after);
  await screen.findByText('Your money is on its way');
  const [first, second] = vi.mocked(createWithdrawal).mock.calls;
  expect(second, 'the same request, which the server runs once').toEqual(first);
  expect(window.sessionStorage).toHaveLength(0);
});

it('begins empty once the dialog was closed', async () => {
  const { fill, press } = await opened();
  await fill('Amount', '20000');
  await press('Close');
  await press('Withdraw');
  await screen.findByRole('button', { name: 'Continue' });
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '');
});

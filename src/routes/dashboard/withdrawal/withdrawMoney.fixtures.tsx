import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { listContributions } from '#api/calls/contributions.ts';
import {
  addPayoutAccount,
  createWithdrawal,
  getWithdrawal,
  getWithdrawalOptions,
  listBanks,
} from '#api/calls/withdrawals.ts';
import { naira } from '#domain/money.ts';
import { USED_ACCOUNT, WITHDRAWAL } from '#machines/withdrawal/model/withdrawal.model.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { WithdrawMoney } from './WithdrawMoney.tsx';

export const dayLimit = naira(5_000_000);

/** The server's part, for a test file that mocks the calls of withdrawals and contributions. */
export function respondToWithdrawals(): void {
  vi.mocked(getWithdrawalOptions).mockResolvedValue({ accounts: [], dayLimit, leftToday: dayLimit });
  vi.mocked(listContributions).mockResolvedValue([]);
  vi.mocked(listBanks).mockResolvedValue([
    { code: '058', name: 'Guaranty Trust Bank' },
    { code: '999992', name: 'OPay Digital Services' },
  ]);
  vi.mocked(addPayoutAccount).mockResolvedValue({ ...USED_ACCOUNT, accountLast4: '6785' });
  vi.mocked(createWithdrawal).mockResolvedValue(WITHDRAWAL);
  vi.mocked(getWithdrawal).mockResolvedValue(WITHDRAWAL);
}

/** The wallet with the dialog open at its first step. */
export async function opened(balanceKobo = naira(45_000)) {
  const { user } = renderScreen(() => <WithdrawMoney balanceKobo={balanceKobo} />);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await screen.findByRole('button', { name: 'Continue' });
  const fill = async (label: string, value: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  /** Submits the first step with an account that was not used before. */
  const submitNew = async (amount: string) => {
    await fill('Amount', amount);
    await fill('Bank', 'Guaranty Trust Bank');
    await fill('Account number', '0123456785');
    await press('Continue');
  };
  return { user, fill, press, submitNew };
}

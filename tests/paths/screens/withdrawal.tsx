import { screen } from '@testing-library/react';
import { naira } from '#domain/money.ts';
import { USED_ACCOUNT, WITHDRAWAL } from '#machines/withdrawal/model/withdrawal.model.ts';
import '#routes/dashboard/withdrawal/WithdrawalDialog.tsx';
import { WithdrawMoney } from '#routes/dashboard/withdrawal/WithdrawMoney.tsx';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const limit = naira(5_000_000);

export const withdrawal: Screen = {
  mount: async (_, host) => {
    const view = renderScreen(() => <WithdrawMoney balanceKobo={naira(45_000)} />, { host });
    await view.user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('button', { name: 'Continue' });
    return mounted(view);
  },
  responses: {
    'GET /wallet/withdrawal-options': {
      message: '',
      body: { accounts: [USED_ACCOUNT], dayLimit: limit, leftToday: limit },
    },
    'GET /wallet/banks': { message: '', body: { banks: [{ code: '058', name: 'Guaranty Trust Bank' }] } },
    [`GET /wallet/withdrawals/${WITHDRAWAL.id}`]: { message: '', body: { withdrawal: WITHDRAWAL } },
  },
};

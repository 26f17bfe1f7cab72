import { screen } from '@testing-library/react';
import { naira } from '#domain/money.ts';
import { dashboardContributionModel } from '#machines/dashboardContribution/model/dashboardContribution.model.ts';
import '#routes/dashboard/make-contribution/ContributionDialog.tsx';
import { MakeContribution } from '#routes/dashboard/make-contribution/MakeContribution.tsx';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

/** Nine of 24 instalments are paid: ₦400,000 are due next, ₦6,000,000 are left. */
const usual = dashboardContributionModel.starts['another amount was announced'];
const announced = usual?.awaitingPayment ?? null;
const contribution = contributionOf({
  paid: naira(3_600_000),
  changes: { id: usual?.contributionId ?? '' },
});

export const dashboardContribution: Screen = {
  mount: async (start, host) => {
    const awaitingPayment = start === 'an instalment is due' ? null : announced;
    const view = renderScreen(
      () => <MakeContribution contribution={{ ...contribution, awaitingPayment }} />,
      {
        host,
      },
    );
    await view.user.click(screen.getByRole('button', { name: 'Make Contribution' }));
    await screen.findByText('You transfer');
    return mounted(view);
  },
  responses: {
    'GET /contributions': { message: '', body: { contributions: [contribution] } },
    'GET /wallet/get': { message: '', body: { wallet: walletOf(0) } },
    [`POST /payments/${announced?.id}/withdraw`]: { message: '', body: { payment: announced } },
  },
};

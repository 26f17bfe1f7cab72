import { screen } from '@testing-library/react';
import { naira } from '#domain/money.ts';
import '#routes/dashboard/make-contribution/ContributionDialog.tsx';
import { MakeContribution } from '#routes/dashboard/make-contribution/MakeContribution.tsx';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../kit/screen.ts';
import { mounted } from './mounted.ts';

/** Nine of 24 instalments are paid: ₦400,000 are due next, ₦6,000,000 are left. */
const contribution = contributionOf({ paid: naira(3_600_000) });

export const dashboardContribution: Screen = {
  mount: async (_, host) => {
    const view = renderScreen(() => <MakeContribution contribution={contribution} />, { host });
    await view.user.click(screen.getByRole('button', { name: 'Make Contribution' }));
    return mounted(view);
  },
  serves: {
    'GET /contributions': { message: '', body: { contributions: [contribution] } },
    'GET /wallet/get': { message: '', body: { wallet: walletOf(0) } },
  },
};

import { screen } from '@testing-library/react';
import { formatNaira, type Kobo, kobo, naira } from '#domain/money.ts';
import { dialog, type Expectation, text, without } from '#flows/paths/model/expectation.ts';
import {
  amountOf,
  dueOf,
  isPayable,
  REMAINING_KOBO,
} from '#machines/dashboardContribution/model/dashboardContribution.model.amounts.ts';
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

/** The wallet covers a part of each payment, down to the minimum transfer. */
const BALANCE_NAIRA = 500;
const TRANSFER = 'You transfer';
const leftOf = (amount: Kobo): string => formatNaira(kobo(amount - naira(BALANCE_NAIRA)));

/** The amount that the server announces, whatever amount was requested. */
const ANNOUNCED = naira(400_000);

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
  expects: {
    choosing: (story) => {
      const amount = amountOf(story);
      const isWaiting =
        story.start !== 'an instalment is due' &&
        !story.steps.some((step) => step.includes('withdrawn') || step.includes('changed'));
      const shown: Expectation[] = [
        dialog('Make Contribution'),
        text('How much do you want to pay?'),
        text(
          `PayMonth 10, 28 Nov 2026${formatNaira(dueOf(story))}Pay a custom amountMore brings the target closer`,
        ),
        ...(story.event('choice.made')?.choice === 'custom' ? [text('Several instalments at once')] : []),
        ...(amount === REMAINING_KOBO
          ? [{ role: 'radio', name: 'All that is left', is: 'checked' } as const]
          : []),
      ];
      if (amount === undefined || !isPayable({ choice: 'custom', customKobo: amount }))
        return [...shown, ...(isWaiting ? [text('We are waiting for the')] : []), without(text(TRANSFER))];
      return [
        ...shown,
        text('With this payment,'),
        text(`${TRANSFER}${leftOf(amount)}`),
        text(`From your wallet balance− ${formatNaira(naira(BALANCE_NAIRA))}`),
      ];
    },
    // As a word on the page: the cross of the dialog has the same name.
    'awaited.step.waiting': () => [
      text('Close'),
      text(
        `${formatNaira(naira(BALANCE_NAIRA))} of the ${formatNaira(ANNOUNCED)} is in your wallet. The other ${leftOf(ANNOUNCED)} has to arrive: send it if you have not.`,
      ),
    ],
    'awaited.step.transferring': () => [
      text('Account number8162 409 735'),
      text(`Amount${leftOf(ANNOUNCED)}`),
      text('Account nameTolu Adeyemi'),
      text('BankSandbox Bank'),
    ],
  },
  responses: {
    'GET /contributions': { message: '', body: { contributions: [contribution] } },
    'GET /wallet/get': { message: '', body: { wallet: walletOf(BALANCE_NAIRA) } },
    [`POST /payments/${announced?.id}/withdraw`]: { message: '', body: { payment: announced } },
  },
};

import { screen } from '@testing-library/react';
import { naira } from '#domain/money.ts';
import { field, text } from '#flows/paths/model/expectation.ts';
import { accountOf, USED_ACCOUNT, WITHDRAWAL } from '#machines/withdrawal/model/withdrawal.model.ts';
import '#routes/dashboard/withdrawal/WithdrawalDialog.tsx';
import { WithdrawMoney } from '#routes/dashboard/withdrawal/WithdrawMoney.tsx';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const limit = naira(5_000_000);

/** The recipient as the model's accounts describe it; the sandbox in the browser has others. */
const review: NonNullable<Screen['expects']>[string] = (story) => {
  const { accountName, bankName, accountLast4, holderMatch } = accountOf(story);
  const destination = story.event('details.submitted')?.destination;
  const number = destination?.kind === 'new' ? destination.details.accountNumber : `Ends in ${accountLast4}`;
  const facts = text(`Account holder${accountName}Bank${bankName}Account number${number}`);
  if (holderMatch === 'same') return [facts];
  const risk = `The bank has it as ${accountName}. Money that goes to a wrong account may not come back.`;
  return [
    facts,
    text(`The name on this account is not quite yours.${risk}`),
    { role: 'checkbox', name: `I am ${accountName}, and this account is mine` },
  ];
};

/** Back at the first step, the form keeps the typed bank. */
const kept: NonNullable<Screen['expects']>[string] = (story) =>
  story.event('details.submitted')?.destination?.kind === 'new'
    ? [field('Bank', { value: 'Guaranty Trust Bank' })]
    : [];

export const withdrawal: Screen = {
  mount: async (_, host) => {
    const view = renderScreen(() => <WithdrawMoney balanceKobo={naira(45_000)} />, { host });
    await view.user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('button', { name: 'Continue' });
    return mounted(view);
  },
  opens: () => [{ role: 'radio', name: 'Zenith Bank …0008 *', is: 'checked' }],
  expects: {
    'details.rejected': kept,
    'details.limited': kept,
    'details.unreachable': kept,
    'review.ready': review,
    'review.rejected': review,
    'review.limited': review,
    'review.unreachable': review,
    requesting: review,
  },
  responses: {
    'GET /wallet/withdrawal-options': {
      message: '',
      body: { accounts: [USED_ACCOUNT], dayLimit: limit, leftToday: limit },
    },
    'GET /contributions': { message: '', body: { contributions: [] } },
    'GET /wallet/banks': { message: '', body: { banks: [{ code: '058', name: 'Guaranty Trust Bank' }] } },
    [`GET /wallet/withdrawals/${WITHDRAWAL.id}`]: { message: '', body: { withdrawal: WITHDRAWAL } },
  },
};

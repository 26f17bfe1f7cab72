// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Wallet } from '#api/calls/wallet.ts';
import { explainPayment } from '#domain/explanations/movementExplanations.ts';
import { kobo } from '#domain/money.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { AccountDetails } from './AccountDetails.tsx';

afterEach(cleanup);

it('shows the account and the amount as they are read, and copies them as a bank’s form takes them', async () => {
  const { user } = renderScreen(() => (
    <AccountDetails wallet={walletOf(0)} amount={explainPayment(kobo(12_000_050), 'Today.')} />
  ));
  expect(screen.getByText('8162 409 735')).toBeDefined();
  expect(screen.getByText('₦120,000.50')).toBeDefined();
  const [copyNumber, copyAmount] = screen.getAllByRole('button', { name: /^Copy/ });
  if (!copyNumber || !copyAmount) throw new Error('Nothing can be copied');
  await user.click(copyNumber);
  expect(await navigator.clipboard.readText()).toBe('8162409735');
  await user.click(copyAmount);
  expect(await navigator.clipboard.readText()).toBe('120000.50');
});

it('opens the sandbox with the account and the amount filled in', () => {
  renderScreen(
    () => <AccountDetails wallet={walletOf(0)} amount={explainPayment(kobo(12_000_050), 'Today.')} />,
    { settings: { sandbox: { bank: true, messages: false, scenarios: false } } },
  );
  expect(screen.getByRole('link', { name: 'Simulate the transfer' }).getAttribute('href')).toBe(
    '/sandbox?account=8162409735&amount=12000050',
  );
});

const unassigned: Wallet = {
  ...walletOf(0),
  bankName: null,
  accountNumber: null,
  accountName: null,
  accounts: [],
};

it.each([
  ['preparing', 'Your account number is being prepared.'],
  ['refused', 'Your account number takes longer than usual.'],
] as const)('says of an account that is %s: %s', (accountStatus, title) => {
  renderScreen(() => <AccountDetails wallet={{ ...unassigned, accountStatus }} />);
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
});

it('says that transfers arrive late where the bank does not answer, beside both accounts', () => {
  const { accounts } = walletOf(0);
  const second = {
    bankName: 'Sterling Bank',
    accountNumber: '6000140770',
    accountName: 'Tolu Adeyemi',
    isDelayed: true,
  };
  const wallet: Wallet = { ...walletOf(0), accountStatus: 'delayed', accounts: [...accounts, second] };
  renderScreen(() => <AccountDetails wallet={wallet} />);
  expect(screen.getByText('Transfers arrive late at the moment.')).toBeDefined();
  expect(screen.getByText('8162 409 735')).toBeDefined();
  expect(screen.getByText('6000 140 770')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy Second account: Sterling Bank' })).toBeDefined();
});

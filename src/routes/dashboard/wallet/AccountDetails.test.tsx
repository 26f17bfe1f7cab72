// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { kobo } from '#domain/money.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { AccountDetails } from './AccountDetails.tsx';

afterEach(cleanup);

it('shows the account and the amount as they are read, and copies them as a bank’s form takes them', async () => {
  const { user } = renderScreen(() => <AccountDetails wallet={walletOf(0)} amountKobo={kobo(12_000_050)} />);
  expect(screen.getByText('8162 409 735')).toBeDefined();
  expect(screen.getByText('₦120,000.50')).toBeDefined();
  const [copyNumber, copyAmount] = screen.getAllByRole('button', { name: /^Copy/ });
  if (!copyNumber || !copyAmount) throw new Error('Nothing can be copied');
  await user.click(copyNumber);
  expect(await navigator.clipboard.readText()).toBe('8162409735');
  await user.click(copyAmount);
  expect(await navigator.clipboard.readText()).toBe('120000.50');
});

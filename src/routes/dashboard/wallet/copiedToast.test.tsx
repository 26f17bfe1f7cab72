// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getWallet } from '#api/calls/wallet.ts';
import { AccountTicket } from '#app/contribution/AccountTicket.tsx';
import { explainPayment } from '#domain/explanations/movementExplanations.ts';
import { naira } from '#domain/money.ts';
import { EXIT_MS } from '#machines/notifications/notifications.list.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { AccountDetails } from './AccountDetails.tsx';

vi.mock('#api/calls/wallet.ts');

const COPY_TOAST_MS = 4_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(getWallet).mockResolvedValue(walletOf(0));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toast = () => screen.queryByText('Copied to clipboard');

it.each([
  ['in the wallet', () => <AccountDetails wallet={walletOf(0)} />],
  [
    'on the payment page',
    () => <AccountTicket amount={explainPayment(naira(400_000), 'Today.')} size="large" />,
  ],
])("'Copied to clipboard' %s stays for 4 seconds", async (_, Screen) => {
  renderScreen(Screen);
  await pass(100);
  fireEvent.click(screen.getByRole('button', { name: 'Copy Account number' }));
  await pass(0);
  expect(toast()).not.toBeNull();
  await pass(COPY_TOAST_MS - 1);
  expect(toast()).not.toBeNull();
  await pass(1 + EXIT_MS);
  expect(toast()).toBeNull();
});

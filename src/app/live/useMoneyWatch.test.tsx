// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listContributions } from '#api/calls/contributions.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { naira } from '#domain/money.ts';
import { BRISK_POLL_MS, CALM_POLL_MS } from '#domain/polling.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { useWallet } from '../money/useWallet.ts';
import { useMoneyWatch } from './useMoneyWatch.ts';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/wallet.ts');

function Balance() {
  useMoneyWatch();
  return <p>Balance {useWallet().data?.balance ?? 'unknown'}</p>;
}

const payment = paymentOf({ status: 'awaiting_transfer', receivedAt: null });
const ANNOUNCED_AT = Date.parse(payment.createdAt);
const awaiting = contributionOf({
  paid: naira(3_600_000),
  changes: { awaitingPayment: payment },
});
const received = contributionOf({ paid: naira(4_000_000) });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders while one payment is awaited, then lets it arrive. */
async function receive({ now = ANNOUNCED_AT, pollMs = BRISK_POLL_MS, isFollowed = false } = {}) {
  vi.useFakeTimers({ now });
  vi.mocked(listContributions).mockResolvedValue([awaiting]);
  vi.mocked(getWallet).mockResolvedValue(walletOf(45_000));
  const { live } = renderScreen(Balance);
  if (isFollowed) live.follow(received.id);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Balance 4500000')).toBeDefined();
  vi.mocked(listContributions).mockResolvedValue([received]);
  vi.mocked(getWallet).mockResolvedValue(walletOf(0));
  await act(() => vi.advanceTimersByTimeAsync(pollMs - 1_000));
  expect(screen.getByText('Balance 4500000')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
}

describe('money that arrives while the dashboard is open', () => {
  it('is found within five seconds while a payment is awaited, said, and then not asked for any more', async () => {
    await receive();
    expect(screen.getByText('₦400,000 received for Ewe Terraces, Block 1, Ground floor, U4.')).toBeDefined();
    expect(screen.getByText('Balance 0')).toBeDefined();

    const asked = vi.mocked(listContributions).mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(10 * BRISK_POLL_MS));
    expect(vi.mocked(listContributions).mock.calls.length).toBe(asked);
  });

  it('is asked for less often once the payment was announced two minutes ago', async () => {
    await receive({ now: ANNOUNCED_AT + 120_000, pollMs: CALM_POLL_MS });
    expect(screen.getByText('Balance 0')).toBeDefined();
  });

  it('is not said twice where an open dialog follows it', async () => {
    await receive({ isFollowed: true });
    expect(screen.queryByText('₦400,000 received for Ewe Terraces, Block 1, Ground floor, U4.')).toBeNull();
    expect(screen.getByText('Balance 0')).toBeDefined();
  });
});

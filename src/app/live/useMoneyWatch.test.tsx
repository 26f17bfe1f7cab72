// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listContributions } from '#api/calls/contributions.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { useWallet } from '../money/useWallet.ts';
import type { LiveEvent } from './LiveChannel.ts';
import { useMoneyWatch } from './useMoneyWatch.ts';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/wallet.ts');

function Balance() {
  useMoneyWatch();
  return <p>Balance {useWallet().data?.balance ?? 'unknown'}</p>;
}

const SENTENCE = '₦400,000 received for Ewe Terraces, Block 1, Ground floor, U4.';
const payment = paymentOf({ status: 'awaiting_transfer', receivedAt: null });
const awaiting = contributionOf({
  paid: naira(3_600_000),
  changes: { awaitingPayment: payment },
});
const received = contributionOf({ paid: naira(4_000_000) });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders while a payment is awaited, then lets it arrive and publishes the server's events. */
async function receive(events: readonly LiveEvent[], { isFollowed = false } = {}) {
  vi.useFakeTimers();
  vi.mocked(listContributions).mockResolvedValue([awaiting]);
  vi.mocked(getWallet).mockResolvedValue(walletOf(45_000));
  const { live } = renderScreen(Balance);
  if (isFollowed) live.follow(received.id);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Balance 4500000')).toBeDefined();
  vi.mocked(listContributions).mockClear().mockResolvedValue([received]);
  vi.mocked(getWallet).mockClear().mockResolvedValue(walletOf(0));
  for (const each of events) live.publish(each);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
}

const PAID: readonly LiveEvent[] = [
  { kind: 'wallet', id: 'wallet-1' },
  { kind: 'payment', id: payment.id },
  { kind: 'contribution', id: received.id },
  { kind: 'wallet', id: 'wallet-1' },
];

describe('money that arrives while the dashboard is open', () => {
  it('is announced, and all its changes are fetched once', async () => {
    await receive(PAID);
    expect(screen.getByText(SENTENCE)).toBeDefined();
    expect(screen.getByText('Balance 0')).toBeDefined();
    expect(listContributions).toHaveBeenCalledTimes(1);
    expect(getWallet).toHaveBeenCalledTimes(1);
  });

  it('is found if the server only reports that anything may have changed', async () => {
    await receive([null]);
    expect(screen.getByText(SENTENCE)).toBeDefined();
    expect(screen.getByText('Balance 0')).toBeDefined();
  });

  it('is not announced again if an open dialog follows it', async () => {
    await receive(PAID, { isFollowed: true });
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(screen.getByText('Balance 0')).toBeDefined();
  });

  it('does not refetch unrelated data', async () => {
    await receive([{ kind: 'session', id: 'session-1' }]);
    expect(listContributions).not.toHaveBeenCalled();
    expect(getWallet).not.toHaveBeenCalled();
  });
});

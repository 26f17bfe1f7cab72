// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Contribution, listContributions } from '#api/calls/contributions.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { NeedsYou } from './NeedsYou.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/wallet.ts');

afterEach(cleanup);

function render(contributions: readonly Contribution[], balanceNaira: number) {
  vi.mocked(listContributions).mockResolvedValue([...contributions]);
  vi.mocked(getWallet).mockResolvedValue(walletOf(balanceNaira));
  const { queryClient } = renderScreen(() => <NeedsYou contributions={contributions} />);
  return waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

const awaitingPayment = paymentOf({ status: 'awaiting_transfer', amount: naira(300_000), receivedAt: null });
const active = contributionOf({ paid: naira(4_000_000), changes: { awaitingPayment } });
const held = contributionOf({
  paid: naira(0),
  id: 'held',
  changes: {
    status: 'pending',
    holdExpiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    awaitingPayment: { ...awaitingPayment, id: 'payment-2', contributionId: 'held' },
  },
});

describe('what needs the buyer', () => {
  it('asks for what is left of an awaited payment once a part is in the wallet', async () => {
    await render([active], 100_000);
    await waitFor(() =>
      expect(screen.getByText(/^We are waiting for/).textContent).toMatch(/₦200,000, expected since/),
    );
  });

  it('asks for what is left of the payment that keeps a held home', async () => {
    await render([held], 100_000);
    await waitFor(() =>
      expect(screen.getByText(/to keep this home/).textContent).toMatch(/^Pay ₦200,000 by/),
    );
  });

  it.each([
    { where: 'nothing is in the wallet', contributions: [active], balanceNaira: 0 },
    {
      where: 'the wallet covers it and the payment is about to count',
      contributions: [active],
      balanceNaira: 300_000,
    },
    {
      where: 'another payment waits for the money too',
      contributions: [active, held],
      balanceNaira: 100_000,
    },
  ])('asks for the whole payment where $where', async ({ contributions, balanceNaira }) => {
    await render(contributions, balanceNaira);
    expect((await screen.findByText(/^We are waiting for/)).textContent).toMatch(/₦300,000, expected since/);
  });
});

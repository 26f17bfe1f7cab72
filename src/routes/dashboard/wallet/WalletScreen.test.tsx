// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listContributions } from '#api/calls/contributions.ts';
import { getTransactions, getWallet, setPaysDue, type Transaction } from '#api/calls/wallet.ts';
import { ApiError, NETWORK_MESSAGE } from '#api/failure.ts';
import { invalidateAreas } from '#app/queries/keys.ts';
import { naira } from '#domain/money.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, tolu, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './WalletScreen.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/wallet.ts');

const paid: Transaction = {
  id: 'transaction-1',
  title: 'Contribution',
  amount: naira(400_000),
  direction: 'debit',
  status: 'successful',
  reference: 'KOL-0001',
  property: { id: 'property-1', title: 'Ewe Terraces', unit: 'Block 1, Ground floor, U4' },
  createdAt: '2026-10-28T09:04:00.000Z',
};

const answer = (transactions: Transaction[]) => ({ transactions, total: transactions.length, totalPages: 1 });

beforeEach(() => {
  vi.mocked(listContributions).mockResolvedValue([]);
  vi.mocked(getWallet).mockResolvedValue(walletOf(45_000));
});
afterEach(cleanup);

describe('the wallet', () => {
  it('pays what is due by itself once the buyer chooses it', async () => {
    vi.mocked(getTransactions).mockResolvedValue(answer([]));
    vi.mocked(setPaysDue).mockResolvedValue({ ...walletOf(45_000), paysDue: true });
    const { user } = renderScreen(Component);
    const choice = await screen.findByRole('checkbox', { name: /^Pay what is due from my wallet/ });
    expect(choice.getAttribute('aria-checked')).toBe('false');
    await user.click(choice);
    expect(vi.mocked(setPaysDue).mock.calls[0]?.[0]).toBe(true);
    await waitFor(() => expect(choice.getAttribute('aria-checked')).toBe('true'));
  });

  it('shows what is stored where the choice could not be saved, and why', async () => {
    vi.mocked(getTransactions).mockResolvedValue(answer([]));
    vi.mocked(setPaysDue).mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
    const { user } = renderScreen(Component);
    const choice = await screen.findByRole('checkbox', { name: /^Pay what is due from my wallet/ });
    await user.click(choice);
    expect(await screen.findByText(NETWORK_MESSAGE)).toBeDefined();
    expect(choice.getAttribute('aria-checked')).toBe('false');
  });

  it('shows the balance and the account, and no tabs without transactions', async () => {
    vi.mocked(getTransactions).mockResolvedValue(answer([]));
    renderScreen(Component);
    expect(await screen.findByText('45,000')).toBeDefined();
    expect(screen.getByText('8162 409 735')).toBeDefined();
    expect(screen.getByText('Tolu Adeyemi')).toBeDefined();
    expect(screen.getByText('Sandbox Bank')).toBeDefined();
    expect(await screen.findByText('No transactions')).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('opens the balance to what came in and what left', async () => {
    const totals = {
      received: naira(445_000),
      returned: naira(0),
      contributed: naira(400_000),
      withdrawn: naira(0),
    };
    vi.mocked(getTransactions).mockResolvedValue({ ...answer([paid]), totals });
    const { user } = renderScreen(Component);
    await user.click(await screen.findByRole('button', { name: '₦45,000: how it is worked out' }));
    const panel = await screen.findByRole('dialog', { name: 'Wallet balance' });
    expect(panel.textContent).toContain('₦45,000 = ₦445,000 − ₦400,000');
    expect(panel.textContent).toContain('Paid into your plans₦400,000');
  });

  it.each([
    [400_000, true],
    [399_999, false],
  ])('with %s naira offers the balance for what is due: %s', async (balanceNaira, isOffered) => {
    const contribution = contributionOf({ paid: naira(3_600_000) });
    vi.mocked(listContributions).mockResolvedValue([contribution]);
    vi.mocked(getWallet).mockResolvedValue(walletOf(balanceNaira));
    vi.mocked(getTransactions).mockResolvedValue(answer([]));
    renderScreen(Component);
    await screen.findByText('Wallet balance');
    await waitFor(() => expect(listContributions).toHaveBeenCalled());
    if (!isOffered) return expect(screen.queryByRole('link', { name: 'Pay it' })).toBeNull();
    const way = await screen.findByRole('link', { name: 'Pay it' });
    expect(way.getAttribute('href')).toBe(`/dashboard/property/${contribution.slug}`);
    expect(way.parentElement?.textContent).toContain(
      '₦400,000 that is due on 28 Nov 2026 for Ewe Terraces, Block 1',
    );
  });

  it('says of a balance that covers a late instalment since when that was due', async () => {
    vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(2_800_000) })]);
    vi.mocked(getWallet).mockResolvedValue(walletOf(400_000));
    vi.mocked(getTransactions).mockResolvedValue(answer([]));
    renderScreen(Component);
    const way = await screen.findByRole('link', { name: 'Pay it' });
    expect(way.parentElement?.textContent).toMatch(/₦400,000 that was due on 28 Sept? 2026/);
  });

  it('shows the last page where the page in the address is gone', async () => {
    vi.mocked(getTransactions).mockImplementation(async ({ page }) => ({
      transactions: page === 1 ? [paid] : [],
      total: 1,
      totalPages: 1,
    }));
    const { router } = renderScreen(Component, { at: '/?page=7' });
    expect(await screen.findByRole('button', { name: /Contribution/ })).toBeDefined();
    expect(router.state.location.search).toBe('');
  });

  it('keeps a page, as busy, while the next one loads, but not for another time', async () => {
    vi.mocked(getTransactions).mockImplementation(({ page, months }) =>
      page === 2 || months !== undefined
        ? new Promise(() => {})
        : Promise.resolve({ transactions: [paid], total: 30, totalPages: 2 }),
    );
    const { user } = renderScreen(Component);
    const row = await screen.findByRole('button', { name: /Contribution/ });
    expect(row.closest('[aria-busy="true"]')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(row.closest('[aria-busy="true"]')).not.toBeNull();
    await user.click(screen.getByRole('tab', { name: '1 Month' }));
    expect(screen.queryByRole('button', { name: /Contribution/ })).toBeNull();
  });

  it('filters by months, keeps the tabs where a time has none, and keeps the filter in the address', async () => {
    vi.mocked(getTransactions).mockImplementation(async ({ months }) => answer(months === 1 ? [] : [paid]));
    const { user, router } = renderScreen(Component);
    await user.click(await screen.findByRole('tab', { name: '1 Month' }));
    expect(await screen.findByText('No transactions')).toBeDefined();
    expect(router.state.location.search).toBe('?months=1');
    await user.click(screen.getByRole('tab', { name: '6 Months' }));
    expect(await screen.findByRole('button', { name: /Contribution/ })).toBeDefined();
    expect(vi.mocked(getTransactions).mock.calls.at(-1)?.[0]).toEqual({
      userId: tolu.id,
      page: 1,
      months: 6,
    });
  });

  it('shows where withdrawn money is, and why it came back', async () => {
    const withdrawal = {
      id: 'withdrawal-1',
      status: 'returned',
      returnReason: 'given_back',
      bankName: 'Guaranty Trust Bank',
      accountLast4: '6785',
    } as const;
    const left: Transaction = { ...paid, title: 'Withdrawal', status: 'failed', property: null, withdrawal };
    const back: Transaction = {
      ...left,
      id: 'transaction-2',
      title: 'Withdrawal returned',
      direction: 'credit',
      status: 'successful',
    };
    vi.mocked(getTransactions).mockResolvedValue(answer([back, left]));
    const { user } = renderScreen(Component);
    expect((await screen.findByRole('button', { name: /^Withdrawal returned/ })).textContent).toContain(
      'Successful',
    );
    await user.click(screen.getByRole('button', { name: /^Withdrawal .*−₦400,000/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdrawal' }));
    for (const text of ['Guaranty Trust Bank …6785', 'Returned', /The other bank gave it back/])
      expect(dialog.getByText(text)).toBeDefined();
  });

  it('says of a transfer that the bank took back that it is taken back', async () => {
    const takenBack: Transaction = {
      ...paid,
      title: 'Transfer taken back by the bank',
      isTakenBack: true,
      property: null,
    };
    vi.mocked(getTransactions).mockResolvedValue(answer([takenBack]));
    const { user } = renderScreen(Component);
    await user.click(await screen.findByRole('button', { name: /^Transfer taken back by the bank/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer taken back by the bank' }));
    expect(dialog.getByText('Taken back')).toBeDefined();
  });

  it('shows in an open transaction what has become of it since', async () => {
    const withdrawal = {
      id: 'withdrawal-1',
      status: 'sent',
      returnReason: null,
      bankName: 'Guaranty Trust Bank',
      accountLast4: '6785',
    } as const;
    const left: Transaction = { ...paid, title: 'Withdrawal', status: 'pending', property: null, withdrawal };
    vi.mocked(getTransactions).mockResolvedValue(answer([left]));
    const { user, queryClient } = renderScreen(Component);
    await user.click(await screen.findByRole('button', { name: /^Withdrawal .*−₦400,000/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdrawal' }));
    expect(dialog.queryByText('Returned')).toBeNull();
    vi.mocked(getTransactions).mockResolvedValue(
      answer([
        {
          ...left,
          status: 'failed',
          withdrawal: { ...withdrawal, status: 'returned', returnReason: 'given_back' },
        },
      ]),
    );
    await act(() => invalidateAreas(queryClient, 'wallet'));
    expect(await dialog.findByText('Returned')).toBeDefined();
  });

  it('offers a withdrawal only where there is something to withdraw', async () => {
    vi.mocked(getTransactions).mockResolvedValue(answer([]));
    renderScreen(Component);
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeDefined();
    cleanup();
    vi.mocked(getWallet).mockResolvedValue(walletOf(0));
    renderScreen(Component);
    await screen.findByText('Wallet balance');
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('opens a transaction with all that is known of it', async () => {
    vi.mocked(getTransactions).mockResolvedValue(answer([paid]));
    const { user } = renderScreen(Component);
    await user.click(await screen.findByRole('button', { name: /Contribution.*−₦400,000/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contribution' }));
    for (const text of [
      '28 Oct 2026',
      '10:04',
      'KOL-0001',
      'Ewe Terraces, Block 1, Ground floor, U4',
      'Successful',
    ]) {
      expect(dialog.getByText(text)).toBeDefined();
    }
  });
});

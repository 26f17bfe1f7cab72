// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Contribution } from '#api/calls/contributions.ts';
import { listContributions, listPayments } from '#api/calls/contributions.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './ContributionScreen.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/wallet.ts');
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (contributions: Contribution[], balanceNaira = 45_000) => {
  vi.mocked(listContributions).mockResolvedValue(contributions);
  vi.mocked(listPayments).mockResolvedValue({ payments: [paymentOf()], total: 1, totalPages: 1 });
  vi.mocked(getWallet).mockResolvedValue(walletOf(balanceNaira));
  const at = `/dashboard/property/${contributions[0]?.slug}`;
  return renderScreen(Component, { path: '/dashboard/property/:name', at });
};

describe('what is due on a contribution’s page', () => {
  it('names the end of the hold in the facts of a held unit too, and calls nothing late before it', async () => {
    const changes = { status: 'pending', holdExpiresAt: '2026-11-28T10:15:00.000Z' } as const;
    open([contributionOf({ paid: naira(0), changes })]);
    const term = await screen.findByText('Pay by', { selector: 'dt' });
    expect(term.nextElementSibling?.textContent).toBe('28 Nov 2026, 11:15');
    expect(screen.queryByText('Late since')).toBeNull();
  });

  it('names the usual instalment once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
    open([contributionOf({ paid: naira(3_600_000) })]);
    const monthly = await screen.findByText('Each month', { selector: 'dt' });
    expect(monthly.nextElementSibling?.textContent).toContain('₦400,000');
    expect(screen.queryByText('Amount due', { selector: 'dt' })).toBeNull();
  });

  it('names all that is due in the bar, as the facts do', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
    open([contributionOf({ paid: naira(2_800_000) })]);
    const since = await screen.findByText(/^due, late since 28 Sept? 2026$/);
    expect(since.parentElement?.textContent).toMatch(/^₦800,000due, late/);
    const due = screen.getByText('Amount due', { selector: 'dt' });
    expect(due.nextElementSibling?.textContent).toContain('₦800,000');
  });

  it('names what is due today together with what is late', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T09:00:00Z') });
    open([contributionOf({ paid: naira(2_800_000) })]);
    const since = await screen.findByText(/^due, late since 28 Sept? 2026$/);
    expect(since.parentElement?.textContent).toMatch(/^₦1,200,000due, late/);
    expect(screen.getByText(/^2 instalments are late/).parentElement?.textContent).toContain(
      'Pay ₦1,200,000 now, and the plan ends',
    );
  });

  it.each([
    [3_600_000, 400_000, /^Your wallet covers what is due next.*₦400,000 is due on 28 Nov 2026/],
    [2_800_000, 800_000, /^Your wallet covers all that is due.*₦800,000 is due, late since 28 Sept? 2026/],
    [2_800_000, 799_999, null],
  ])('with ₦%s paid and ₦%s in the wallet offers to pay all that is due: %s', async (paid, balance, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
    open([contributionOf({ paid: naira(paid) })], balance);
    await screen.findByRole('heading', { level: 1 });
    await vi.waitFor(() => expect(getWallet).toHaveBeenCalled());
    const offer = () => screen.queryByText(/^Your wallet covers/)?.parentElement?.textContent;
    if (text) await vi.waitFor(() => expect(offer() ?? '').toMatch(text));
    else expect(offer()).toBeUndefined();
  });
});

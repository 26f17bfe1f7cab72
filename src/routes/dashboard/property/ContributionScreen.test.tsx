// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listContributions, listPayments } from '#api/calls/contributions.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { ApiError } from '#api/failure.ts';
import { naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './ContributionScreen.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/wallet.ts');

const nine = contributionOf({ paid: naira(3_600_000) });

beforeEach(() => {
  vi.mocked(getWallet).mockResolvedValue(walletOf(45_000));
  vi.mocked(listPayments).mockResolvedValue({ payments: [paymentOf()], total: 1, totalPages: 1 });
});
afterEach(cleanup);

const open = (contributions = [nine], query = '') => {
  vi.mocked(listContributions).mockResolvedValue(contributions);
  return renderScreen(Component, {
    path: '/dashboard/property/:name',
    at: `/dashboard/property/${nine.slug}${query}`,
  });
};

describe('a contribution’s page', () => {
  it('shows how far it is, both targets, what is due and how many months are left', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ewe Terraces' })).toBeDefined();
    const bar = screen.getByRole('progressbar', { name: 'Contributed so far' });
    expect(bar.getAttribute('aria-valuetext')).toBe('₦3,600,000 of ₦9,600,000');
    for (const text of ['First target', '₦4,800,000', 'Second target', '28 Nov 2026', '15', '₦22,400,000']) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(screen.getByText('Three more months, and you get the allocation letter.')).toBeDefined();
  });

  it('opens the whole schedule', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'See the whole schedule' }));
    const table = within(screen.getByRole('table', { name: 'Instalments of Ewe Terraces' }));
    expect(table.getAllByRole('row')).toHaveLength(25);
    expect(table.getByText('Month 24')).toBeDefined();
  });

  it('lists milestones with their status, and opens their pictures with a download', async () => {
    const { user } = open([nine], '?tab=progress');
    const panel = within(await screen.findByRole('tabpanel', { name: 'Project Progress' }));
    expect(panel.getByText('Foundation')).toBeDefined();
    expect(panel.getByText('On-going')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Open picture 1 of 1: Plastered front' }));
    const link = await screen.findByRole('link', { name: 'Download picture' });
    expect(link.getAttribute('href')).toBe('/media/plaster.webp');
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('lists payments, and opens one with its details', async () => {
    const { user } = open([nine], '?tab=payments');
    await user.click(await screen.findByRole('button', { name: /28 Oct 2026.*₦400,000/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contribution' }));
    for (const text of ['Received', '28 Oct 2026', '10:04', 'KOL-0001', 'Ewe Terraces']) {
      expect(dialog.getByText(text)).toBeDefined();
    }
  });

  it('keeps the chosen tab in the address', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('tab', { name: 'Payment History' }));
    expect(router.state.location.search).toBe('?tab=payments');
  });

  it('says until when a pending unit is held', async () => {
    open([
      contributionOf({
        paid: naira(0),
        changes: { status: 'pending', holdExpiresAt: '2026-11-23T09:24:00.000Z' },
      }),
    ]);
    expect(await screen.findByText('This unit is held for you until 23 Nov 2026, 10:24.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Make Contribution' })).toBeDefined();
  });

  it.each([
    [0, true],
    [4_800_000, false],
  ])('on Plan C with %s naira paid, promises the allocation letter: %s', async (paidNaira, isPromised) => {
    open([contributionOf({ paid: naira(paidNaira), changes: { plan: 'C' } })]);
    await screen.findByRole('heading', { level: 1 });
    const promise = screen.queryByText("You'll get the allocation letter when the first target is met.");
    expect(promise !== null).toBe(isPromised);
  });

  it('shows where to send an awaited payment, less what the wallet holds', async () => {
    open([
      contributionOf({
        paid: naira(3_600_000),
        changes: { awaitingPayment: paymentOf({ status: 'awaiting_transfer', receivedAt: null }) },
      }),
    ]);
    expect(await screen.findByRole('heading', { name: 'We are waiting for ₦400,000' })).toBeDefined();
    expect(await screen.findByText('8162 409 735')).toBeDefined();
    expect(screen.getByText('₦355,000')).toBeDefined();
  });

  it('says that an unknown name leads nowhere, with a way on', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'We could not find this contribution' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See all your properties' }).getAttribute('href')).toBe(
      '/dashboard/properties',
    );
  });

  it('offers to try again when it could not be loaded', async () => {
    vi.mocked(listContributions).mockRejectedValueOnce(new ApiError({ code: 'internal_error', status: 500 }));
    const { user } = renderScreen(Component, {
      path: '/dashboard/property/:name',
      at: `/dashboard/property/${nine.slug}`,
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    vi.mocked(listContributions).mockResolvedValue([nine]);
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ewe Terraces' })).toBeDefined();
  });
});

// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getExit, type PlanExit } from '#api/calls/changes.ts';
import { listContributions, listPayments } from '#api/calls/contributions.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { ApiError } from '#api/failure.ts';
import { kobo, naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './ContributionScreen.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/changes.ts');
vi.mock('#api/calls/wallet.ts');

const left = contributionOf({ paid: naira(0), changes: { status: 'left', nextDue: null } });
const exit: PlanExit = {
  id: 'exit-1',
  status: 'confirmed',
  reference: 'EXT-7K2M9QX4TB',
  paid: naira(2_160_000.37),
  feeBps: 0,
  fee: kobo(0),
  returned: naira(2_160_000.37),
  requestedAt: '2026-11-20T09:00:00.000Z',
  decidedAt: '2026-11-21T09:00:00.000Z',
  reason: 'Spoke to Tolu.',
};
/** 2.5% is kept back. */
const withFee: PlanExit = {
  ...exit,
  paid: naira(1_000_000),
  feeBps: 250,
  fee: naira(25_000),
  returned: naira(975_000),
};

beforeEach(() => {
  vi.mocked(getWallet).mockResolvedValue(walletOf(0));
  vi.mocked(listPayments).mockResolvedValue({ payments: [paymentOf()], total: 1, totalPages: 1 });
});
afterEach(cleanup);

function open(found: PlanExit, query = '') {
  vi.mocked(listContributions).mockResolvedValue([left]);
  vi.mocked(getExit).mockResolvedValue({ quote: null, exit: found });
  return renderScreen(Component, {
    path: '/dashboard/property/:name',
    at: `/dashboard/property/${left.slug}${query}`,
  });
}

it('says what was contributed and returned, not that nothing was contributed', async () => {
  open(exit);
  const caption = await screen.findByText('contributed, and returned to your wallet');
  expect(caption.parentElement?.textContent).toContain('₦2,160,000.37');
  expect(screen.queryByText(/contributed so far/)).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says what of it went into the wallet where a share was kept back', async () => {
  open(withFee);
  const caption = await screen.findByText(/^contributed, of which/);
  expect(caption.parentElement?.textContent).toContain('₦1,000,000');
  expect(caption.textContent).toMatch(/₦975,000.* went into your wallet/);
});

it.each([
  ['the payment history', '?tab=payments', 'Payment History'],
  ['the latest payments', '', 'Overview'],
])('lists the return above the payments in %s, and opens its details', async (_, query, tab) => {
  const { user } = open(withFee, query);
  const panel = within(await screen.findByRole('tabpanel', { name: tab }));
  const rows = within(await panel.findByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textContent).toMatch(/^Returned to your wallet.*21 Nov 2026.*−₦975,000Returned$/);
  expect(rows[0]?.textContent).toContain('EXT-7K2M9QX4TB');
  expect(rows[1]?.textContent).toContain('Received');
  await user.click(within(rows[0] as HTMLElement).getByRole('button'));
  const opened = await screen.findByRole('dialog', { name: 'Returned to your wallet' });
  const dialog = within(opened);
  expect(opened.textContent).toContain('₦975,000');
  for (const text of ['21 Nov 2026', '10:00', 'EXT-7K2M9QX4TB']) expect(dialog.getByText(text)).toBeDefined();
  expect(dialog.getByText('Kept back').nextElementSibling?.textContent).toContain('₦25,000');
});

it('lists no return on the later pages of the history', async () => {
  vi.mocked(listPayments).mockResolvedValue({ payments: [paymentOf()], total: 21, totalPages: 2 });
  open(exit, '?tab=payments&page=2');
  expect(await screen.findByText('Received')).toBeDefined();
  expect(screen.queryByText('Returned to your wallet')).toBeNull();
});

it('offers to load again what could not be loaded of the return', async () => {
  vi.mocked(listContributions).mockResolvedValue([left]);
  vi.mocked(getExit).mockRejectedValue(new ApiError({ code: 'internal_error', status: 500 }));
  renderScreen(Component, {
    path: '/dashboard/property/:name',
    at: `/dashboard/property/${left.slug}?tab=payments`,
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Received')).toBeNull();
  vi.mocked(getExit).mockResolvedValue({ quote: null, exit });
  retry.click();
  await waitFor(() => expect(screen.queryByText('Returned to your wallet')).not.toBeNull());
});

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type ExitState, getExit } from '#api/calls/changes.ts';
import { type Contribution, listContributions } from '#api/calls/contributions.ts';
import { naira } from '#domain/money.ts';
import { EXIT_DECISION_DAYS } from '#domain/plans/exits.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './LeaveScreen.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/changes.ts');
afterEach(cleanup);

const paid = naira(1_000_000);
const fee = naira(25_000);
const returned = naira(975_000);
const quote = { paid, feeBps: 250, fee, returned, decisionDays: EXIT_DECISION_DAYS };

function open(
  state: ExitState,
  status: Contribution['status'] = 'active',
  awaitingPayment: Contribution['awaitingPayment'] = null,
) {
  const contribution = contributionOf({ paid, changes: { status, awaitingPayment } });
  vi.mocked(listContributions).mockResolvedValue([contribution]);
  vi.mocked(getExit).mockResolvedValue(state);
  renderScreen(Component, {
    path: '/dashboard/property/:name/leave',
    at: `/dashboard/property/${contribution.slug}/leave`,
  });
}

const request = {
  id: 'exit-1',
  status: 'requested' as const,
  reference: 'EXT-7K2M9QX4TB',
  paid,
  feeBps: 250,
  fee,
  returned,
  requestedAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  reason: null,
};
const decided = (status: 'confirmed' | 'declined') => ({
  ...request,
  status,
  decidedAt: '2026-11-21T09:00:00.000Z',
  reason: 'We could not reach you.',
});

it('says what is kept back, what returns and when', async () => {
  open({ quote, exit: null });
  const kept = await screen.findByRole('button', { name: '₦25,000: how it is worked out' });
  expect(kept.parentElement?.textContent).toBe('₦25,000 (2.5%)');
  expect(screen.getByText('₦975,000')).toBeDefined();
  expect(screen.getByText(`Once one of us has checked it, within ${EXIT_DECISION_DAYS} days`)).toBeDefined();
});

it.each([
  ['active', 1],
  ['completed', 0],
] as const)(
  'leads to what helps in a hard month only from a plan that can change: %s',
  async (status, count) => {
    open({ quote, exit: null }, status);
    await screen.findByText(/Until then nothing is paid/);
    expect(screen.queryAllByRole('link', { name: 'See what helps' })).toHaveLength(count);
  },
);

it('says that an announced payment is cancelled, where there is one', async () => {
  open({ quote, exit: null }, 'active', paymentOf({ status: 'awaiting_transfer', receivedAt: null }));
  expect(
    await screen.findByText(/The payment that we are waiting for is cancelled with your request/),
  ).toBeDefined();
  cleanup();
  open({ quote, exit: null });
  expect((await screen.findByText(/Until then nothing is paid/)).textContent).not.toContain('cancelled');
});

it('shows the amounts that were asked for, also where the rules give others today', async () => {
  const older = { ...request, fee: naira(30_000), returned: naira(970_000) };
  open({ quote: null, exit: older });
  expect(await screen.findByText('₦30,000')).toBeDefined();
  expect(screen.getByText('₦970,000')).toBeDefined();
});

it('says what was returned once it is confirmed', async () => {
  open({ quote: null, exit: decided('confirmed') }, 'left');
  expect(await screen.findByText('You have left this plan.')).toBeDefined();
  expect(screen.getByText(/went into/).textContent).toContain(
    '₦975,000 went into your wallet on 21 Nov 2026.',
  );
});

it('says why it was declined, and takes another request', async () => {
  open({ quote, exit: decided('declined') });
  expect(await screen.findByText(/We could not reach you/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ask to leave this plan' })).toBeDefined();
});

it('says that a request was taken back, and takes another', async () => {
  open({ quote, exit: { ...request, status: 'withdrawn', decidedAt: '2026-11-21T09:00:00.000Z' } });
  const notice = (await screen.findByText('You have taken your last request back.')).parentElement;
  expect(notice?.textContent).toContain('That was on 21 Nov 2026. Your plan goes on');
  expect(screen.getByRole('button', { name: 'Ask to leave this plan' })).toBeDefined();
});

it.each([
  ['pending', /^Nothing was paid into this contribution. While its unit is held you can cancel it/],
  ['expired', /^The hold on its unit ended before anything was paid/],
  ['cancelled', /^It was cancelled before anything was paid/],
] as const)('is not for a plan that nothing was paid into: one that is %s', async (status, sentence) => {
  open({ quote: null, exit: null }, status);
  expect(await screen.findByText(sentence)).toBeDefined();
});

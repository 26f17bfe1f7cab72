// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listPayments } from '#api/calls/contributions.ts';
import { naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { Overview } from './Overview.tsx';

vi.mock('#api/calls/contributions.ts');

const contribution = contributionOf({ paid: naira(3_600_000) });

afterEach(cleanup);

it('shows the progress of the home and the payments before what else would be possible', async () => {
  vi.mocked(listPayments).mockResolvedValue({ payments: [paymentOf()], total: 1, totalPages: 1 });
  renderScreen(() => <Overview contribution={contribution} />);
  await screen.findByRole('heading', { name: 'Payment History' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const last = ['Project Progress', 'Payment History', 'Had you begun with Plan A'];
  expect(titles.filter((title) => last.includes(title))).toEqual(last);
});

it('says once how much of the whole is contributed, and under the cloth only how many instalments', async () => {
  vi.mocked(listPayments).mockResolvedValue({ payments: [], total: 0, totalPages: 1 });
  renderScreen(() => <Overview contribution={contribution} />);
  await screen.findByText(/instalments paid$/);
  const contributed = screen.getAllByRole('button', { name: '₦3,600,000: how it is worked out' });
  expect(contributed).toHaveLength(1);
});

it.each([
  ['C', /^Your first contribution: ₦400,000/],
  ['B', /^We are waiting for ₦400,000/],
] as const)(
  'names the first payment of Plan %s by whether the agreement asks for it at once',
  async (plan, name) => {
    vi.mocked(listPayments).mockResolvedValue({ payments: [], total: 0, totalPages: 1 });
    const changes = {
      plan,
      status: 'pending',
      holdExpiresAt: '2026-12-05T09:24:00.000Z',
      awaitingPayment: paymentOf({ status: 'awaiting_transfer', receivedAt: null }),
    } as const;
    renderScreen(() => <Overview contribution={contributionOf({ paid: naira(0), changes })} />);
    expect(await screen.findByRole('heading', { name })).toBeDefined();
  },
);

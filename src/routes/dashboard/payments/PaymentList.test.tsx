// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PAYMENT_CANCEL_REASONS } from '#domain/statuses.ts';
import { paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { PaymentList } from './PaymentList.tsx';

vi.mock('#api/calls/contributions.ts');

afterEach(cleanup);

const show = (payments: Parameters<typeof PaymentList>[0]['payments']) =>
  renderScreen(() => <PaymentList payments={payments} property="Ewe Terraces" />);

it('names the unit that a payment was for', async () => {
  show([paymentOf({ unitName: 'Omi Court, Block 1, U4' })]);
  await userEvent.click(await screen.findByRole('button', { name: /₦400,000/ }));
  expect(await screen.findByText('Omi Court, Block 1, U4')).toBeDefined();
  expect(screen.queryByText('Ewe Terraces')).toBeNull();
});

it.each(PAYMENT_CANCEL_REASONS)(
  'strikes through the amount of a payment that was %s',
  async (cancelReason) => {
    show([paymentOf({ status: 'cancelled', cancelReason, receivedAt: null })]);
    expect((await screen.findByText('₦400,000')).tagName).toBe('S');
  },
);

it.each(['received', 'awaiting_transfer'] as const)(
  'leaves the amount of one that is %s as it is',
  async (status) => {
    show([paymentOf({ status })]);
    expect((await screen.findByText('₦400,000')).tagName).toBe('SPAN');
  },
);

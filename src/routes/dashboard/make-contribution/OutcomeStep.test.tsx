// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { type Contribution, createPayment, getPayment, listContributions } from '#api/calls/contributions.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { invalidateAreas } from '#app/queries/keys.ts';
import { naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { PaymentDashboard } from '#tests/fixtures/PaymentDashboard.tsx';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
// Imported here because loading it on first use is slow on a busy machine.
import './ContributionDialog.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/wallet.ts');

const awaiting = paymentOf({ status: 'awaiting_transfer', receivedAt: null });

beforeEach(() => {
  vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(3_600_000) })]);
  vi.mocked(getWallet).mockResolvedValue(walletOf(0));
  vi.mocked(createPayment).mockResolvedValue(awaiting);
  vi.mocked(getPayment).mockResolvedValue(awaiting);
});
afterEach(cleanup);

/** The dialog with the account of the announced payment. */
async function announce() {
  const view = renderScreen(PaymentDashboard, { host: { options: { clock: new SimulatedClock() } } });
  await view.user.click(await screen.findByRole('button', { name: 'Make Contribution' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Contribution' }));
  const proceed = dialog.getByRole('button', { name: 'Continue' });
  await waitFor(() => expect(proceed.getAttribute('aria-busy')).not.toBe('true'));
  await view.user.click(proceed);
  const sent = await dialog.findByRole('button', { name: 'I have sent the money' });
  const declare = () => view.user.click(sent);
  return { ...view, dialog, declare };
}

describe('the wait for the transfer', () => {
  const steps = () =>
    screen.getAllByRole('listitem').map(({ textContent, dataset }) => `${dataset.status}: ${textContent}`);
  const account = () => screen.getByRole('button', { name: 'Where to send it' });

  it('has the money as sent, and the account folded, while nothing has arrived', async () => {
    const { dialog, declare } = await announce();
    await declare();
    await dialog.findByRole('heading', { name: 'We are waiting for ₦400,000' });
    expect(steps()[0]).toMatch(/^done: .*You have sent the money/);
    expect(account().getAttribute('aria-expanded')).toBe('false');
    expect(dialog.queryByText(/is in your wallet/)).toBeNull();
  });

  it('says what has arrived and what is still to be sent, with the account open', async () => {
    const { dialog, declare, queryClient } = await announce();
    await declare();
    vi.mocked(getWallet).mockResolvedValue(walletOf(145_000));
    await act(() => invalidateAreas(queryClient, 'wallet'));
    await dialog.findByRole('heading', { name: 'We are waiting for ₦255,000' });
    const said = dialog.getByText(/has to arrive/).closest('[role="status"]');
    expect(said?.textContent).toBe(
      '₦145,000 of the ₦400,000 is in your wallet. The other ₦255,000 has to arrive: send it if you have not.',
    );
    expect(steps().join('\n')).not.toContain('You have sent the money');
    expect(steps()[0]).toMatch(/^done: .*₦145,000 is in your wallet/);
    expect(steps()[1]).toMatch(/^current: .*Waiting for the other ₦255,000/);
    expect(account().getAttribute('aria-expanded')).toBe('true');
  });
});

describe('the received contribution', () => {
  it('shows no figures of before the payment while the contribution is read again', async () => {
    let respond: (contributions: Contribution[]) => void = () => {};
    const { dialog, live } = await announce();
    vi.mocked(getPayment).mockResolvedValue(paymentOf());
    vi.mocked(listContributions).mockImplementation(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    act(() => live.publish({ kind: 'payment', id: 'payment-1' }));
    await dialog.findByRole('heading', { name: 'You just made a contribution' });
    expect(dialog.queryByText(/instalments paid/)).toBeNull();
    expect(dialog.queryByRole('img')).toBeNull();
    expect(dialog.queryByText(/^(Your next contribution of|Still due:)/)).toBeNull();
    await act(async () => respond([contributionOf({ paid: naira(4_000_000) })]));
    expect(await dialog.findByText('10 of 24 instalments paid')).toBeDefined();
    expect(dialog.getByText(/^(Your next contribution of|Still due:)/)).toBeDefined();
  });

  it('shows none either where the contribution cannot be read again', async () => {
    const { dialog, live } = await announce();
    vi.mocked(getPayment).mockResolvedValue(paymentOf());
    const reads = vi.mocked(listContributions).mock.calls.length;
    vi.mocked(listContributions).mockRejectedValue(new Error('no network'));
    act(() => live.publish({ kind: 'payment', id: 'payment-1' }));
    await dialog.findByRole('heading', { name: 'You just made a contribution' });
    await waitFor(() => expect(vi.mocked(listContributions).mock.calls.length).toBeGreaterThan(reads));
    await act(async () => {});
    expect(dialog.queryByText(/instalments paid/)).toBeNull();
  });
});

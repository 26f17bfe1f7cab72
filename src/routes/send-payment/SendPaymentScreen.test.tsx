// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as contributions from '#api/calls/contributions.ts';
import * as wallets from '#api/calls/wallet.ts';
import { NETWORK_MESSAGE } from '#api/failure.ts';
import { naira } from '#domain/money.ts';
import {
  IDS,
  networkDown,
  payment,
  receivedContribution,
} from '#machines/contribution/contribution.fixtures.ts';
import {
  address,
  answerAll,
  leaveNothing,
  press,
  reachPayment,
  UNIT_PAGE,
  user,
  walletWith,
} from '#tests/fixtures/wizard.tsx';

vi.mock(import('#api/calls/contributions.ts'));
vi.mock(import('#api/calls/properties.ts'));
vi.mock(import('#api/calls/wallet.ts'));

beforeEach(answerAll);
afterEach(leaveNothing);

describe('the payment', () => {
  it('shows the account and the amount, and copies both', async () => {
    await reachPayment();
    expect(await screen.findByText('8162 409 735')).toBeDefined();
    expect(screen.getByText('Sandbox Bank')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Send ₦312,500 to your account');
    expect(screen.getByText(/^Until Mon 23 Nov/)).toBeDefined();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await press('Copy Account number');
    expect(written).toHaveBeenLastCalledWith('8162409735');
    expect(await screen.findByText('Copied to clipboard')).toBeDefined();
    await press('Copy Amount');
    expect(written).toHaveBeenLastCalledWith('312500');
  });

  it('is awaited, then received without a reload', async () => {
    await reachPayment();
    await user.click(await screen.findByRole('button', { name: 'I have sent the money' }));
    expect(await screen.findByRole('heading', { name: 'We are waiting for ₦312,500' })).toBeDefined();
    expect(contributions.createPayment).toHaveBeenCalledWith(
      IDS.contribution,
      naira(312_500),
      `${IDS.contribution}.first`,
    );
    vi.mocked(contributions.getPayment).mockResolvedValue(
      payment({ status: 'received', receivedAt: '2026-11-21T09:06:00.000Z' }),
    );
    vi.mocked(contributions.getContribution).mockResolvedValue(receivedContribution());
    const heading = await screen.findByRole(
      'heading',
      { name: 'You just made a contribution' },
      { timeout: 5_000 },
    );
    expect(heading.parentElement?.textContent).toContain(
      'Your contribution has been received. You can monitor the progress of your contribution on your dashboard.',
    );
    await press('Continue');
    await waitFor(() => expect(address()).toBe('/dashboard/property/ile-ayo-court-000040'));
    expect(window.localStorage).toHaveLength(0);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is cancelled only after a question, and leads back to the units', async () => {
    await reachPayment();
    await user.click(await screen.findByRole('button', { name: 'Cancel Payment' }));
    await press('Keep the unit');
    expect(contributions.cancelContribution).not.toHaveBeenCalled();
    await press('Cancel Payment');
    await press('Yes, cancel it');
    expect(
      await screen.findByText('Your payment is cancelled and the unit is back on the list.'),
    ).toBeDefined();
    await waitFor(() => expect(address()).toBe(UNIT_PAGE));
  });

  it('keeps the question open with the reason where it could not be cancelled', async () => {
    await reachPayment();
    await user.click(await screen.findByRole('button', { name: 'Cancel Payment' }));
    vi.mocked(contributions.cancelContribution).mockRejectedValueOnce(networkDown());
    await press('Yes, cancel it');
    const question = within(await screen.findByRole('dialog', { name: 'Cancel this payment?' }));
    expect(await question.findByText(new RegExp(NETWORK_MESSAGE))).toBeDefined();
    await press('Yes, cancel it');
    await waitFor(() => expect(address()).toBe(UNIT_PAGE));
  });

  it('is paid from the wallet where that holds enough', async () => {
    vi.mocked(wallets.getWallet).mockResolvedValue(walletWith(naira(400_000)));
    await reachPayment();
    expect(await screen.findByText('Your wallet balance covers this')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pay from wallet' })).toBeDefined();
  });
});

// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as contributions from '#api/calls/contributions.ts';
import * as wallets from '#api/calls/wallet.ts';
import { NETWORK_MESSAGE } from '#api/failure.ts';
import { naira } from '#domain/money.ts';
import {
  contribution,
  IDS,
  networkDown,
  payment,
  receivedContribution,
} from '#machines/contribution/model/contribution.fixtures.ts';
import {
  address,
  clearStorages,
  mockAllCalls,
  press,
  reachPayment,
  UNIT_PAGE,
  user,
  walletWith,
} from '#tests/fixtures/wizard.tsx';

vi.mock(import('#api/calls/contributions.ts'));
vi.mock(import('#api/calls/properties.ts'));
vi.mock(import('#api/calls/wallet.ts'));

/** The server's response to an agreement, which creates the pending payment. */
const held = () => contribution('B', { awaitingPayment: payment() });

/** The buyer returns from the bank's app: without an event stream, the page then checks the payment. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(mockAllCalls);
afterEach(clearStorages);

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

  it('names no amount to send before the balance is loaded', async () => {
    vi.mocked(wallets.getWallet).mockRejectedValue(networkDown());
    vi.mocked(contributions.createContribution).mockImplementation(async () => {
      vi.mocked(wallets.getWallet).mockReturnValue(new Promise(() => {}));
      return held();
    });
    await reachPayment();
    const heading = await screen.findByRole('heading', { name: 'Pay ₦312,500' });
    expect(heading.closest('main, body')?.textContent).not.toMatch(/Send ₦|Exactly ₦|Simulate the transfer/);
  });

  it('names the unit whole, and the amount of the payment that waits', async () => {
    const awaitingPayment = payment({ amount: naira(100_000) });
    vi.mocked(contributions.createContribution).mockResolvedValue(contribution('B', { awaitingPayment }));
    await reachPayment();
    expect(await screen.findByRole('heading', { name: 'Send ₦100,000 to your account' })).toBeDefined();
    expect(
      screen.getByText(/The first contribution for Ile Ayo Court, Block 1, Ground floor, U1\./),
    ).toBeDefined();
    await press('Cancel Payment');
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'Ile Ayo Court, Block 1, Ground floor, U1 goes back on the list',
    );
  });

  it('turns to received when the money comes before it is announced', async () => {
    vi.mocked(contributions.createContribution).mockResolvedValue(held());
    await reachPayment();
    expect(await screen.findByRole('button', { name: 'I have sent the money' })).toBeDefined();
    vi.mocked(contributions.getContribution).mockResolvedValue(receivedContribution());
    comeBack();
    expect(
      await screen.findByRole('heading', { name: 'You just made a contribution' }, { timeout: 5_000 }),
    ).toBeDefined();
    expect(screen.getByText('Ile Ayo Court, Block 1, Ground floor, U1')).toBeDefined();
    expect(address()).toBe('/contribution-response');
    expect(contributions.createPayment).not.toHaveBeenCalled();
  });

  it('asks at once when the buyer comes back from their bank', async () => {
    await reachPayment();
    await screen.findByRole('button', { name: 'I have sent the money' });
    vi.mocked(contributions.getContribution).mockClear().mockResolvedValue(receivedContribution());
    comeBack();
    await waitFor(() => expect(contributions.getContribution).toHaveBeenCalledTimes(1));
  });

  it('is awaited, then received without a reload', async () => {
    vi.mocked(contributions.createContribution).mockResolvedValue(held());
    await reachPayment();
    await user.click(await screen.findByRole('button', { name: 'I have sent the money' }));
    expect(await screen.findByRole('heading', { name: 'We are waiting for ₦312,500' })).toBeDefined();
    expect(screen.getByText(/^For Ile Ayo Court, Block 1, Ground floor, U1\./)).toBeDefined();
    // The payment has been pending since the agreement: no second one is created.
    expect(contributions.createPayment).not.toHaveBeenCalled();
    vi.mocked(contributions.getPayment).mockResolvedValue(
      payment({ status: 'received', receivedAt: '2026-11-21T09:06:00.000Z' }),
    );
    vi.mocked(contributions.getContribution).mockResolvedValue(receivedContribution());
    comeBack();
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

  it('says how much of it has arrived, and in the end what is over', async () => {
    vi.mocked(contributions.createContribution).mockResolvedValue(held());
    vi.mocked(wallets.getWallet).mockResolvedValue(walletWith(naira(12_500)));
    await reachPayment();
    await user.click(await screen.findByRole('button', { name: 'I have sent the money' }));
    const arrived = await screen.findByText(/has to arrive/);
    expect(arrived.textContent).toMatch(
      /^₦12,500 of the ₦312,500 is in your wallet\. The other ₦300,000 has to arrive by .*: send it if you have not\.$/,
    );
    expect(screen.queryByText('You have sent the money')).toBeNull();
    expect(screen.getByText(/^Waiting for the other/).textContent).toBe('Waiting for the other ₦300,000');
    vi.mocked(contributions.getPayment).mockResolvedValue(
      payment({ status: 'received', receivedAt: '2026-11-21T09:06:00.000Z' }),
    );
    vi.mocked(contributions.getContribution).mockResolvedValue(receivedContribution());
    comeBack();
    expect(await screen.findByText('Reserved in your name.', undefined, { timeout: 5_000 })).toBeDefined();
    expect(screen.getByText(/^Your wallet holds/).textContent).toBe(
      'Your wallet holds ₦12,500 more: pay with it next time, or withdraw it.',
    );
  });

  it('stays received while the dashboard is loading', async () => {
    vi.mocked(contributions.createContribution).mockResolvedValue(held());
    const { router } = await reachPayment();
    await user.click(await screen.findByRole('button', { name: 'I have sent the money' }));
    vi.mocked(contributions.getPayment).mockResolvedValue(
      payment({ status: 'received', receivedAt: '2026-11-21T09:06:00.000Z' }),
    );
    vi.mocked(contributions.getContribution).mockResolvedValue(receivedContribution());
    comeBack();
    const name = 'You just made a contribution';
    await screen.findByRole('heading', { name }, { timeout: 5_000 });
    const opening = vi.spyOn(router, 'navigate').mockImplementation(() => new Promise(() => {}));
    await press('Continue');
    await waitFor(() => expect(opening).toHaveBeenCalled());
    expect(screen.queryByRole('heading', { name: /^We are waiting/ })).toBeNull();
    expect(screen.getByRole('heading', { name })).toBeDefined();
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

  it('is paid from the wallet where that holds enough, and asks for no transfer', async () => {
    vi.mocked(contributions.createContribution).mockResolvedValue(held());
    vi.mocked(wallets.getWallet).mockResolvedValue(walletWith(naira(400_000)));
    await reachPayment();
    expect(await screen.findByText('There is nothing to transfer')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your wallet covers ₦312,500');
    expect(screen.queryByText(/Send ₦/)).toBeNull();
    expect(screen.queryByText('8162 409 735')).toBeNull();
    await press('Pay from wallet');
    await waitFor(() =>
      expect(contributions.createPayment).toHaveBeenCalledWith(
        IDS.contribution,
        naira(312_500),
        expect.any(String),
      ),
    );
  });

  it('says that the wallet no longer covers it, and asks for the transfer', async () => {
    vi.mocked(contributions.createContribution).mockResolvedValue(held());
    vi.mocked(contributions.getContribution).mockResolvedValue(held());
    vi.mocked(wallets.getWallet).mockResolvedValue(walletWith(naira(400_000)));
    await reachPayment();
    await screen.findByRole('button', { name: 'Pay from wallet' });
    vi.mocked(wallets.getWallet).mockResolvedValue(walletWith(naira(12_500)));
    vi.mocked(contributions.createPayment).mockResolvedValue(payment());
    await press('Pay from wallet');
    expect(await screen.findByText(/^Your wallet no longer covers this\./)).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Send ₦300,000 to your account' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'I have sent the money' })).toBeDefined();
    expect(address()).toBe('/send-payment');
  });

  it('asks only for the rest where the wallet holds a part', async () => {
    vi.mocked(wallets.getWallet).mockResolvedValue(walletWith(naira(12_500)));
    await reachPayment();
    expect(await screen.findByRole('heading', { name: 'Send ₦300,000 to your account' })).toBeDefined();
    const notice = screen.getByText(/^Your wallet holds/);
    expect(notice.textContent).toContain('Your wallet holds ₦12,500 of the ₦312,500 already.');
    expect(screen.queryByText('There is nothing to transfer')).toBeNull();
  });

  it('is over at once where the wallet paid it at the agreement', async () => {
    vi.mocked(contributions.createContribution).mockResolvedValue(receivedContribution());
    await reachPayment();
    expect(await screen.findByRole('heading', { name: 'You just made a contribution' })).toBeDefined();
    expect(address()).toBe('/contribution-response');
  });

  it.each([
    ['cancelled', 'Your payment is cancelled and the unit is back on the list.'],
    ['expired', /^No payment was confirmed in time\. If yours reached the bank before/],
  ] as const)('says so in a second tab where it was %s elsewhere', async (status, sentence) => {
    await reachPayment();
    await screen.findByRole('button', { name: 'I have sent the money' });
    const ended = contribution('B', { status, holdExpiresAt: null });
    vi.mocked(contributions.getContribution).mockResolvedValue(ended);
    comeBack();
    expect(await screen.findByText(sentence)).toBeDefined();
    await waitFor(() => expect(address()).toBe(UNIT_PAGE));
  });
});

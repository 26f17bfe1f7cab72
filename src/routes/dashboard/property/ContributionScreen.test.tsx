// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cancelContribution,
  listContributions,
  listPayments,
  withdrawPayment,
} from '#api/calls/contributions.ts';
import { getWallet, type Wallet } from '#api/calls/wallet.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { ApiError, NETWORK_MESSAGE } from '#api/failure.ts';
import { isoDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { PLANS, type Plan } from '#domain/plans/plans.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from './ContributionScreen.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/wallet.ts');

const PAID_INTO = ERRORS.contribution_paid_into.message;
const nine = contributionOf({ paid: naira(3_600_000) });
/** Its unit is held until the payment of ₦400,000 arrives. */
const awaited = contributionOf({
  paid: naira(0),
  changes: {
    status: 'pending',
    holdExpiresAt: '2026-11-23T09:24:00.000Z',
    awaitingPayment: paymentOf({ status: 'awaiting_transfer', receivedAt: null }),
  },
});

beforeEach(() => {
  vi.mocked(cancelContribution).mockReset();
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
    const table = within(
      screen.getByRole('table', { name: 'Instalments of Ewe Terraces, Block 1, Ground floor, U4' }),
    );
    expect(table.getAllByRole('row')).toHaveLength(25);
    expect(table.getByText('Month 24')).toBeDefined();
  });

  it('says in the schedule what is left of an instalment that is paid in part', async () => {
    const { user } = open([contributionOf({ paid: naira(500_000) })]);
    await user.click(await screen.findByRole('button', { name: 'See the whole schedule' }));
    const second = screen.getAllByRole('row').find(({ textContent }) => textContent?.includes('Month 2'));
    expect(second?.textContent).toMatch(/₦400,000.*₦300,000.* left/);
    expect(screen.getAllByText(/ left$/)).toHaveLength(1);
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
    for (const text of [
      'Received',
      '28 Oct 2026',
      '10:04',
      'KOL-0001',
      'Ewe Terraces, Block 1, Ground floor, U4',
    ]) {
      expect(dialog.getByText(text)).toBeDefined();
    }
  });

  it.each([
    ['replaced', 'Replaced', /A payment of another amount took the place of this one/],
    ['withdrawn', 'Withdrawn', /You withdrew this payment/],
    ['lapsed', 'Lapsed', /No transfer covered this payment in time/],
    ['leaving_requested', 'Cancelled', /You asked to leave this plan before this payment was covered/],
    ['contribution_ended', 'Cancelled', /The contribution ended before this payment was covered/],
  ] as const)(
    'says of a payment that was %s why, and where the money is',
    async (cancelReason, label, why) => {
      vi.mocked(listPayments).mockResolvedValue({
        payments: [paymentOf({ status: 'cancelled', cancelReason, receivedAt: null })],
        total: 1,
        totalPages: 1,
      });
      const { user } = open([nine], '?tab=payments');
      await user.click(await screen.findByRole('button', { name: new RegExp(`₦400,000 ?${label}`) }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Contribution' }));
      expect(dialog.getByText(label)).toBeDefined();
      expect(dialog.getByText(why).textContent).toMatch(/wallet/);
    },
  );

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

  it('asks for no transfer while the bank confirms one that came before the hold ended', async () => {
    const payment = paymentOf({ status: 'awaiting_transfer', receivedAt: null, lapsesAt: null });
    const changes = {
      status: 'pending',
      holdExpiresAt: null,
      nextDue: null,
      awaitingPayment: payment,
    } as const;
    open([contributionOf({ paid: naira(0), changes })]);
    expect(await screen.findByText('We are confirming your transfer with the bank')).toBeDefined();
    expect(screen.getByText('Once your transfer is confirmed')).toBeDefined();
    expect(screen.queryByRole('heading', { name: /We are waiting for/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make Contribution' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel contribution' })).toBeDefined();
  });

  it('says that an awaited payment reserves the unit when it arrives, and names its amount', async () => {
    vi.mocked(getWallet).mockResolvedValue(walletOf(0));
    open([awaited]);
    const notice = await screen.findByText(/The first payment that arrives reserves it/);
    expect(notice.textContent).toContain('₦400,000 in your account');
  });

  it('names the rest that reserves the unit once a part of the awaited payment is in the wallet', async () => {
    vi.mocked(getWallet).mockResolvedValue(walletOf(150_000));
    open([awaited]);
    const notice = await screen.findByText(/A part is in your wallet/);
    expect(notice.textContent).toContain('The other ₦250,000');
    expect(screen.queryByText(/₦400,000 in your account/)).toBeNull();
  });

  it('names one day in the bar of a held unit: that on which the hold ends', async () => {
    open([
      contributionOf({
        paid: naira(0),
        changes: {
          status: 'pending',
          holdExpiresAt: '2026-11-28T10:15:00.000Z',
          nextDue: { dueOn: isoDate('2026-11-26'), amount: naira(400_000) },
        },
      }),
    ]);
    expect(await screen.findByText('by 28 Nov 2026, 11:15')).toBeDefined();
    expect(screen.queryByText('due 26 Nov 2026')).toBeNull();
  });

  it('says on Plan C when the first contribution is due: when the hold ends', async () => {
    open([
      contributionOf({
        paid: naira(0),
        changes: {
          plan: 'C',
          status: 'pending',
          holdExpiresAt: '2026-12-05T09:24:00.000Z',
          nextDue: { dueOn: isoDate('2026-12-05'), amount: naira(400_000) },
        },
      }),
    ]);
    const notice = await screen.findByText(/Your first contribution of/);
    expect(notice.textContent).toContain(
      'Your first contribution of ₦400,000 is due on 5 Dec 2026; until then the unit is held for you.',
    );
  });

  it.each([
    [400_000, true],
    [399_999, false],
  ])('with %s naira in the wallet offers to pay from it: %s', async (balanceNaira, isOffered) => {
    vi.mocked(getWallet).mockResolvedValue(walletOf(balanceNaira));
    open();
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(getWallet).toHaveBeenCalled());
    const offer = () => screen.queryByText('Your wallet covers what is due next.');
    if (isOffered) await waitFor(() => expect(offer()).not.toBeNull());
    else expect(offer()).toBeNull();
  });

  it.each([
    [4_800_000, 'Your first target is met.', 'The unit is allocated to you.'],
    [9_600_000, 'Your contribution is complete.', 'A mortgage pays the other'],
  ])('with %s naira paid says what the buyer gets', async (paidNaira, title, text) => {
    open([contributionOf({ paid: naira(paidNaira) })]);
    const notice = (await screen.findByText(title)).parentElement;
    expect(notice?.textContent).toContain(text);
  });
  it.each([
    ['cancelled', 'This contribution was cancelled.', 'the unit was released. Any money that you sent'],
    ['expired', 'The hold on this unit has ended.', 'No payment was confirmed by then'],
  ] as const)('once it is %s says so, and promises and offers nothing more', async (status, title, text) => {
    open([contributionOf({ paid: naira(0), changes: { status, nextDue: null } })]);
    const notice = (await screen.findByText(title)).parentElement;
    expect(notice?.textContent).toContain(text);
    expect(notice?.textContent).toContain('money that you sent is in your wallet.');
    expect(screen.queryByText(/you get the allocation letter/)).toBeNull();
    expect(screen.queryByText('Months left')).toBeNull();
    expect(screen.queryByText(/instalments paid/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make Contribution' })).toBeNull();
  });

  describe('a held unit', () => {
    const held = (plan: Plan) =>
      contributionOf({
        paid: naira(0),
        changes: { plan, status: 'pending', holdExpiresAt: '2026-11-23T09:24:00.000Z' },
      });
    const ask = async (plan: Plan = 'C') => {
      const view = open([held(plan)]);
      await view.user.click(await screen.findByRole('button', { name: 'Cancel contribution' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this contribution?' }));
      return {
        ...view,
        press: (name: string) => view.user.click(dialog.getByRole('button', { name })),
        dialog,
      };
    };

    it.each(PLANS)('is given back on Plan %s, after a question', async (plan) => {
      const cancelled = contributionOf({
        paid: naira(0),
        changes: { plan, status: 'cancelled', nextDue: null },
      });
      vi.mocked(cancelContribution).mockResolvedValue(cancelled);
      const { press, dialog } = await ask(plan);
      expect(dialog.getByText(/Ewe Terraces, Block 1, Ground floor, U4 goes back on the list/)).toBeDefined();
      vi.mocked(listContributions).mockResolvedValue([cancelled]);
      await press('Yes, cancel it');
      expect(await screen.findByText('This contribution was cancelled.')).toBeDefined();
      expect(cancelContribution).toHaveBeenCalledExactlyOnceWith('contribution-1');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Cancel contribution' })).toBeNull();
    });

    it('is kept by who thinks better of it', async () => {
      const { press } = await ask();
      await press('Keep the unit');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(cancelContribution).not.toHaveBeenCalled();
    });

    it('says in the question what failed, and tries again', async () => {
      vi.mocked(cancelContribution).mockRejectedValueOnce(
        new ApiError({ code: 'network_down', status: null }),
      );
      vi.mocked(cancelContribution).mockResolvedValueOnce(held('C'));
      const { press, dialog } = await ask();
      await press('Yes, cancel it');
      expect(await dialog.findByText(new RegExp(NETWORK_MESSAGE))).toBeDefined();
      await press('Yes, cancel it');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('cannot be given back once money has come', async () => {
      open([contributionOf({ paid: naira(400_000) })]);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('button', { name: 'Cancel contribution' })).toBeNull();
    });

    it('says that the money came first, and asks no more', async () => {
      vi.mocked(cancelContribution).mockRejectedValueOnce(
        new ApiError({ code: 'contribution_paid_into', status: 409, message: PAID_INTO }),
      );
      const { press, dialog } = await ask();
      vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(400_000) })]);
      await press('Yes, cancel it');
      expect(await dialog.findByText(PAID_INTO)).toBeDefined();
      expect(dialog.queryByRole('button', { name: 'Yes, cancel it' })).toBeNull();
      await press('Done');
      expect(screen.queryByRole('dialog')).toBeNull();
    });
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
    expect(await screen.findByRole('heading', { name: 'We are waiting for ₦355,000' })).toBeDefined();
    expect(await screen.findByText('8162 409 735')).toBeDefined();
    expect(screen.queryByText('₦400,000', { selector: 'h3 *' })).toBeNull();
  });

  it('keeps the question about a payment open when its money arrives, and says what happened', async () => {
    const awaited = contributionOf({
      paid: naira(3_600_000),
      changes: { awaitingPayment: paymentOf({ status: 'awaiting_transfer', receivedAt: null }) },
    });
    vi.mocked(withdrawPayment).mockRejectedValue(
      new ApiError({ code: 'payment_closed', status: 409, message: ERRORS.payment_closed.message }),
    );
    const { user } = open([awaited]);
    await user.click(await screen.findByRole('button', { name: 'Withdraw payment' }));
    vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(4_000_000) })]);
    await user.click(await screen.findByRole('button', { name: 'Yes, withdraw it' }));
    await waitFor(() => expect(screen.queryByText('10 of 24 instalments paid')).not.toBeNull());
    expect(screen.getByText(ERRORS.payment_closed.message)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('heading', { name: /We are waiting for/ })).toBeNull();
  });

  it('shows its buttons only where they stay: once the balance is known, or could not be loaded', async () => {
    const balance = Promise.withResolvers<Wallet>();
    vi.mocked(getWallet).mockReturnValue(balance.promise);
    open([{ ...nine, awaitingPayment: paymentOf({ status: 'awaiting_transfer' }) }]);
    await waitFor(() => expect(getWallet).toHaveBeenCalled());
    await act(async () => void (await vi.mocked(listContributions).mock.results.at(-1)?.value));
    expect(screen.queryByRole('button', { name: 'Withdraw payment' })).toBeNull();
    balance.reject(new ApiError({ code: 'network_down', status: null }));
    expect(await screen.findByRole('button', { name: 'Withdraw payment' })).toBeDefined();
  });

  it('asks for no transfer of an awaited payment that the wallet covers', async () => {
    vi.mocked(getWallet).mockResolvedValue(walletOf(400_000));
    open([
      contributionOf({
        paid: naira(3_600_000),
        changes: { awaitingPayment: paymentOf({ status: 'awaiting_transfer', receivedAt: null }) },
      }),
    ]);
    expect(await screen.findByText(/^Your wallet covers it/)).toBeDefined();
    expect(screen.queryByText('8162 409 735')).toBeNull();
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

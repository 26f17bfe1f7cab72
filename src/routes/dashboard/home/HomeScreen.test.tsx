// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPayment, listContributions, listPayments, withdrawPayment } from '#api/calls/contributions.ts';
import { listSavedProperties } from '#api/calls/properties.ts';
import { listInspections } from '#api/calls/support.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { ApiError, NETWORK_MESSAGE } from '#api/failure.ts';
import { queryKeys } from '#app/queries/keys.ts';
import { type Kobo, naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
// Imported here because loading it on first use is slow.
import '../make-contribution/ContributionDialog.tsx';
import { isoDate } from '#domain/dates.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { formatMoment } from '../facts/labels.ts';
import { Component } from './HomeScreen.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/properties.ts');
vi.mock('#api/calls/support.ts');
vi.mock('#api/calls/wallet.ts');

const nine = contributionOf({ paid: naira(3_600_000) });
const expired = contributionOf({
  paid: naira(0),
  id: 'expired',
  changes: { status: 'expired', nextDue: null },
});

beforeEach(() => {
  vi.mocked(listContributions).mockResolvedValue([expired, nine]);
  vi.mocked(listPayments).mockResolvedValue({ payments: [paymentOf()], total: 1, totalPages: 1 });
  vi.mocked(listSavedProperties).mockResolvedValue({ properties: [], total: 6, totalPages: 1 });
  vi.mocked(getWallet).mockResolvedValue(walletOf(45_000));
  vi.mocked(listInspections).mockResolvedValue({ upcoming: [], earlier: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
/** Two months of the plans here are late on that day. */
const onDayOfTwoLateMonths = () =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });

const cover = () => screen.getByText(/more covers/);

describe('the dashboard’s home', () => {
  it('says how far, what is due, the balance, and counts what is live', async () => {
    renderScreen(Component);
    expect(await screen.findByText('1,200,000')).toBeDefined();
    expect(screen.getByText('to your first target')).toBeDefined();
    expect(await screen.findByText('8162 409 735')).toBeDefined();
    expect(cover().textContent).toBe('₦355,000 more covers the next contribution.');
    act(() => within(cover()).getByRole('button', { name: '₦355,000: how it is worked out' }).click());
    const panel = within(await screen.findByRole('dialog', { name: 'What you transfer' }));
    expect(panel.getByText('₦355,000 = ₦400,000 − ₦45,000')).toBeDefined();
    expect(screen.getByRole('link', { name: /^1\s*Property/ }).getAttribute('href')).toBe(
      '/dashboard/properties',
    );
    expect((await screen.findByRole('link', { name: /^6\s*Saved/ })).getAttribute('href')).toBe(
      '/dashboard/saved',
    );
    expect(await screen.findByText('Month 9')).toBeDefined();
  });

  it('names all months that one payment paid', async () => {
    const payment = paymentOf({ amount: naira(1_200_000) });
    vi.mocked(listPayments).mockResolvedValue({ payments: [payment], total: 1, totalPages: 1 });
    renderScreen(Component);
    expect(await screen.findByText('Month 7 to Month 9')).toBeDefined();
  });

  it('says what is still to be sent for the payment that is announced, though another amount be due', async () => {
    const awaitingPayment = paymentOf({
      status: 'awaiting_transfer',
      amount: naira(100_000),
      receivedAt: null,
    });
    vi.mocked(listContributions).mockResolvedValue([
      contributionOf({ paid: naira(3_600_000), changes: { awaitingPayment } }),
    ]);
    renderScreen(Component);
    const toTransfer = (await screen.findByText('You transfer')).nextElementSibling;
    expect(toTransfer?.textContent).toBe('₦55,000');
    expect(cover().textContent).toBe('₦55,000 more covers the payment that we are waiting for.');

    expect(screen.getByText('Waiting for').nextElementSibling?.textContent).toBe('₦100,000');
  });

  it('asks for the whole payment if an earlier one waits for the balance, as what is to transfer does', async () => {
    const awaiting = (id: string, amount: Kobo) =>
      contributionOf({
        paid: naira(3_600_000),
        id,
        changes: {
          awaitingPayment: paymentOf({ id, status: 'awaiting_transfer', amount, receivedAt: null }),
        },
      });
    vi.mocked(listContributions).mockResolvedValue([
      awaiting('pressing', naira(500_000)),
      awaiting('other', naira(300_000)),
    ]);
    vi.mocked(getWallet).mockResolvedValue(walletOf(100_000));
    renderScreen(Component);
    expect((await screen.findByText('Waiting for')).nextElementSibling?.textContent).toBe('₦500,000');
    // Nothing comes from the wallet, so this would be the same amount again.
    expect(screen.queryByText('You transfer')).toBeNull();
    expect(cover().textContent).toBe(
      '₦500,000 more covers the payment for Ewe Terraces, Block 1, Ground floor, U4.',
    );
  });

  it('shows first the hold that ends first, then the others', async () => {
    const held = (id: string, hours: number) =>
      contributionOf({
        paid: naira(0),
        id,
        changes: {
          status: 'pending',
          unit: { ...nine.unit, name: `Block 1, Floor ${hours}, U1` },
          holdExpiresAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
        },
      });
    vi.mocked(listContributions).mockResolvedValue([nine, held('newest', 40), held('oldest', 3)]);
    renderScreen(Component);
    expect(await screen.findByRole('region', { name: 'Ewe Terraces, Block 1, Floor 3, U1' })).toBeDefined();
    const others = within(screen.getByRole('region', { name: 'Your other contributions' }));
    expect(
      others.getAllByRole('article').map((card) => card.textContent?.match(/Floor \d+|Ground/)?.[0]),
    ).toEqual(['Floor 40', 'Ground']);
    expect(screen.getByRole('link', { name: /^3\s*Properties/ })).toBeDefined();
  });

  it('says of a held unit until when it is to be paid, and calls nothing late before', async () => {
    const holdExpiresAt = new Date(Date.now() + 20 * 3_600_000).toISOString();
    const nextDue = { dueOn: isoDate('2026-11-01'), amount: naira(400_000) };
    const changes = { status: 'pending', holdExpiresAt, nextDue } as const;
    vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(0), changes })]);
    renderScreen(Component);
    const next = (await screen.findByText('Next contribution')).parentElement;
    expect(next?.textContent).toContain(`by ${formatMoment(holdExpiresAt)}`);
    expect(next?.textContent).toMatch(/today|tomorrow/);
    expect(next?.textContent).not.toContain('late');
  });

  it('says what needs the buyer, the most pressing first', async () => {
    onDayOfTwoLateMonths();
    const held = contributionOf({
      paid: naira(0),
      id: 'held',
      changes: { status: 'pending', holdExpiresAt: '2099-11-24T09:24:00.000Z' },
    });
    const late = contributionOf({ paid: naira(2_800_000), id: 'late' });
    const awaitingPayment = paymentOf({ status: 'awaiting_transfer', receivedAt: null });
    const awaited = contributionOf({ paid: naira(3_600_000), id: 'awaited', changes: { awaitingPayment } });
    vi.mocked(listContributions).mockResolvedValue([awaited, late, held]);
    renderScreen(Component);
    const needs = within((await screen.findByText('What needs you')).closest('section') ?? document.body);
    expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Pay ₦400,000 by 24 Nov 2099, 10:24 to keep this home.'),
      expect.stringMatching(/^₦800,000 is late: 2 months, since 28 Sept? 2026\./),
      expect.stringContaining('We are waiting for ₦355,000, expected since 28 Oct 2026.'),
    ]);
  });

  it.each([
    ['documents', 'Bring your documents for the mortgage.', 'See which'],
    ['approved', 'Your mortgage is approved: sign the offer.', 'See how'],
    ['declined', 'The lender has declined the mortgage.', 'See what you can do'],
  ] as const)('says what a mortgage in %s asks of the buyer', async (state, text, action) => {
    const complete = contributionOf({ paid: naira(9_600_000) });
    const mortgageProgress = { state, since: '2026-11-20T09:00:00.000Z', note: null };
    vi.mocked(listContributions).mockResolvedValue([{ ...complete, mortgageProgress }]);
    renderScreen(Component);
    const needs = within((await screen.findByText('What needs you')).closest('section') ?? document.body);
    expect(needs.getByText(text)).toBeDefined();
    expect(needs.getByRole('link', { name: action }).getAttribute('href')).toBe(
      `/dashboard/property/${complete.slug}`,
    );
  });

  it.each([
    ['documents', 'A mortgage pays the other ₦22,400,000: ', 'see what to do next'],
    ['applied', 'A mortgage pays the other ₦22,400,000, and the lender has your application.', null],
    ['declined', 'declined the mortgage for the other ₦22,400,000: ', 'see what you can do'],
    ['disbursed', 'The mortgage is paid out too: ', 'see how you get your keys'],
  ] as const)('leads to the plan for the rest of what a mortgage in %s brings', async (state, text, link) => {
    const complete = contributionOf({ paid: naira(9_600_000) });
    const mortgageProgress = { state, since: '2026-11-20T09:00:00.000Z', note: null };
    vi.mocked(listContributions).mockResolvedValue([{ ...complete, mortgageProgress }]);
    renderScreen(Component);
    const notice = (await screen.findByText('Your contribution is complete.')).parentElement;
    if (!notice) throw new Error('The notice has no element');
    expect(notice.textContent).toContain(text);
    expect(notice.textContent).not.toContain('below');
    const links = within(notice).queryAllByRole('link', { name: /^see/ });
    expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual(
      link === null ? [] : [[link, `/dashboard/property/${complete.slug}`]],
    );
  });

  it('says how far the only contribution is before what it needs, and of several what they need first', async () => {
    const awaitingPayment = paymentOf({ status: 'awaiting_transfer', receivedAt: null });
    const awaited = contributionOf({ paid: naira(3_600_000), id: 'awaited', changes: { awaitingPayment } });
    const isSummaryFirst = () =>
      (screen.getByText('to your first target').compareDocumentPosition(screen.getByText('What needs you')) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
      0;
    vi.mocked(listContributions).mockResolvedValue([expired, awaited]);
    renderScreen(Component);
    await screen.findByText('What needs you');
    expect(isSummaryFirst()).toBe(true);
    cleanup();
    vi.mocked(listContributions).mockResolvedValue([awaited, nine]);
    renderScreen(Component);
    await screen.findByText('What needs you');
    expect(isSummaryFirst()).toBe(false);
  });

  it('says once that months are late', async () => {
    onDayOfTwoLateMonths();
    vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(2_800_000) })]);
    renderScreen(Component);
    expect(await screen.findByText(/is late: 2 months/)).toBeDefined();
    expect(screen.queryByText(/instalments are late/)).toBeNull();
  });

  it('asks for all that is late, as the bar on phones does', async () => {
    onDayOfTwoLateMonths();
    vi.mocked(listContributions).mockResolvedValue([contributionOf({ paid: naira(2_800_000) })]);
    renderScreen(Component);
    const next = (await screen.findByText('Due now')).parentElement;
    expect(next?.textContent).toMatch(/₦800,000.*late since 28 Sept? 2026.*You transfer₦755,000/);
    expect(cover().textContent).toBe('₦755,000 more covers all that is due.');
    expect(screen.queryByText('Next contribution')).toBeNull();
  });

  it('keeps the contribution in front while its dialog is open, though another is due first by then', async () => {
    const home = (id: string, unit: string, paidNaira: number) =>
      contributionOf({
        paid: naira(paidNaira),
        id,
        changes: { unit: { ...nine.unit, name: unit } },
      });
    const late = home('late', 'Block 1, Floor 1, U1', 9_200_000);
    vi.mocked(listContributions).mockResolvedValue([
      { ...late, nextDue: { dueOn: isoDate('2026-01-28'), amount: naira(400_000) } },
      home('other', 'Block 1, Floor 2, U2', 3_600_000),
    ]);
    vi.mocked(getWallet).mockResolvedValue(walletOf(500_000));
    vi.mocked(createPayment).mockResolvedValue(paymentOf({ contributionId: 'late' }));
    const { user } = renderScreen(Component);
    await user.click(await screen.findByRole('button', { name: 'Make Contribution' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make Contribution' }));
    await dialog.findByText('Your wallet balance covers this.');
    vi.mocked(listContributions).mockResolvedValue([
      home('late', 'Block 1, Floor 1, U1', 9_600_000),
      home('other', 'Block 1, Floor 2, U2', 3_600_000),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Pay from wallet' }));
    await dialog.findByRole('heading', { name: 'You just made a contribution' });
    expect(await dialog.findByText('24 of 24 instalments paid')).toBeDefined();
    expect(dialog.getByText('Ewe Terraces, Block 1, Floor 1, U1')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Ewe Terraces, Block 1, Floor 2, U2' })).toBeDefined(),
    );
  });

  it('withdraws a payment that waits from its row', async () => {
    const waiting = paymentOf({ id: 'payment-0', status: 'awaiting_transfer', receivedAt: null });
    const withdrawn = paymentOf({ ...waiting, status: 'cancelled', cancelReason: 'withdrawn' });
    const showing = (payment: typeof waiting) =>
      vi.mocked(listPayments).mockResolvedValue({ payments: [payment], total: 1, totalPages: 1 });
    showing(waiting);
    vi.mocked(withdrawPayment).mockImplementation(async () => {
      showing(withdrawn);
      return withdrawn;
    });
    const { user } = renderScreen(Component);
    await user.click(await screen.findByRole('button', { name: /Awaiting transfer/ }));
    const details = within(await screen.findByRole('dialog', { name: 'Contribution' }));
    await user.click(details.getByRole('button', { name: 'Withdraw payment' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, withdraw it' }));
    expect(await screen.findByText('Withdrawn', { selector: 'dd, dd *' })).toBeDefined();
    expect(withdrawPayment).toHaveBeenCalledExactlyOnceWith('payment-0');
    expect(screen.queryByRole('button', { name: 'Withdraw payment' })).toBeNull();
  });

  it('invites someone who has no contribution to find a home', async () => {
    vi.mocked(listContributions).mockResolvedValue([]);
    renderScreen(Component);
    expect(await screen.findByText('You have no contribution yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/search');
  });

  it('says that a hold has ended to someone who had nothing else, and leads back to the home', async () => {
    vi.mocked(listContributions).mockResolvedValue([expired]);
    renderScreen(Component);
    expect(
      await screen.findByRole('heading', { name: `Your hold on ${heldUnitName(expired)} has ended` }),
    ).toBeDefined();
    expect(screen.getByText(/Any money that you sent is in/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the property' }).getAttribute('href')).toBe(
      `/property/${expired.property.id}`,
    );
  });

  it('says where the money of a plan went that was left, to someone who has no other', async () => {
    const left = contributionOf({ paid: naira(0), changes: { status: 'left', nextDue: null } });
    vi.mocked(listContributions).mockResolvedValue([left]);
    renderScreen(Component);
    expect(
      await screen.findByRole('heading', { name: `You have left your plan for ${heldUnitName(left)}` }),
    ).toBeDefined();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    // It may have left the wallet again since.
    expect(screen.getByText(/Your money went into/)).toBeDefined();
    expect(hrefOf('your wallet')).toBe('/dashboard/wallet');
    expect(hrefOf('See what was returned')).toBe(`/dashboard/property/${left.slug}/leave`);
  });

  it('calls no earlier contribution the first one', async () => {
    const cancelled = contributionOf({ paid: naira(0), changes: { status: 'cancelled', nextDue: null } });
    vi.mocked(listContributions).mockResolvedValue([cancelled, expired]);
    renderScreen(Component);
    expect(await screen.findByText('You have no active contribution')).toBeDefined();
  });

  it('shows a skeleton while it loads', () => {
    vi.mocked(listContributions).mockReturnValue(new Promise(() => {}));
    const { container } = renderScreen(Component);
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByRole('link', { name: /^(–|\d+)\s*Properties/ })).toBeNull();
  });

  it('offers to try again when it could not be loaded, and shows no wrong 0', async () => {
    vi.mocked(listContributions).mockRejectedValueOnce(new ApiError({ code: 'internal_error', status: 500 }));
    const { user } = renderScreen(Component);
    await screen.findByText('We could not load your contributions');
    expect(screen.getByRole('link', { name: /^–\s*Properties/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,200,000')).toBeDefined();
  });

  it('keeps what it shows when the network is lost, and says since when', async () => {
    const { queryClient, user } = renderScreen(Component);
    await screen.findByText('1,200,000');
    vi.mocked(listContributions).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
    await act(() => queryClient.refetchQueries({ queryKey: queryKeys.contributions.lists }));
    expect(await screen.findByText(NETWORK_MESSAGE)).toBeDefined();
    expect(screen.getByText(/This was loaded at \d\d:\d\d\./)).toBeDefined();
    expect(screen.getByText('1,200,000')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(NETWORK_MESSAGE)).toBeNull());
  });

  it('says that the account number was copied', async () => {
    const { user } = renderScreen(Component);
    await user.click(await screen.findByRole('button', { name: 'Copy Account number' }));
    expect(await screen.findByText('Copied to clipboard')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('8162409735');
  });
});

// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { changePlan, getChanges } from '#api/calls/changes.ts';
import { listContributions } from '#api/calls/contributions.ts';
import { ApiError } from '#api/failure.ts';
import { contributionsQuery } from '#app/queries/contributions.ts';
import { isoDate } from '#domain/dates.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { contributionSlug } from '#domain/listings/slugs.ts';
import { naira } from '#domain/money.ts';
import {
  longerOption,
  pauseOption,
  payRestChanges,
  planChanges,
} from '#machines/changePlan/model/changePlan.fixtures.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { renderScreen } from '#tests/fixtures/renderDashboard.tsx';
import { Component as Change } from './ChangeScreen.tsx';
import { Component as HardMonth } from './HardMonthScreen.tsx';
import { Component as PayRest } from './PayRestScreen.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/changes.ts');
afterEach(cleanup);

const begun = contributionOf({ paid: naira(3_600_000) });

function open(page: 'hard-month' | 'change', contribution = begun) {
  vi.mocked(listContributions).mockResolvedValue([contribution]);
  vi.mocked(getChanges).mockResolvedValue(planChanges);
  return renderScreen(page === 'change' ? Change : HardMonth, {
    path: `/dashboard/property/:name/${page}`,
    at: `/dashboard/property/${contribution.slug}/${page}`,
  });
}

it('a hard month: what helps with its figures, and why the rest is not possible', async () => {
  const { user } = open('hard-month');
  expect((await screen.findByText(/a month, until 28 Feb 2028$/)).textContent).toBe(
    '₦400,000 a month, until 28 Feb 2028',
  );
  const closed = screen.getByRole('region', { name: 'Not possible now' });
  expect(closed.textContent).toContain('Spread what is lateNothing is late, so there is nothing to spread.');
  await user.click(screen.getByRole('button', { name: 'Compare: Move to a smaller home' }));
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('row', { name: /Price.*₦32,000,000.*₦20,000,000/ })).toBeDefined();
});

it('a hard month: a longer duration that asks for more each month is no help', async () => {
  const dearer = {
    ...longerOption,
    change: { ...longerOption.change, durationMonths: 25 },
    figures: { ...longerOption.figures, monthly: naira(400_000.01), endsOn: isoDate('2028-02-28') },
  };
  open('hard-month');
  vi.mocked(getChanges).mockResolvedValue({ ...planChanges, options: [dearer, longerOption] });
  const durations = within(await screen.findByLabelText('How long in all'));
  expect(durations.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '30 months, ₦300,000 a month',
  ]);
});

it('compares with the plan as it was, also where only the response of the change was lost', async () => {
  const { queryClient, user } = open('hard-month');
  vi.mocked(changePlan).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
  await user.click(await screen.findByRole('button', { name: 'Compare: Pause for a month' }));
  await user.click(screen.getByRole('button', { name: 'Change my plan' }));
  await screen.findByText(/Confirm again to try once more/);
  vi.mocked(getChanges).mockResolvedValue({ ...planChanges, current: pauseOption.figures });
  await act(async () => {
    await queryClient.refetchQueries();
    // The screen hears of it in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByRole('row', { name: 'Ends on 28 Jan 2028 28 Feb 2028' })).toBeDefined();
  vi.mocked(changePlan).mockResolvedValue(begun);
  await user.click(screen.getByRole('button', { name: 'Change my plan' }));
  expect(await screen.findByText('Your plan has changed.')).toBeDefined();
  const keys = vi.mocked(changePlan).mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

it('says that the plan has changed once it has moved to another home, and has another slug', async () => {
  const { user, queryClient } = open('hard-month');
  const moved = { ...begun, slug: contributionSlug('Omi Garden Flats', begun.id) };
  vi.mocked(changePlan).mockResolvedValue(moved);
  await user.click(await screen.findByRole('button', { name: 'Compare: Move to a smaller home' }));
  expect(
    screen.getByText(/^Ewe Terraces, .* goes back on the list, and someone else can take it\.$/),
  ).toBeDefined();
  vi.mocked(listContributions).mockResolvedValue([moved]);
  await user.click(screen.getByRole('button', { name: 'Change my plan' }));
  await act(() => queryClient.refetchQueries());
  const notice = await screen.findByText('Your plan has changed.');
  expect(notice.parentElement?.textContent).toContain('It is for Odo Flats, Block 1, U1, at ₦');
  expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe(
    `/dashboard/property/${moved.slug}`,
  );
});

it('another time: the duration nearest to the present one comes first, and the plan says why not', async () => {
  open('change');
  await screen.findByLabelText('How long in all');
  expect(screen.getByDisplayValue('30 months, ₦300,000 a month')).toBeDefined();
  expect(screen.getByText(/Plans B and C differ in how they start/)).toBeDefined();
  expect(screen.getByText('No other unit of this property is free now.')).toBeDefined();
});

it.each([
  ['applied', /a mortgage is to pay the rest/],
  ['declined', /what you can do about the declined mortgage/],
  ['disbursed', /you have nothing left to pay/],
] as const)('a paid part whose mortgage is %s does not change', async (state, sentence) => {
  const mortgageProgress = { state, since: '2026-11-20T09:00:00.000Z', note: null };
  open('change', contributionOf({ paid: begun.target, changes: { status: 'completed', mortgageProgress } }));
  expect(await screen.findByText(sentence)).toBeDefined();
});

it('shows what the plan is now, where only the response of the change was lost and the buyer goes back', async () => {
  const { user } = open('hard-month');
  vi.mocked(changePlan).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
  await user.click(await screen.findByRole('button', { name: 'Compare: Pause for a month' }));
  await user.click(screen.getByRole('button', { name: 'Change my plan' }));
  await screen.findByText(/Confirm again to try once more/);
  vi.mocked(getChanges).mockResolvedValue({ ...planChanges, current: pauseOption.figures });
  await user.click(screen.getByRole('button', { name: 'Keep it as it is' }));
  expect(await screen.findByText('28 Feb 2028')).toBeDefined();
});

it('a comparison that is closed leads back to the option that was chosen', async () => {
  const { user } = open('change');
  const ten = { ...longerOption, change: { ...longerOption.change, durationMonths: 10 } };
  vi.mocked(getChanges).mockResolvedValue({ ...planChanges, options: [longerOption, ten] });
  const durations = await screen.findByLabelText('How long in all');
  await user.selectOptions(durations, '10 months, ₦300,000 a month');
  await user.click(screen.getByRole('button', { name: 'Compare: Another duration' }));
  await user.click(screen.getByRole('button', { name: 'Keep it as it is' }));
  expect(screen.getByDisplayValue('10 months, ₦300,000 a month')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Compare: Another duration' }));
});

it('Back leads from a comparison to the options, and only from there out of the page', async () => {
  const { user, router } = open('change');
  await screen.findByLabelText('How long in all');
  await act(() => router.navigate('?from=notice'));
  for (const leave of [
    () => act(() => router.navigate(-1)),
    () => user.click(screen.getByRole('button', { name: 'Keep it as it is' })),
  ]) {
    await user.click(screen.getByRole('button', { name: 'Compare: Another duration' }));
    await waitFor(() => expect(router.state.location.state).not.toBeNull());
    await leave();
    expect(await screen.findByLabelText('How long in all')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Before and after' })).toBeNull();
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(router.state.location.search).toBe('?from=notice');
  }
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

it('leaves the entry of a comparison that a reload has closed, so that one Back leads out of the page', async () => {
  const { router } = open('change');
  await screen.findByLabelText('How long in all');
  await act(() => router.navigate('', { state: { ownEntry: 'before the reload' } }));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(screen.getByLabelText('How long in all')).toBeDefined();
});

it('what was changed before opens to how its months were worked out', async () => {
  vi.mocked(listContributions).mockResolvedValue([begun]);
  const terms = { plan: 'B', price: naira(32_000_000), durationMonths: 24, rsaBalance: naira(0) } as const;
  const instalments = [...Array<number>(9).fill(400_000), ...Array<number>(20).fill(300_000)].map(naira);
  vi.mocked(getChanges).mockResolvedValue({
    ...planChanges,
    history: [
      {
        number: 1,
        kind: 'duration',
        changedAt: '2026-11-20T09:00:00.000Z',
        before: {
          ...terms,
          monthly: naira(400_000),
          instalments: Array<number>(24).fill(400_000).map(naira),
          endsOn: isoDate('2028-01-28'),
        },
        after: {
          ...terms,
          durationMonths: 29,
          monthly: naira(300_000),
          instalments,
          endsOn: isoDate('2028-06-28'),
        },
      },
    ],
  });
  const { user } = renderScreen(Change, {
    path: '/dashboard/property/:name/change',
    at: `/dashboard/property/${begun.slug}/change`,
  });
  const table = within(await screen.findByRole('table', { name: /Changes of this plan/ }));
  await user.click(table.getByRole('button', { name: '₦300,000: how it is worked out' }));
  const panel = await screen.findByRole('dialog');
  expect(panel.textContent).toContain('₦300,000 = (₦9,600,000 − ₦3,600,000) ÷ 20');
  expect(panel.textContent).toContain('From 20 Nov 2026.');
});

it('waits for a plan that is newer than the list that was loaded', async () => {
  const list = Promise.withResolvers<(typeof begun)[]>();
  vi.mocked(listContributions).mockReturnValue(list.promise);
  vi.mocked(getChanges).mockResolvedValue(planChanges);
  const Loaded = () => {
    const queryClient = useQueryClient();
    useState(() => queryClient.setQueryData(contributionsQuery().queryKey, [], { updatedAt: 0 }));
    return <Change />;
  };
  renderScreen(Loaded, {
    path: '/dashboard/property/:name/change',
    at: `/dashboard/property/${begun.slug}/change`,
  });
  expect(screen.queryByText('We could not find this contribution')).toBeNull();
  list.resolve([begun]);
  expect(await screen.findByRole('heading', { name: 'Change this plan' })).toBeDefined();
});

it.each([
  ['leaving', 'You have asked to leave it.'],
  ['completed', 'It is complete'],
] as const)('nothing changes while a plan is %s', async (status, reason) => {
  open('hard-month', contributionOf({ paid: naira(3_600_000), changes: { status } }));
  expect(await screen.findByText(new RegExp(reason))).toBeDefined();
  expect(screen.queryByRole('button', { name: /Compare/ })).toBeNull();
});

it('after a declined mortgage: the rest over months of one’s choice, its terms, and the agreement', async () => {
  const declined = contributionOf({
    paid: naira(9_600_000),
    changes: {
      mortgageProgress: { state: 'declined', since: '2026-11-20T09:00:00.000Z', note: null },
    },
  });
  vi.mocked(listContributions).mockResolvedValue([declined]);
  vi.mocked(getChanges).mockResolvedValue(payRestChanges);
  vi.mocked(changePlan).mockResolvedValue({ ...declined, status: 'active', plan: 'A' });
  const { user } = renderScreen(PayRest, {
    path: '/dashboard/property/:name/pay-rest',
    at: `/dashboard/property/${declined.slug}/pay-rest`,
    settings: { unitHoldMs: 36 * HOUR_MS },
  });
  expect(await screen.findByText('Left of the price')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Over how many months'), '20 months, ₦1,120,000 a month');
  await user.click(screen.getByRole('button', { name: 'Compare: Pay the rest as on Plan A' }));
  expect(screen.getByText(/in place of the mortgage/).textContent).toMatch(
    /^You pay ₦22,400,000 in place of the mortgage: ₦1,120,000 a month/,
  );
  const opened = screen
    .getAllByRole('button', { name: /how it is worked out$/ })
    .map((each) => each.textContent);
  expect(opened).toEqual(expect.arrayContaining(['₦22,400,000', '₦1,120,000', '₦9,600,000', '₦32,000,000']));
  expect(screen.getByText('You pay the rest over 20 months.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Agree to these terms' }));
  expect(await screen.findByText('Your plan has changed.')).toBeDefined();
  expect(vi.mocked(changePlan).mock.calls[0]?.[1]).toBe(payRestChanges.options[0]);
  expect(vi.mocked(changePlan).mock.calls[0]?.[2].termsVersion).toBe('1-36h-336h');
});

it('says to reload where the terms have changed since the page was opened', async () => {
  const { user } = open('change');
  vi.mocked(changePlan).mockRejectedValue(
    new ApiError({ code: 'terms_outdated', status: 422, message: 'The terms have changed.' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Compare: Another duration' }));
  await user.click(screen.getByRole('button', { name: 'Change my plan' }));
  expect(await screen.findByText(/Reload this page to see the new ones/)).toBeDefined();
});

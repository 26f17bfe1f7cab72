// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listContributions } from '#api/calls/contributions.ts';
import { listSavedProperties } from '#api/calls/properties.ts';
import { cancelInspection, type Inspection, type Inspections, listInspections } from '#api/calls/support.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { ApiError } from '#api/failure.ts';
import { queryKeys } from '#app/queries/keys.ts';
import { isoDate } from '#domain/dates.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { Component } from '../HomeScreen.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/properties.ts');
vi.mock('#api/calls/support.ts');
vi.mock('#api/calls/wallet.ts');

const inspectionOf = (change: Partial<Inspection> = {}): Inspection => ({
  reference: 'V-7F3K9Q',
  day: isoDate('2026-12-04'),
  property: {
    id: '0190b3a0-0000-7000-8000-000000000001',
    title: 'Ile Ayo Court',
    town: 'Mowe',
    withdrawn: false,
  },
  ...change,
});

const CANCEL = 'Cancel the inspection of Ile Ayo Court on 4 Dec 2026';
const NONE: Inspections = { upcoming: [], earlier: [] };
const upcomingOf = (...upcoming: readonly Inspection[]): Inspections => ({ ...NONE, upcoming });

beforeEach(() => {
  vi.mocked(listContributions).mockResolvedValue([]);
  vi.mocked(listSavedProperties).mockResolvedValue({ properties: [], total: 0, totalPages: 0 });
  vi.mocked(getWallet).mockResolvedValue(walletOf(0));
});
afterEach(cleanup);

/** Once the rest of the dashboard is shown. */
async function open() {
  const view = renderScreen(Component);
  await screen.findByText('You have no contribution yet');
  return view;
}

test('says of each inspection the home, the day and the reference, and leads to a message about it', async () => {
  const withdrawn = { id: 'another', title: 'Omi Garden Flats', town: 'Epe', withdrawn: true };
  vi.mocked(listInspections).mockResolvedValue(
    upcomingOf(
      inspectionOf(),
      inspectionOf({ reference: 'V-GONE22', day: isoDate('2026-12-09'), property: withdrawn }),
    ),
  );
  await open();
  const section = within(await screen.findByRole('region', { name: 'Inspections' }));
  const lines = section.getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Ile Ayo Court, Mowe4 Dec 2026, reference V-7F3K9QChangeCancel',
    'Omi Garden Flats, Epe9 Dec 2026, reference V-GONE22. This home is no longer for sale.ChangeCancel',
  ]);
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/property/${inspectionOf().property.id}`,
    '/contact-support?inspection=V-7F3K9Q',
    '/property/another',
    '/contact-support?inspection=V-GONE22',
  ]);
});

test('folds those whose day has passed, with their references', async () => {
  const earlier = [
    inspectionOf({ reference: 'V-PAST22', day: isoDate('2026-11-20') }),
    inspectionOf({ reference: 'V-PAST33', day: isoDate('2026-11-02') }),
  ];
  vi.mocked(listInspections).mockResolvedValue({ ...NONE, earlier });
  const { user } = await open();
  const section = within(await screen.findByRole('region', { name: 'Inspections' }));
  const fold = section.getByRole('button', { name: 'Earlier inspections' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await user.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ile Ayo Court, Mowe20 Nov 2026, reference V-PAST22Write to us',
    'Ile Ayo Court, Mowe2 Nov 2026, reference V-PAST33Write to us',
  ]);
  expect(section.queryByText(/We confirm each day/)).toBeNull();
  expect(section.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});

test.each([
  ['there is none', () => Promise.resolve(NONE)],
  ['they load', () => new Promise<never>(() => {})],
])('shows no section while %s, and the rest of the dashboard', async (_, list) => {
  vi.mocked(listInspections).mockImplementation(list);
  const { queryClient } = await open();
  await vi.waitFor(() => expect(listInspections).toHaveBeenCalled());
  await vi.waitFor(() => expect(queryClient.isFetching({ queryKey: queryKeys.wallet.all })).toBe(0));
  expect(screen.queryByRole('region', { name: 'Inspections' })).toBeNull();
  expect(screen.queryByText(/We could not load/)).toBeNull();
});

test('offers to load them again if that failed, and shows the rest of the dashboard', async () => {
  vi.mocked(listInspections)
    .mockRejectedValueOnce(new ApiError({ code: 'internal_error', status: 500 }))
    .mockResolvedValue(upcomingOf(inspectionOf()));
  const { user } = await open();
  await screen.findByText('We could not load your inspections');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Inspections' })).toBeDefined();
});

test('cancels one after a question, and says so', async () => {
  vi.mocked(listInspections).mockResolvedValueOnce(upcomingOf(inspectionOf())).mockResolvedValue(NONE);
  vi.mocked(cancelInspection).mockResolvedValue();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: CANCEL }));
  expect(cancelInspection).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(
    await screen.findByText('Your inspection of Ile Ayo Court on 4 Dec 2026 is cancelled.'),
  ).toBeDefined();
  expect(cancelInspection).toHaveBeenCalledExactlyOnceWith('V-7F3K9Q');
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Inspections' })).toBeNull());
});

test('loads them again once one was asked for or cancelled on another device', async () => {
  vi.mocked(listInspections).mockResolvedValueOnce(upcomingOf(inspectionOf())).mockResolvedValue(NONE);
  const { live } = await open();
  await screen.findByRole('region', { name: 'Inspections' });
  act(() => live.publish({ kind: 'inspection', id: 'inspection-1' }));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Inspections' })).toBeNull());
});

test('explains that one is over already until the buyer has read it, then leaves it out', async () => {
  vi.mocked(listInspections).mockResolvedValueOnce(upcomingOf(inspectionOf())).mockResolvedValue(NONE);
  const { status, message } = ERRORS.inspection_closed;
  vi.mocked(cancelInspection).mockRejectedValue(new ApiError({ code: 'inspection_closed', status, message }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: CANCEL }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await screen.findByText('This inspection is over, or cancelled already.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Inspections' })).toBeNull());
  expect(screen.queryByText(/is cancelled/)).toBeNull();
});

test('leaves the question open while another device cancels, and then says so', async () => {
  vi.mocked(listInspections).mockResolvedValueOnce(upcomingOf(inspectionOf())).mockResolvedValue(NONE);
  const { status, message } = ERRORS.inspection_closed;
  vi.mocked(cancelInspection).mockRejectedValue(new ApiError({ code: 'inspection_closed', status, message }));
  const { user, live, queryClient } = await open();
  await user.click(await screen.findByRole('button', { name: CANCEL }));
  act(() => live.publish({ kind: 'inspection', id: 'inspection-1' }));
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKeys.inspections.all)).toEqual(NONE));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await screen.findByText('This inspection is over, or cancelled already.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Inspections' })).toBeNull());
});

test('names the buttons of several inspections by their home and day', async () => {
  vi.mocked(listInspections).mockResolvedValue(
    upcomingOf(inspectionOf(), inspectionOf({ reference: 'V-LATER2', day: isoDate('2026-12-09') })),
  );
  await open();
  const buttons = await screen.findAllByRole('button', { name: /^Cancel/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    CANCEL,
    'Cancel the inspection of Ile Ayo Court on 9 Dec 2026',
  ]);
});

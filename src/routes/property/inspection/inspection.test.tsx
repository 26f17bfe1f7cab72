// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProperty, getSimilarProperties, type PropertyDetail } from '#api/calls/properties.ts';
import { listInspections, requestInspection } from '#api/calls/support.ts';
import type { User } from '#api/calls/users.ts';
import { ApiError } from '#api/failure.ts';
import { queryKeys } from '#app/queries/keys.ts';
import { formatDay, isoDate } from '#domain/dates.ts';
import { INSPECTION_ASKED_MESSAGE, inspectionDays } from '#domain/listings/inspections.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { buildPropertyDetail } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from '../PropertyScreen.tsx';
import './InspectionDialog.tsx';

vi.mock('#api/calls/properties.ts', { spy: true });
vi.mock('#api/calls/support.ts', { spy: true });
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});
beforeEach(() => {
  vi.mocked(getSimilarProperties).mockResolvedValue([]);
  vi.mocked(listInspections).mockResolvedValue({ upcoming: [], earlier: [] });
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const { first, last } = inspectionDays(new Date());
const typed = (day: string) => day.split('-').reverse().join('/');

async function open(change: Partial<PropertyDetail> = {}, user?: User) {
  const home = buildPropertyDetail({ title: 'Ile Ayo Court', ...change });
  vi.mocked(getProperty).mockResolvedValue(home);
  const at = `/property/${home.id}`;
  const { session, queryClient } = renderScreen(Component, {
    path: '/property/:id',
    at,
    ...(user && { user }),
  });
  return { ...home, session, queryClient };
}

async function openDialog(user?: User) {
  const home = await open({}, user);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for an inspection' }));
  await screen.findByRole('dialog', { name: 'See this home' });
  return home;
}

test('a visitor asks for a day, and reads the reference', async () => {
  vi.mocked(requestInspection).mockResolvedValue('V-7F3K9Q');
  const { id } = await openDialog();
  await userEvent.type(field('Day'), typed(first));
  await userEvent.type(field('Name'), ' Ngozi Eze ');
  await userEvent.type(screen.getByLabelText('Phone number'), '0803 123 4567');
  await userEvent.type(field('Email Address'), 'Ngozi@Example.com');
  await userEvent.click(button('Ask for this day'));
  expect(await screen.findByText(/Your reference is V-7F3K9Q/)).toBeDefined();
  expect(vi.mocked(requestInspection).mock.calls).toEqual([
    [
      {
        propertyId: id,
        day: first,
        name: 'Ngozi Eze',
        phone: '+2348031234567',
        email: 'ngozi@example.com',
        note: '',
      },
      expect.any(String),
    ],
  ]);
});

test('a buyer who is signed in has only to choose the day', async () => {
  vi.mocked(requestInspection).mockClear();
  vi.mocked(requestInspection).mockResolvedValue('V-7F3K9Q');
  await openDialog(buildBuyer());
  expect(field('Name').value).toBe('Tolu Adeyemi');
  expect(field('Email Address').value).toBe('tolu@example.com');
  await userEvent.type(field('Day'), typed(last));
  await userEvent.click(button('Ask for this day'));
  expect(await screen.findByText(/Your reference is/)).toBeDefined();
  expect(vi.mocked(requestInspection).mock.calls[0]?.[0]).toMatchObject({
    day: last,
    email: 'tolu@example.com',
  });
});

test('the list of the buyer’s inspections is loaded again once the request has arrived', async () => {
  vi.mocked(requestInspection)
    .mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }))
    .mockResolvedValue('V-7F3K9Q');
  const { queryClient } = await openDialog(buildBuyer());
  await waitFor(() => expect(queryClient.getQueryState(queryKeys.inspections.all)?.status).toBe('success'));
  const isStale = () => queryClient.getQueryState(queryKeys.inspections.all)?.isInvalidated;
  await userEvent.type(field('Day'), typed(first));
  await userEvent.click(button('Ask for this day'));
  await screen.findByText('We do not know whether your request has arrived.');
  expect(isStale()).toBe(false);
  await userEvent.click(button('Ask for this day'));
  await screen.findByText(/Your reference is/);
  expect(isStale()).toBe(true);
});

test('says for which days the buyer has asked to see this home already', async () => {
  const { id } = buildPropertyDetail();
  const inspectionOf = (day: string, propertyId: string) => ({
    reference: 'V-7F3K9Q',
    day: isoDate(day),
    property: { id: propertyId, title: 'Ile Ayo Court', town: 'Mowe', withdrawn: false },
  });
  vi.mocked(listInspections).mockResolvedValue({
    upcoming: [
      inspectionOf('2026-12-04', id),
      inspectionOf('2026-12-05', 'another'),
      inspectionOf('2026-12-09', id),
    ],
    earlier: [],
  });
  await openDialog(buildBuyer());
  expect((await screen.findByText(/^You have asked to see this home/)).textContent).toBe(
    'You have asked to see this home on 4 Dec 2026 and 9 Dec 2026. Your inspections',
  );
});

test('a day that the buyer has asked for says so', async () => {
  vi.mocked(requestInspection).mockRejectedValue(
    new ApiError({ code: 'invalid_fields', status: 422, fields: { day: INSPECTION_ASKED_MESSAGE } }),
  );
  await openDialog(buildBuyer());
  await userEvent.type(field('Day'), typed(first));
  await userEvent.click(button('Ask for this day'));
  expect(await screen.findByText('You have already asked to see this home on that day.')).toBeDefined();
  expect(document.activeElement).toBe(field('Day'));
});

test('what is known of a buyer fills in the rest where the session comes after the dialog', async () => {
  const { session } = await openDialog();
  await userEvent.type(field('Name'), 'Ngozi Eze');
  act(() => session.send({ type: 'credentials.accepted', token: 'token', user: buildBuyer() }));
  expect(field('Name').value).toBe('Ngozi Eze');
  expect(field('Email Address').value).toBe('tolu@example.com');
});

const [, month, monthDay] = first.split('-').map(Number);
test.each([
  ['a year of two digits', `${monthDay}/${month}/${first.slice(2, 4)}`],
  ['no year', formatDay(first).replace(/ \d{4}$/, '')],
])('a day with %s may be typed', async (_, day) => {
  vi.mocked(requestInspection).mockReset().mockResolvedValue('V-7F3K9Q');
  await openDialog(buildBuyer());
  await userEvent.type(field('Day'), day);
  await userEvent.click(button('Ask for this day'));
  await screen.findByText(/Your reference is V-7F3K9Q/);
  expect(requestInspection).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ day: first }),
    expect.any(String),
  );
});

test.each([
  ['', 'Choose a day.'],
  ['31/02/2027', 'There is no such day. Write it like 24/03/2027.'],
  ['01/01/2020', `The first day that you can choose is ${formatDay(first)}.`],
  ['01/01/2090', `The last day that you can choose is ${formatDay(last)}.`],
])('the day "%s" is not sent: %s', async (day, problem) => {
  vi.mocked(requestInspection).mockClear();
  await openDialog(buildBuyer());
  if (day !== '') await userEvent.type(field('Day'), day);
  await userEvent.click(button('Ask for this day'));
  expect(await screen.findByText(problem)).toBeDefined();
  expect(document.activeElement).toBe(field('Day'));
  expect(requestInspection).not.toHaveBeenCalled();
});

test('what was typed is kept while the dialog is closed', async () => {
  await openDialog();
  await userEvent.type(field('Note'), 'With my mother.');
  await userEvent.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button('Ask for an inspection'));
  await screen.findByRole('dialog');
  expect(field('Note').value).toBe('With my mother.');
});

test('what could not be sent is the same request after the dialog was closed; the next one is another', async () => {
  vi.mocked(requestInspection).mockClear();
  vi.mocked(requestInspection)
    .mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }))
    .mockResolvedValue('V-7F3K9Q');
  await openDialog(buildBuyer());
  await userEvent.type(field('Day'), typed(first));
  await userEvent.click(button('Ask for this day'));
  await screen.findByText('We do not know whether your request has arrived.');
  await userEvent.click(button('Cancel'));
  await userEvent.click(button('Ask for an inspection'));
  await userEvent.click(button('Ask for this day'));
  await screen.findByText(/Your reference is/);
  await userEvent.click(button('Done'));
  await userEvent.click(button('Ask for an inspection'));
  await userEvent.type(field('Day'), typed(first));
  await userEvent.click(button('Ask for this day'));
  await screen.findByText(/Your reference is/);
  const keys = vi.mocked(requestInspection).mock.calls.map(([, key]) => key);
  expect(keys).toEqual([keys[0], keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what was typed comes back to the same buyer in this tab, until it is sent', async () => {
  vi.mocked(requestInspection).mockResolvedValue('V-7F3K9Q');
  await openDialog(buildBuyer());
  await userEvent.type(field('Day'), typed(first));
  await userEvent.type(field('Note'), 'With my mother.');
  cleanup();
  await openDialog();
  expect(field('Note').value, 'for a visitor').toBe('');
  cleanup();
  await openDialog(buildBuyer());
  expect(field('Note').value).toBe('With my mother.');
  expect(field('Name').value).toBe('Tolu Adeyemi');
  await userEvent.click(button('Ask for this day'));
  await screen.findByText(/Your reference is/);
  expect(vi.mocked(requestInspection).mock.lastCall?.[0]).toMatchObject({
    day: first,
    note: 'With my mother.',
  });
  cleanup();
  await openDialog(buildBuyer());
  expect(field('Note').value).toBe('');
});

test('what was typed before the dialog was closed comes back with what was typed after', async () => {
  await openDialog(buildBuyer());
  await userEvent.type(field('Note'), 'With my mother.');
  await userEvent.click(button('Cancel'));
  await userEvent.click(button('Ask for an inspection'));
  await screen.findByRole('dialog');
  await userEvent.type(field('Day'), typed(first));
  cleanup();
  await openDialog(buildBuyer());
  expect(field('Note').value).toBe('With my mother.');
  expect(field('Day').value).toBe(typed(first));
});

test('a withdrawn home cannot be inspected', async () => {
  await open({ withdrawn: true });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Ask for an inspection' })).toBeNull();
});

// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { register } from '#api/calls/onboarding.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { ApiError, NETWORK_MESSAGE, UNKNOWN_MESSAGE } from '#api/failure.ts';
import { readPendingVerification } from '#app/session/pendingVerification.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './SignUpScreen.tsx';

vi.mock('#api/calls/onboarding.ts', { spy: true });
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const open = (at = '/sign-up') => renderScreen(Component, { path: '/sign-up', at });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const address = () => screen.getByLabelText('Address').textContent;
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }));

const TYPED = {
  'First Name': 'Tolu',
  'Last Name': 'Adeyemi',
  'Phone number': '0803 123 4567',
  'Email Address': 'Tolu@Example.com',
  'Create Password': 'long enough',
};

async function fillIn(change: Partial<typeof TYPED> = {}) {
  for (const [name, text] of Object.entries({ ...TYPED, ...change })) await userEvent.type(field(name), text);
}

it('creates the account with an E.164 phone, and goes on to the code', async () => {
  vi.mocked(register).mockResolvedValue({
    token: { authToken: 'token-1' },
    user: buildBuyer({ phoneVerified: false }),
  });
  const before = Date.now();
  const { session } = open('/sign-up?next=%2Fselect-unit%3Fproperty%3D7');
  await fillIn();
  await create();
  await waitFor(() => expect(address()).toBe('/verify-email?type=onboard'));
  expect(register).toHaveBeenCalledWith({
    firstName: 'Tolu',
    lastName: 'Adeyemi',
    phone: '+2348031234567',
    email: 'tolu@example.com',
    password: 'long enough',
  });
  expect(session.getSnapshot().context.token).toBe('token-1');
  const pending = readPendingVerification();
  expect(pending).toMatchObject({
    purpose: 'onboard',
    userId: buildBuyer().id,
    next: '/select-unit?property=7',
  });
  expect(pending?.resendAvailableAtMs).toBeGreaterThanOrEqual(before + 120_000);
  expect(pending?.resendAvailableAtMs).toBeLessThanOrEqual(Date.now() + 120_000);
});

it.each(['08031234567', '+234 803 123 4567', '234-803-123-4567', '(0803) 123 4567', '00234 803 123 4567'])(
  'takes the phone pasted as %s',
  async (pasted) => {
    open();
    field('Phone number').focus();
    await userEvent.paste(pasted);
    expect(field('Phone number').value).toBe('8031234567');
  },
);

it('says at each field what is missing, moves to the first, and sends nothing', async () => {
  open();
  await create();
  expect(await screen.findByText('First Name is required.')).toBeTruthy();
  for (const message of [
    'Last Name is required.',
    'Phone number is required.',
    'Email Address is required.',
    'Password should be at least 8 characters',
  ])
    expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field('First Name'));
  expect(register).not.toHaveBeenCalled();
});

it('says that a phone number is too long, and sends no shorter one', async () => {
  open();
  await fillIn({ 'Phone number': '080312345678' });
  await create();
  expect(await screen.findByText('That number is too long: at most 10 digits follow +234.')).toBeTruthy();
  expect(field('Phone number').value).toBe('80312345678');
  expect(register).not.toHaveBeenCalled();
});

it('rejects a phone number that is too short and an address that is none', async () => {
  open();
  await fillIn({ 'Phone number': '0803', 'Email Address': 'tolu' });
  await create();
  expect(await screen.findByText('Enter a Nigerian mobile number, like 0803 123 4567.')).toBeTruthy();
  expect(screen.getByText('Enter an email address like name@example.com.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Phone number'));
  expect(register).not.toHaveBeenCalled();
});

it('shows at its field what the server rejects there, and keeps what was typed', async () => {
  const { message } = ERRORS.email_taken;
  vi.mocked(register).mockRejectedValue(
    new ApiError({ code: 'email_taken', status: 409, message, fields: { email: message } }),
  );
  open();
  await fillIn();
  await create();
  await waitFor(() => expect(field('Email Address').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field('Email Address'));
  expect(screen.getAllByText(message)).toHaveLength(2);
  expect(field('Phone number').value).toBe('8031234567');
  expect(field('Create Password').value).toBe('long enough');
  await userEvent.type(field('Email Address'), 'm');
  expect(screen.queryByText(message)).toBeNull();
});

it('keeps what was typed when the network goes, and sends it again', async () => {
  vi.mocked(register).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
  vi.mocked(register).mockResolvedValueOnce({
    token: { authToken: 'token-1' },
    user: buildBuyer({ phoneVerified: false }),
  });
  open();
  await fillIn();
  await create();
  expect(await screen.findByText(UNKNOWN_MESSAGE)).toBeTruthy();
  expect(screen.getAllByText(NETWORK_MESSAGE)).toHaveLength(1);
  expect(field('First Name').value).toBe('Tolu');
  await create();
  await waitFor(() => expect(address()).toBe('/verify-email?type=onboard'));
  // By itself it would be shown for five seconds, over the next page.
  await waitFor(() => expect(screen.queryByText(UNKNOWN_MESSAGE)).toBeNull(), { timeout: 4_000 });
});

it('keeps what was typed over a reload of the tab, but never the password', async () => {
  open();
  await fillIn();
  cleanup();
  open();
  expect(field('First Name').value).toBe('Tolu');
  expect(field('Phone number').value).toBe('8031234567');
  expect(field('Email Address').value).toBe('Tolu@Example.com');
  expect(field('Create Password').value).toBe('');
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('long enough');
});

it('says while one types how easy a password is to guess, with the person’s own words', async () => {
  open();
  await userEvent.type(field('First Name'), 'Folasade');
  await userEvent.type(field('Create Password'), 'Folasade12');
  expect(await screen.findByText(/made of your name/, {}, { timeout: 5_000 })).toBeTruthy();
  expect(field('Create Password').getAttribute('aria-invalid')).toBeNull();
  await userEvent.clear(field('Create Password'));
  await userEvent.type(field('Create Password'), 'seven purple umbrellas');
  expect(
    await screen.findByText('Looks fine so far. We check it fully when you submit.', {}, { timeout: 5_000 }),
  ).toBeTruthy();
});

it('shows at the password what only the server finds wrong with it, and keeps what was typed', async () => {
  const message = 'That password is easy to guess. Please choose another.';
  vi.mocked(register).mockRejectedValue(
    new ApiError({ code: 'invalid_fields', status: 422, fields: { password: message } }),
  );
  open();
  await fillIn({ 'Create Password': 'tyrannosaurus' });
  await screen.findByText(/^Looks fine so far/, {}, { timeout: 5_000 });
  await create();
  await screen.findByText(message);
  expect(screen.queryByText(/^Looks fine so far/)).toBeNull();
  expect(field('Create Password').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Create Password'));
  expect(field('Create Password').value).toBe('tyrannosaurus');
  expect(field('First Name').value).toBe('Tolu');
  expect(field('Phone number').value).toBe('8031234567');
});

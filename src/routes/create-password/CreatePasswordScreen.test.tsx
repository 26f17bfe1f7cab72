// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetPassword } from '#api/calls/onboarding.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { ApiError } from '#api/failure.ts';
import { useCarriedIdentifier } from '#app/auth/carriedIdentifier.ts';
import { readResetCode, rememberResetCode } from '#app/session/resetCode.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './CreatePasswordScreen.tsx';

vi.mock('#api/calls/onboarding.ts', { spy: true });
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const CODE = { otp: '734159', identifier: 'tolu@example.com' };
const render = (search = '') =>
  renderScreen(Component, { path: '/create-password', at: `/create-password${search}` });

/** The reset code was verified in this tab. */
function open(search = '') {
  rememberResetCode(CODE);
  return render(search);
}

async function submit(password: string, confirmPassword: string) {
  if (password) await userEvent.type(screen.getByLabelText('New Password'), password);
  if (confirmPassword) await userEvent.type(screen.getByLabelText('Confirm Password'), confirmPassword);
  await userEvent.click(screen.getByRole('button', { name: 'Create Password' }));
}

it('saves the new password with the code that was checked, and keeps the code no longer', async () => {
  vi.mocked(resetPassword).mockResolvedValue({ message: '', body: {} });
  open();
  await submit('long enough', 'long enough');
  expect(await screen.findByText('Your new password is saved. We take you to the login page.')).toBeTruthy();
  expect(resetPassword).toHaveBeenCalledWith({
    ...CODE,
    password: 'long enough',
    confirmPassword: 'long enough',
  });
  expect(readResetCode()).toBeNull();
});

const descriptionOf = (field: HTMLElement) =>
  field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

it.each([
  ['short', 'short', 'New Password', 'Password should be at least 8 characters'],
  ['long enough', 'long enouhg', 'Confirm Password', 'Passwords do not match!'],
  ['long enough', '', 'Confirm Password', 'Confirm Password is required.'],
])('rejects %s and "%s" at %s: %s', async (password, confirmPassword, label, message) => {
  open();
  await submit(password, confirmPassword);
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(descriptionOf(field)).toContain(message);
  expect(resetPassword).not.toHaveBeenCalled();
});

it('shows at the field what only the server finds wrong with a password, and keeps what was typed', async () => {
  const message = 'That password is easy to guess. Please choose another.';
  vi.mocked(resetPassword).mockRejectedValue(
    new ApiError({ code: 'invalid_fields', status: 422, fields: { password: message } }),
  );
  open();
  await submit('tyrannosaurus', 'tyrannosaurus');
  const field = screen.getByLabelText<HTMLInputElement>('New Password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(descriptionOf(field)).toContain(message);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('tyrannosaurus');
  expect(screen.getByLabelText<HTMLInputElement>('Confirm Password').value).toBe('tyrannosaurus');
});

it('leads to a new code where the old one no longer opens anything', async () => {
  const { message, status } = ERRORS.otp_expired;
  vi.mocked(resetPassword).mockRejectedValue(new ApiError({ code: 'otp_expired', status, message }));
  open();
  await submit('long enough', 'long enough');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for a new code' }).getAttribute('href')).toBe(
    '/reset-password',
  );
});

describe('for somebody who was on the way to a page', () => {
  const NEXT = 'next=%2Fdashboard%2Fwallet';

  it('passes that page on to the login', async () => {
    vi.mocked(resetPassword).mockResolvedValue({ message: '', body: {} });
    open(`?${NEXT}`);
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(`/login?${NEXT}`);
    await submit('long enough', 'long enough');
    await screen.findByText(`/login?${NEXT}`);
  });

  it('passes that page on to the request of a new code', async () => {
    const { message, status } = ERRORS.otp_expired;
    vi.mocked(resetPassword).mockRejectedValue(new ApiError({ code: 'otp_expired', status, message }));
    open(`?${NEXT}`);
    await submit('long enough', 'long enough');
    const again = await screen.findByRole('link', { name: 'Ask for a new code' });
    expect(again.getAttribute('href')).toBe(`/reset-password?${NEXT}`);
    cleanup();
    window.sessionStorage.clear();
    render(`?${NEXT}`);
    await screen.findByText(`/reset-password?${NEXT}`);
  });

  it('passes on no page of another origin', () => {
    open('?next=%2F%2Fevil.example');
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
  });
});

describe('to the login page', () => {
  const Login = () => <output aria-label="Carried">{useCarriedIdentifier()}</output>;
  const Pages = () => (useLocation().pathname === '/login' ? <Login /> : <Component />);
  const openPages = () => {
    rememberResetCode(CODE);
    renderScreen(Pages, { path: '*', at: '/create-password' });
  };
  const carried = async () => (await screen.findByLabelText('Carried')).textContent;

  it('takes the number or email once the password is saved', async () => {
    vi.mocked(resetPassword).mockResolvedValue({ message: '', body: {} });
    openPages();
    await submit('long enough', 'long enough');
    expect(await carried()).toBe(CODE.identifier);
  });

  it('takes it where the password may be saved', async () => {
    const { message, status } = ERRORS.otp_expired;
    vi.mocked(resetPassword)
      .mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }))
      .mockRejectedValueOnce(new ApiError({ code: 'otp_expired', status, message }));
    openPages();
    await submit('long enough', 'long enough');
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Create Password' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Log In Now' }));
    expect(await carried()).toBe(CODE.identifier);
  });
});

it('opens again after a reload', () => {
  open();
  cleanup();
  render();
  expect(screen.getByLabelText('New Password')).toBeTruthy();
});

it('leads to a code where this tab has none', async () => {
  render();
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/reset-password'));
});

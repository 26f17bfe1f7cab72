// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { resetPassword } from '#api/calls/onboarding.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { ApiError } from '#api/failure.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './CreatePasswordScreen.tsx';

vi.mock('#api/calls/onboarding.ts', { spy: true });
afterEach(cleanup);

const open = (at = '/create-password?otp=7341&identifier=tolu%40example.com') =>
  renderScreen(Component, { path: '/create-password', at });

async function submit(password: string, confirmPassword: string) {
  if (password) await userEvent.type(screen.getByLabelText('New Password'), password);
  if (confirmPassword) await userEvent.type(screen.getByLabelText('Confirm Password'), confirmPassword);
  await userEvent.click(screen.getByRole('button', { name: 'Create Password' }));
}

it('saves the new password with the code of the address', async () => {
  vi.mocked(resetPassword).mockResolvedValue({ message: '', body: {} });
  open();
  await submit('long enough', 'long enough');
  expect(await screen.findByText('Your new password is saved. We take you to the login page.')).toBeTruthy();
  expect(resetPassword).toHaveBeenCalledWith({
    otp: '7341',
    identifier: 'tolu@example.com',
    password: 'long enough',
    confirmPassword: 'long enough',
  });
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
])('refuses %s and "%s" at %s: %s', async (password, confirmPassword, label, message) => {
  open();
  await submit(password, confirmPassword);
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(descriptionOf(field)).toContain(message);
  expect(resetPassword).not.toHaveBeenCalled();
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

it.each(['/create-password', '/create-password?otp=7341', '/create-password?identifier=a'])(
  'leads to a code from %s',
  (at) => {
    open(at);
    expect(screen.getByRole('link', { name: 'Ask for a code' }).getAttribute('href')).toBe('/reset-password');
  },
);

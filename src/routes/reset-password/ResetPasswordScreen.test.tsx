// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { requestPasswordReset } from '#api/calls/onboarding.ts';
import { readPendingVerification } from '#app/session/pendingVerification.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './ResetPasswordScreen.tsx';

vi.mock('#api/calls/onboarding.ts', { spy: true });
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it('sends a code and goes on to it with what was entered', async () => {
  vi.mocked(requestPasswordReset).mockResolvedValue({ message: '', body: {} });
  renderScreen(Component, { path: '/reset-password', at: '/reset-password' });
  await userEvent.type(screen.getByLabelText('Phone number or Email'), 'tolu@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send Code' }));
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/verify-email?type=reset'));
  expect(requestPasswordReset).toHaveBeenCalledWith({ identifier: 'tolu@example.com' });
  expect(readPendingVerification()).toMatchObject({ purpose: 'reset', identifier: 'tolu@example.com' });
});

it('takes the page that was asked for on to the code', async () => {
  vi.mocked(requestPasswordReset).mockResolvedValue({ message: '', body: {} });
  renderScreen(Component, { path: '/reset-password', at: '/reset-password?next=%2Fdashboard%2Fwallet' });
  await userEvent.type(screen.getByLabelText('Phone number or Email'), 'tolu@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send Code' }));
  await screen.findByText('/verify-email?type=reset&next=%2Fdashboard%2Fwallet');
});

it('keeps what a code was asked for with, for who comes back to correct it', async () => {
  vi.mocked(requestPasswordReset).mockResolvedValue({ message: '', body: {} });
  const { router } = renderScreen(Component, { path: '/reset-password', at: '/reset-password' });
  await userEvent.type(screen.getByLabelText('Phone number or Email'), 'tolu@exmaple.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send Code' }));
  await screen.findByText('/verify-email?type=reset');
  await act(() => router.navigate('/reset-password'));
  expect(screen.getByLabelText<HTMLInputElement>('Phone number or Email').value).toBe('tolu@exmaple.com');
});

it('wants a phone number or an email address', async () => {
  renderScreen(Component, { path: '/reset-password', at: '/reset-password' });
  await userEvent.click(screen.getByRole('button', { name: 'Send Code' }));
  expect(await screen.findByText('Phone number or Email is required.')).toBeTruthy();
  // Without an account no code is sent either, so the code page would not show the mistake.
  for (const typed of ['tolu@', 'tolu@example', 'tolu adeyemi@example.com']) {
    await userEvent.clear(screen.getByLabelText('Phone number or Email'));
    await userEvent.type(screen.getByLabelText('Phone number or Email'), `${typed}{Enter}`);
    expect(await screen.findByText('Enter a phone number or an email address.')).toBeTruthy();
  }
  expect(requestPasswordReset).not.toHaveBeenCalled();
});

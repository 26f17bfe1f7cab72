// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { MemberArea } from './MemberArea.tsx';
import { readPendingVerification, withCodeSent } from './pendingVerification.ts';

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const AT = '/dashboard/wallet?months=3';
const open = (user?: ReturnType<typeof buildBuyer>) =>
  renderScreen(MemberArea, { path: '/dashboard/wallet', at: AT, ...(user && { user }) });
const sendCode = (userId: string) =>
  withCodeSent({ purpose: 'onboard', userId, next: '/search', resendAvailableAtMs: null }, 99);
const address = () => screen.getByLabelText('Address').textContent;

it('waits until the buyer is loaded', async () => {
  const { session } = open();
  session.send({ type: 'elsewhere.signedIn', token: 'token-1', expiresAtMs: null });
  expect(await screen.findByText('Opening your account')).toBeTruthy();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

it('shows that the buyer is leaving once the session has ended', async () => {
  const { session } = open(buildBuyer());
  session.send({ type: 'elsewhere.signedOut', reason: 'expired' });
  expect(await screen.findByText('Leaving your account')).toBeTruthy();
});

it('lets a verified buyer in', () => {
  open(buildBuyer());
  expect(screen.queryByText('Opening your account')).toBeNull();
  expect(address()).toBe(AT);
});

it('redirects a buyer with an unverified phone to the code, and remembers the page', async () => {
  const user = buildBuyer({ phoneVerified: false });
  open(user);
  await waitFor(() => expect(address()).toBe('/verify-email?type=onboard'));
  expect(readPendingVerification()).toEqual({
    purpose: 'onboard',
    userId: user.id,
    next: AT,
    resendAvailableAtMs: null,
  });
});

it('keeps the countdown of a code that was already sent', async () => {
  const user = buildBuyer({ phoneVerified: false });
  sendCode(user.id);
  open(user);
  await waitFor(() => expect(address()).toBe('/verify-email?type=onboard'));
  expect(readPendingVerification()).toMatchObject({ next: AT, resendAvailableAtMs: 99 });
});

it('takes over the countdown of a code requested in another tab', async () => {
  const user = buildBuyer({ phoneVerified: false });
  sendCode(user.id);
  window.sessionStorage.clear();
  open(user);
  await waitFor(() => expect(address()).toBe('/verify-email?type=onboard'));
  expect(readPendingVerification()).toMatchObject({ userId: user.id, next: AT, resendAvailableAtMs: 99 });
});

it('does not take over the countdown of another user', async () => {
  sendCode('another-user');
  open(buildBuyer({ phoneVerified: false }));
  await waitFor(() => expect(address()).toBe('/verify-email?type=onboard'));
  expect(readPendingVerification()).toMatchObject({ resendAvailableAtMs: null });
});

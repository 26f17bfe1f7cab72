// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logIn, type SignedIn } from '#api/calls/onboarding.ts';
import { getProperty } from '#api/calls/properties.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { ApiError, NETWORK_MESSAGE, UNKNOWN_MESSAGE } from '#api/failure.ts';
import { readPendingVerification } from '#app/session/pendingVerification.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { buildPropertyDetail } from '#tests/fixtures/properties.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './LoginScreen.tsx';

vi.mock('#api/calls/onboarding.ts', { spy: true });
vi.mock('#api/calls/properties.ts', { spy: true });
vi.mock('#api/calls/wallet.ts', { spy: true });
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const open = (at = '/login') => renderScreen(Component, { path: '/login', at });
const answer = (phoneVerified = true): SignedIn => ({
  token: { authToken: 'token-1' },
  user: buildBuyer({ phoneVerified }),
});
const identifier = () => screen.getByLabelText<HTMLInputElement>('Phone number or Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Log In' });
const address = () => screen.getByLabelText('Address').textContent;

async function submit(typed = { identifier: '0803 123 4567', password: 'long enough' }) {
  await userEvent.type(identifier(), typed.identifier);
  await userEvent.type(password(), typed.password);
  await userEvent.click(button());
}

describe('logging in', () => {
  it('says so, begins the session, fetches the wallet and goes to the dashboard', async () => {
    vi.mocked(logIn).mockResolvedValue(answer());
    vi.mocked(getWallet).mockResolvedValue({
      bankName: 'Bank',
      accountNumber: '0123456789',
      accountName: 'Tolu Adeyemi',
      balance: 0,
    } as Awaited<ReturnType<typeof getWallet>>);
    const { session } = open();
    await submit();
    expect(await screen.findByText('Login Successful!')).toBeTruthy();
    expect(address()).toBe('/dashboard');
    expect(logIn).toHaveBeenCalledWith({ identifier: '0803 123 4567', password: 'long enough' });
    expect(getWallet).toHaveBeenCalledWith(buildBuyer().id, expect.anything());
    expect(session.getSnapshot().context).toMatchObject({ token: 'token-1', user: buildBuyer() });
  });

  it.each([
    ['/select-unit?property=7', '/select-unit?property=7'],
    ['https://example.com/', '/dashboard'],
    ['//example.com/', '/dashboard'],
    ['/\\example.com', '/dashboard'],
  ])('with next=%s goes to %s', async (next, destination) => {
    vi.mocked(logIn).mockResolvedValue(answer());
    vi.mocked(getWallet).mockReturnValue(new Promise(() => {}));
    open(`/login?${new URLSearchParams({ next })}`);
    await submit();
    await waitFor(() => expect(address()).toBe(destination));
  });

  it('asks a buyer without a verified phone for the code, and remembers where they were going', async () => {
    vi.mocked(logIn).mockResolvedValue(answer(false));
    open('/login?next=%2Fselect-plan');
    await submit();
    expect(await screen.findByText('Please verify your account!')).toBeTruthy();
    expect(address()).toBe('/verify-email?type=onboard');
    expect(readPendingVerification()).toEqual({
      purpose: 'onboard',
      userId: buildBuyer().id,
      next: '/select-plan',
      resendAvailableAtMs: null,
    });
  });
});

describe('what is wrong', () => {
  it('stands at each empty field, and nothing is sent', async () => {
    open();
    await userEvent.click(button());
    expect(await screen.findByText('Phone number or Email is required.')).toBeTruthy();
    expect(screen.getByText('Password is required.')).toBeTruthy();
    expect(document.activeElement).toBe(identifier());
    expect(logIn).not.toHaveBeenCalled();
  });

  it('is said of what is neither a phone number nor an email address', async () => {
    open();
    await submit({ identifier: 'tolu', password: 'long enough' });
    expect(await screen.findByText('Enter a phone number or an email address.')).toBeTruthy();
    expect(logIn).not.toHaveBeenCalled();
  });

  it('is said in the red box when the credentials do not match; what was typed stays', async () => {
    const message = ERRORS.wrong_credentials.message;
    vi.mocked(logIn).mockRejectedValue(new ApiError({ code: 'wrong_credentials', status: 401, message }));
    open();
    await submit();
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
    expect(identifier().value).toBe('0803 123 4567');
    expect(password().value).toBe('long enough');
    expect(address()).toBe('/login');
  });

  it('names the time to wait after too many tries', async () => {
    vi.mocked(logIn).mockRejectedValue(
      new ApiError({ code: 'too_many_requests', status: 429, message: 'Too many.', retryAfterSeconds: 61 }),
    );
    open();
    await submit();
    expect(await screen.findByText('Too many. Try again in 2 minutes.')).toBeTruthy();
  });

  it('is told of the network, and the same can be sent again', async () => {
    vi.mocked(logIn).mockRejectedValueOnce(new ApiError({ code: 'network_down', status: null }));
    vi.mocked(logIn).mockResolvedValueOnce(answer());
    vi.mocked(getWallet).mockReturnValue(new Promise(() => {}));
    open();
    await submit();
    expect(await screen.findByText(UNKNOWN_MESSAGE)).toBeTruthy();
    expect(screen.getAllByText(NETWORK_MESSAGE)).toHaveLength(1);
    await userEvent.click(button());
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

it('is busy until the server has answered, and is not sent twice', async () => {
  vi.mocked(logIn).mockReturnValue(new Promise(() => {}));
  open();
  await submit();
  expect(button().getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button());
  expect(logIn).toHaveBeenCalledTimes(1);
});

it('leads to sign-up and to a new password, keeping where the buyer was going', () => {
  open('/login?next=%2Fselect-plan');
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe(
    '/sign-up?next=%2Fselect-plan',
  );
  expect(screen.getByRole('link', { name: 'Forgotten password' }).getAttribute('href')).toContain(
    '/reset-password',
  );
});

describe('a visitor who chose a unit', () => {
  const property = buildPropertyDetail();
  const unit = property.buildings[0]?.apartments[0]?.id ?? '';
  const next = `/select-unit?property=${property.id}&unit=${unit}`;
  const at = `/login?${new URLSearchParams({ next })}`;

  it('is told that it is chosen, and can sign up as easily as log in', async () => {
    vi.mocked(getProperty).mockResolvedValue(property);
    open(at);
    expect(
      await screen.findByText(
        `Ewe Terraces, Block 1, Ground floor, U1 is chosen: log in, or sign up if you are new, to hold it.`,
      ),
    ).toBeTruthy();
    const signUp = screen.getByRole('link', { name: 'Sign Up' });
    expect(signUp.getAttribute('href')).toBe(`/sign-up?${new URLSearchParams({ next })}`);
    expect(signUp.compareDocumentPosition(button()) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });

  it('is told so without its name where the home cannot be read', async () => {
    vi.mocked(getProperty).mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
    open(at);
    expect(
      screen.getByText('Your unit is chosen: log in, or sign up if you are new, to hold it.'),
    ).toBeTruthy();
  });

  it('is told of the end of the session alone where it has ended', () => {
    open(`${at}&ended=1`);
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeTruthy();
    expect(screen.queryByText(/is chosen/)).toBeNull();
  });
});

it('says that the session has ended where it has', () => {
  open('/login?ended=1');
  expect(screen.getByText('Your session has ended. Please log in again.')).toBeTruthy();
});

it('says that another device or a new password has ended the session where it was', () => {
  open('/login?ended=elsewhere');
  const notice = screen.getByText(/^Your session has ended\./);
  expect(notice.textContent).toBe(
    'Your session has ended. You were logged out from another device, your password was changed, or the account was erased. Please log in again.',
  );
});

it('shows and hides the password', async () => {
  open();
  expect(password().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});

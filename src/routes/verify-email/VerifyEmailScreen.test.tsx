// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { checkOtp, resendOtp, verifyOtp } from '#api/calls/onboarding.ts';
import { changeProfile } from '#api/calls/users.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { ERRORS, type ErrorCode } from '#api/contract/errors.ts';
import { ApiError } from '#api/failure.ts';
import {
  type PendingVerification,
  readPendingVerification,
  rememberPendingVerification,
} from '#app/session/pendingVerification.ts';
import { readResetCode } from '#app/session/resetCode.ts';
import type { PageSettings } from '#app/settings/pageSettings.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import { Component } from './VerifyEmailScreen.tsx';

vi.mock('#api/calls/onboarding.ts', { spy: true });
vi.mock('#api/calls/users.ts', { spy: true });
vi.mock('#api/calls/wallet.ts', { spy: true });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const UNVERIFIED = buildBuyer({ phoneVerified: false });
const VERIFIED = { token: { authToken: 'token-2' }, user: buildBuyer() };
const inMs = (ms: number) => Date.now() + ms;
const onboarding = (resendAvailableAtMs: number | null, next: string | null = null): PendingVerification => ({
  purpose: 'onboard',
  userId: UNVERIFIED.id,
  next,
  resendAvailableAtMs,
});
const resetting = (resendAvailableAtMs: number): PendingVerification => ({
  purpose: 'reset',
  identifier: 'tolu@example.com',
  resendAvailableAtMs,
});

function open(pending: PendingVerification, settings: Partial<PageSettings> = {}) {
  rememberPendingVerification(pending);
  return renderScreen(Component, {
    path: '/verify-email',
    at: '/verify-email?type=onboard',
    settings,
    ...(pending.purpose === 'onboard' && { user: UNVERIFIED }),
  });
}
const code = () => screen.getByLabelText<HTMLInputElement>(/^[46]-digit code$/);
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify' }));
const address = () => screen.getByLabelText('Address').textContent;
/** Typing the last digit submits the code. */
const enter = (digits: string) => userEvent.type(code(), digits);
const rejectionOf = (code: ErrorCode) =>
  new ApiError({ code, status: ERRORS[code].status, message: ERRORS[code].message });

it('says where the 4-digit code went and starts at the code', () => {
  open(onboarding(inMs(120_000)));
  expect(screen.getByRole('heading', { name: 'Verify phone number' })).toBeTruthy();
  expect(screen.getByText('0803 123 4567')).toBeTruthy();
  expect(document.activeElement).toBe(code());
});

it('shows the number of a reset in the groups in which people read it', () => {
  open({ purpose: 'reset', identifier: '08031234567', resendAvailableAtMs: inMs(120_000) });
  expect(screen.getByText('0803 123 4567')).toBeTruthy();
});

it('returns to the code when it is submitted with digits missing', async () => {
  open(onboarding(inMs(120_000)));
  await enter('73');
  await verify();
  expect(screen.getByText('OTP must be four characters!')).toBeTruthy();
  expect(document.activeElement).toBe(code());
});

it('verifies the phone, takes the new token for three hours and goes where the buyer was going', async () => {
  vi.mocked(verifyOtp).mockResolvedValue(VERIFIED);
  vi.mocked(getWallet).mockReturnValue(new Promise(() => {}));
  const { session } = open(onboarding(inMs(120_000), '/select-unit?property=7'));
  const before = Date.now();
  await enter('7341');
  await waitFor(() => expect(address()).toBe('/select-unit?property=7'));
  expect(verifyOtp).toHaveBeenCalledWith({ otp: '7341', userId: UNVERIFIED.id });
  expect(session.getSnapshot().context.token).toBe('token-2');
  expect(session.getSnapshot().context.user?.phoneVerified).toBe(true);
  expect(session.getSnapshot().context.expiresAtMs).toBeGreaterThanOrEqual(before + 10_800_000);
  expect(getWallet).toHaveBeenCalledTimes(1);
  expect(readPendingVerification()).toBeNull();
});

it('goes to the dashboard where nothing else was asked for', async () => {
  vi.mocked(verifyOtp).mockResolvedValue(VERIFIED);
  vi.mocked(getWallet).mockReturnValue(new Promise(() => {}));
  open(onboarding(inMs(120_000)));
  await enter('7341');
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

it('opens the page for a new password; the code and who asked stay out of the address', async () => {
  vi.mocked(checkOtp).mockResolvedValue({ message: 'That code is right.', body: {} });
  open(resetting(inMs(120_000)));
  await enter('734159');
  await waitFor(() => expect(address()).toBe('/create-password'));
  expect(checkOtp).toHaveBeenCalledWith({ otp: '734159', identifier: 'tolu@example.com' });
  expect(readResetCode()).toStrictEqual({ otp: '734159', identifier: 'tolu@example.com' });
});

it('takes the page that was asked for on to the new password', async () => {
  vi.mocked(checkOtp).mockResolvedValue({ message: 'That code is right.', body: {} });
  rememberPendingVerification(resetting(inMs(120_000)));
  renderScreen(Component, {
    path: '/verify-email',
    at: '/verify-email?type=reset&next=%2Fdashboard%2Fwallet',
  });
  await enter('734159');
  await screen.findByText('/create-password?next=%2Fdashboard%2Fwallet');
});

it('leads who mistyped the number or email of a reset back to it', async () => {
  rememberPendingVerification(resetting(inMs(120_000)));
  renderScreen(Component, {
    path: '/verify-email',
    at: '/verify-email?type=reset&next=%2Fdashboard%2Fwallet',
  });
  await userEvent.click(screen.getByRole('link', { name: 'Wrong number or email? Change it' }));
  expect(address()).toBe('/reset-password?next=%2Fdashboard%2Fwallet');
});

it('wants six digits for a reset, not five', async () => {
  open(resetting(inMs(120_000)));
  await userEvent.type(code(), '73415');
  await verify();
  expect(await screen.findByText('OTP must be six characters!')).toBeTruthy();
  expect(checkOtp).not.toHaveBeenCalled();
});

it.each(['', '734'])('wants four digits, not "%s"', async (digits) => {
  open(onboarding(inMs(120_000)));
  if (digits) await userEvent.type(code(), digits);
  await verify();
  expect(await screen.findByText('OTP must be four characters!')).toBeTruthy();
  expect(verifyOtp).not.toHaveBeenCalled();
});

it('takes the complaint back when the missing digit is typed, and sends the code', async () => {
  vi.mocked(verifyOtp).mockReturnValue(new Promise(() => {}));
  open(onboarding(inMs(120_000)));
  await userEvent.type(code(), '734');
  await verify();
  expect(await screen.findByText('OTP must be four characters!')).toBeTruthy();
  await userEvent.type(code(), '1');
  expect(screen.queryByText('OTP must be four characters!')).toBeNull();
  expect(verifyOtp).toHaveBeenCalledExactlyOnceWith({ otp: '7341', userId: UNVERIFIED.id });
});

it('is sent once, though the button is pressed after the last digit', async () => {
  vi.mocked(verifyOtp).mockReturnValue(new Promise(() => {}));
  open(onboarding(inMs(120_000)));
  await enter('7341');
  await verify();
  expect(verifyOtp).toHaveBeenCalledTimes(1);
});

it('sends the same code again at the press of the button where the network failed', async () => {
  vi.mocked(verifyOtp).mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
  open(onboarding(inMs(120_000)));
  await enter('7341');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Verify' }).ariaBusy).not.toBe('true'));
  await verify();
  await waitFor(() => expect(verifyOtp).toHaveBeenCalledTimes(2));
});

it.each<ErrorCode>(['otp_wrong', 'otp_expired', 'otp_attempts_exhausted'])(
  'says %s at the code, empties it and goes back to it',
  async (rejected) => {
    vi.mocked(verifyOtp).mockRejectedValue(rejectionOf(rejected));
    open(onboarding(inMs(120_000)));
    await enter('7341');
    expect(await screen.findByText(ERRORS[rejected].message)).toBeTruthy();
    expect(code().value).toBe('');
    expect(document.activeElement).toBe(code());
  },
);

it('never sends a mix of a wrong code and the next: one attempt a code', async () => {
  vi.mocked(verifyOtp).mockRejectedValue(rejectionOf('otp_wrong'));
  open(onboarding(inMs(120_000)));
  await enter('1111');
  expect(await screen.findByText(ERRORS.otp_wrong.message)).toBeTruthy();
  await userEvent.keyboard('2345');
  await waitFor(() => expect(verifyOtp).toHaveBeenCalledTimes(2));
  expect(vi.mocked(verifyOtp).mock.calls.map(([{ otp }]) => otp)).toStrictEqual(['1111', '2345']);
});

it('empties the boxes for a new code', async () => {
  vi.mocked(resendOtp).mockResolvedValue({ message: '', body: {} });
  open(onboarding(inMs(-1)));
  await userEvent.type(code(), '73');
  await userEvent.click(await screen.findByRole('button', { name: 'Resend Code' }));
  expect(await screen.findByText('OTP has been resent to your phone number and email.')).toBeTruthy();
  expect(code().value).toBe('');
  expect(document.activeElement).toBe(code());
});

it('corrects a mistyped number: the code goes to the new one, and the countdown begins anew', async () => {
  vi.mocked(changeProfile).mockResolvedValue({ ...UNVERIFIED, phone: '+2348039876543' });
  open(onboarding(inMs(-1)));
  await userEvent.click(screen.getByRole('button', { name: 'Wrong number? Change it' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Change your phone number' }));
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
  expect(phone.value).toBe('8031234567');
  await userEvent.clear(phone);
  await userEvent.type(phone, '08039876543');
  await userEvent.click(screen.getByRole('button', { name: 'Send the code to this number' }));
  expect(await screen.findByText('0803 987 6543')).toBeTruthy();
  expect(changeProfile).toHaveBeenCalledExactlyOnceWith({ phone: '+2348039876543' });
  expect(resendOtp).not.toHaveBeenCalled();
  expect(readPendingVerification()?.resendAvailableAtMs).toBeGreaterThan(Date.now() + 110_000);
});

it('shows at its field why a number is not taken, and keeps it', async () => {
  const fields = { phone: 'We cannot send messages to this number.' };
  vi.mocked(changeProfile).mockRejectedValue(new ApiError({ code: 'invalid_fields', status: 422, fields }));
  open(onboarding(inMs(120_000)));
  await userEvent.click(screen.getByRole('button', { name: 'Wrong number? Change it' }));
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
  await userEvent.clear(phone);
  await userEvent.type(phone, '08039876543');
  await userEvent.click(screen.getByRole('button', { name: 'Send the code to this number' }));
  expect(await screen.findByText(fields.phone)).toBeTruthy();
  expect(phone.value).toBe('8039876543');
});

it('offers no stranger to change a number', () => {
  open(resetting(inMs(120_000)));
  expect(screen.queryByRole('button', { name: 'Wrong number? Change it' })).toBeNull();
});

it('names the time to wait after too many wrong codes', async () => {
  vi.mocked(verifyOtp).mockRejectedValue(
    new ApiError({
      code: 'otp_too_many_failures',
      status: 429,
      message: 'Too many.',
      retryAfterSeconds: 7200,
    }),
  );
  open(onboarding(inMs(120_000)));
  await enter('7341');
  expect(await screen.findByText('Too many. Try again in 2 hours.')).toBeTruthy();
});

it('counts down to the next code', () => {
  open(onboarding(inMs(107_000)));
  expect(screen.getAllByText(/^01:4[67]$/).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Resend Code' })).toBeNull();
});

it('offers a new code soon after a device that slept through the countdown wakes', () => {
  vi.useFakeTimers();
  open(onboarding(inMs(120_000)));
  vi.setSystemTime(inMs(120_000));
  act(() => vi.advanceTimersByTime(8_000));
  expect(screen.getByRole('button', { name: 'Resend Code' })).toBeTruthy();
});

it('counts no time that a wrong clock has stored', async () => {
  open(onboarding(inMs(48 * 3_600_000)));
  expect(await screen.findByRole('button', { name: 'Resend Code' })).toBeTruthy();
});

it('goes on counting after a reload, and then sends a new code', async () => {
  vi.mocked(resendOtp).mockResolvedValue({ message: '', body: {} });
  open(resetting(inMs(-1)));
  await userEvent.click(await screen.findByRole('button', { name: 'Resend Code' }));
  expect(await screen.findByText('OTP has been resent to your phone number and email.')).toBeTruthy();
  expect(resendOtp).toHaveBeenCalledWith({ identifier: 'tolu@example.com' });
  expect(readPendingVerification()?.resendAvailableAtMs).toBeGreaterThan(Date.now() + 110_000);
  expect(screen.queryByRole('button', { name: 'Resend Code' })).toBeNull();
});

it('offers other ways to the phone once the SMS had its time, where the server has them', async () => {
  vi.mocked(resendOtp).mockResolvedValue({ message: '', body: {} });
  open(resetting(inMs(-1)), { codeChannels: ['sms', 'whatsapp'] });
  expect(await screen.findByText('Did the SMS not arrive?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Get it by a call' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Get it on WhatsApp' }));
  expect(await screen.findByText('We sent a new code to your WhatsApp.')).toBeTruthy();
  expect(resendOtp).toHaveBeenCalledWith({ identifier: 'tolu@example.com', channel: 'whatsapp' });
  expect(screen.queryByRole('button', { name: 'Get it on WhatsApp' })).toBeNull();
});

it('asks for the first code by itself after a login', async () => {
  vi.mocked(resendOtp).mockResolvedValue({ message: '', body: {} });
  open(onboarding(null));
  expect(await screen.findByText('OTP has been resent to your phone number and email.')).toBeTruthy();
  expect(resendOtp).toHaveBeenCalledWith({ userId: UNVERIFIED.id });
});

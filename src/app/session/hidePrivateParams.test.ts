// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { hidePrivateParams } from './hidePrivateParams.ts';
import { readPendingVerification, rememberPendingVerification } from './pendingVerification.ts';
import { readResetCode } from './resetCode.ts';

afterEach(() => window.sessionStorage.clear());

function arrive(address: string): string {
  window.history.replaceState(null, '', address);
  hidePrivateParams();
  return window.location.pathname + window.location.search;
}

it('removes the phone or email from the URL of the code page, where a code can be requested at once', () => {
  expect(arrive('/verify-email?type=reset&identifier=%2B2348031234567')).toBe('/verify-email?type=reset');
  const pending = readPendingVerification();
  expect(pending).toMatchObject({ purpose: 'reset', identifier: '+2348031234567' });
  expect(pending?.resendAvailableAtMs).toBeLessThanOrEqual(Date.now());
});

it('keeps the countdown of the code that this tab requested', () => {
  const pending = { purpose: 'reset', identifier: 'ada@example.com', resendAvailableAtMs: 9e12 } as const;
  rememberPendingVerification(pending);
  arrive('/verify-email?type=reset&identifier=ada%40example.com');
  expect(readPendingVerification()).toStrictEqual(pending);
});

it('removes code and email from the URL of the new-password page', () => {
  expect(arrive('/create-password?otp=734159&identifier=ada%40example.com')).toBe('/create-password');
  expect(readResetCode()).toStrictEqual({ otp: '734159', identifier: 'ada@example.com' });
});

it('removes a code without an email too', () => {
  expect(arrive('/create-password?otp=734159')).toBe('/create-password');
  expect(readResetCode()).toBeNull();
});

it('does not change the URLs of other pages', () => {
  expect(arrive('/search?identifier=x')).toBe('/search?identifier=x');
});

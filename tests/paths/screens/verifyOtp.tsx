import { rememberPendingVerification } from '#app/session/pendingVerification.ts';
import { CODE_CHANNELS } from '#domain/messages.ts';
import { START_MS } from '#flows/paths/clock.ts';
import { alert, button, type Expectation, link, text, without } from '#flows/paths/model/expectation.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { Component } from '#routes/verify-email/VerifyEmailScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const PATH = '/verify-email';
const stranger = { purpose: 'reset', identifier: 'tolu@example.com' } as const;
const buyer = buildBuyer({ phoneVerified: false });

const UNREACHABLE = alert('An error occurred, please check your internet connection!');
const TOO_MANY = alert('You have asked for too many codes.');
/** What became of the last request of a new code, as the page tells it beside the code. */
const LAST_REQUEST: Readonly<Record<string, Expectation>> = {
  'resendCode: no network': UNREACHABLE,
  resendDeadline: UNREACHABLE,
  'resendCode: too many codes': TOO_MANY,
};
const isOutcome = (step: string): boolean =>
  step.startsWith('resendCode: ') ||
  ['resendDeadline', 'resendCooldown', 'correctPhone: number changed'].includes(step);

const lastRequest: NonNullable<Screen['expects']>[string] = ({ steps, after }) => {
  if (!after.some((state) => state.startsWith('entry.form'))) return [];
  return [LAST_REQUEST[steps.findLast(isOutcome) ?? ''] ?? without(TOO_MANY)];
};

export const verifyOtp: Screen = {
  expects: { 'resend.available': lastRequest, 'resend.cooling': lastRequest },
  opens: (start) =>
    start === 'for a new password'
      ? [text('tolu@example.com'), link('Wrong number or email? Change it')]
      : [button('Log out'), text('0803 123 4567')],
  mount: (start, host) => {
    const settings = { codeChannels: [...CODE_CHANNELS] };
    if (start === 'for a new password') {
      rememberPendingVerification({ ...stranger, resendAvailableAtMs: START_MS + 120_000 });
      return mounted(renderScreen(Component, { path: PATH, at: `${PATH}?type=reset`, settings, host }));
    }
    rememberPendingVerification({
      purpose: 'onboard',
      userId: buyer.id,
      next: null,
      resendAvailableAtMs: null,
    });
    return mounted(
      renderScreen(Component, { path: PATH, at: `${PATH}?type=onboard`, user: buyer, settings, host }),
    );
  },
};

import { rememberPendingVerification } from '#app/session/pendingVerification.ts';
import { CODE_CHANNELS } from '#domain/messages.ts';
import { START_MS } from '#flows/paths/clock.ts';
import { button, text } from '#flows/paths/model/expectation.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { Component } from '#routes/verify-email/VerifyEmailScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const PATH = '/verify-email';
const stranger = { purpose: 'reset', identifier: 'tolu@example.com' } as const;
const buyer = buildBuyer({ phoneVerified: false });

export const verifyOtp: Screen = {
  opens: (start) => (start === 'for a new password' ? [text('tolu@example.com')] : [button('Logout')]),
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

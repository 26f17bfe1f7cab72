import { ZERO_KOBO } from '#domain/money.ts';
import { heading, link, text } from '#flows/paths/model/expectation.ts';
import { Component } from '#routes/dashboard/erase/EraseScreen.tsx';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const PATH = '/dashboard/erase';

export const eraseAccount: Screen = {
  opens: () => [
    heading('Erase your account'),
    link('Back to your profile'),
    text('What we keep, because the law asks for it'),
    text('This cannot be undone'),
    text('You may want to download your data and your documents first'),
    link('download your data'),
    link('your documents'),
  ],
  mount: (_, host) => mounted(renderScreen(Component, { path: PATH, at: PATH, host })),
  notShown: { erased: 'The login page, which is another screen, says so.' },
  // What `renderScreen` puts in the place of the login page.
  expects: { erased: () => [text('Logged out')] },
  responses: {
    'GET /users/me/erasure': {
      message: '',
      body: { erasure: { balance: ZERO_KOBO, openWithdrawals: 0, unfinishedContributions: [] } },
    },
    'GET /contributions': { message: '', body: { contributions: [] } },
    'GET /wallet/get': { message: '', body: { wallet: walletOf(0) } },
  },
};

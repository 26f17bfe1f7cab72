import { text } from '#flows/paths/model/expectation.ts';
import { buildBuyer } from '#machines/buyer.fixtures.ts';
import { Component } from '#routes/dashboard/profile/ProfileScreen.tsx';
import { renderScreen } from '#tests/fixtures/renderScreen.tsx';
import type { Screen } from '../screen.ts';
import { mounted } from './mounted.ts';

const PATH = '/dashboard/profile';

const session = (last: number, device: string) => ({
  id: `0190b3a0-0000-7000-8000-00000000f00${last}`,
  device,
  network: '102.89.1.0/24',
  createdAt: '2026-11-21T08:00:00.000Z',
  lastSeenAt: '2026-11-21T08:30:00.000Z',
  current: last === 1,
});

/** The question names the device when one is logged out; the others are logged out together. */
const asked = (story: { readonly steps: readonly string[] }) => [
  story.steps.findLast((step) => step.endsWith('to be ended')) === 'one to be ended'
    ? text('Firefox on Windows, logged in Sat 21 Nov, 09:00, has to log in again with your password.')
    : text('Every other device has to log in again with your password.'),
];

export const sessions: Screen = {
  opens: () => [{ role: 'tablist', name: 'Your account' }],
  expects: {
    listing: () => [
      text(
        'Firefox on WindowsLogged in Sat 21 Nov, 09:00 · last seen Sat 21 Nov, 09:30 · network 102.89.1.0/24Log out',
      ),
      text(
        'Safari on iOSLogged in Sat 21 Nov, 09:00 · last seen Sat 21 Nov, 09:30 · network 102.89.1.0/24Log out',
      ),
    ],
    'confirming.ready': asked,
    'confirming.failed': asked,
  },
  mount: (_, host) =>
    mounted(renderScreen(Component, { path: PATH, at: `${PATH}?tab=security`, user: buildBuyer(), host })),
  responses: {
    'GET /users/me/sessions': {
      message: '',
      body: {
        sessions: [
          session(1, 'Chrome on Android'),
          session(2, 'Firefox on Windows'),
          session(3, 'Safari on iOS'),
        ],
      },
    },
  },
};

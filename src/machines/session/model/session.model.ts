import type { SnapshotFrom } from 'xstate';
import {
  address,
  button,
  byState,
  heading,
  noChange,
  status,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { callDeadline, defineModel, networkDown, rejected } from '../../about/model.ts';
import { buildBuyer } from '../../buyer.fixtures.ts';
import type { SessionEvent } from '../session.events.ts';
import { sessionMachine } from '../session.machine.ts';
import type { SessionContext } from '../session.setup.ts';
import {
  BETWEEN_CHECKS_MS,
  NOW_MS,
  OTHER_TOKEN,
  THREE_HOURS_MS,
  TOKEN,
  user,
} from './session.model.fixtures.ts';
import { sideEffects } from './session.model.sideEffects.ts';

const buyer = (phoneVerified: boolean) => buildBuyer({ phoneVerified });

const loginPage = [address('/login'), heading('Log In')];
const visitorsPage = [...loginPage, without(text('Opening your account'))];
const membersPage = [heading('Profile'), button('Log out'), without(text('Opening your account'))];

type Snapshot = SnapshotFrom<typeof sessionMachine>;
const isWatching = (snapshot: Snapshot): boolean => snapshot.matches({ signedIn: 'watching' });
const isOurs = ({ token }: SessionContext): boolean => token === TOKEN;
const isVerified = ({ user: known }: SessionContext): boolean => known?.phoneVerified === true;
const elsewhere = (token: string): SessionEvent => ({
  type: 'elsewhere.signedIn',
  token,
  expiresAtMs: NOW_MS + THREE_HOURS_MS,
});
const opening = status('Opening your account');
const leaving = status('Leaving your account');
const erased = text('Your account is erased.');
const ended = status('Your session has ended.');
const notOpened = [heading('We could not open your account'), button('Try again'), button('Log out')];
/** The page is left, whether or not the server answered. */
const left = [...loginPage, without(leaving)];
/** There is no session, or it has ended. */
const hasToLogIn = ({ token, expiresAtMs, nowMs }: SessionContext): boolean =>
  token === null || (expiresAtMs !== null && expiresAtMs <= nowMs);

export const sessionModel = defineModel({
  machine: sessionMachine,
  title: 'Session',
  starts: {
    'a session is kept that ends in ten seconds': {
      stored: { token: TOKEN, expiresAtMs: BETWEEN_CHECKS_MS },
      nowMs: NOW_MS,
    },
    'no session is kept': { stored: null, nowMs: NOW_MS },
    'a session is kept that has ended': { stored: { token: TOKEN, expiresAtMs: NOW_MS }, nowMs: NOW_MS },
  },
  events: {
    'logged in': {
      event: { type: 'credentials.accepted', token: TOKEN, user },
      when: (snapshot) => snapshot.matches('signedOut'),
      perform: async ({ persona, type, press }) => {
        await type('Phone number or Email', persona.email);
        await type('Password', persona.password);
        await press('Log In');
      },
      expects: membersPage,
    },
    'logged in anew': {
      event: { type: 'credentials.accepted', token: TOKEN, user },
      when: isWatching,
      expects: membersPage,
    },
    'profile changed': {
      event: { type: 'user.changed', user: { ...user, employmentStatus: 'employed' } },
      when: isWatching,
      expects: membersPage,
    },
    'profile of the buyer before changed': {
      event: { type: 'user.changed', user: { ...user, id: 'user-before', phoneVerified: false } },
      in: ['signedIn.watching'],
      when: isWatching,
      expects: noChange('Another buyer has logged in since.'),
    },
    'profile changed while it opens': {
      event: { type: 'user.changed', user },
      in: ['signedIn.restoring'],
      when: (snapshot) => snapshot.matches({ signedIn: 'restoring' }),
      expects: [opening],
    },
    'asked again': {
      event: { type: 'retry.requested' },
      perform: ({ press }) => press('Try again'),
      expects: [opening],
    },
    'logged out': {
      event: { type: 'logout.requested' },
      when: (snapshot) =>
        snapshot.matches({ signedIn: 'watching' }) || snapshot.matches({ signedIn: 'unreachable' }),
      perform: ({ press }) => press('Log out'),
      expects: [leaving],
    },
    'account erased': {
      event: { type: 'account.erased' },
      when: isWatching,
      expects: [...loginPage, erased, without(ended)],
    },
    'another call is rejected': {
      event: { type: 'session.rejected', token: TOKEN },
      when: (snapshot) => isWatching(snapshot) && isOurs(snapshot.context),
      expects: [...loginPage, ended],
    },
    'another call is rejected while it opens': {
      event: { type: 'session.rejected', token: TOKEN },
      when: (snapshot) => snapshot.matches({ signedIn: 'restoring' }),
      expects: [...loginPage, without(ended)],
    },
    'logged in in another tab': {
      event: elsewhere(OTHER_TOKEN),
      when: (snapshot) => snapshot.matches('signedOut'),
      expects: [opening],
    },
    'someone else logged in in another tab': {
      event: elsewhere(OTHER_TOKEN),
      when: (snapshot) => snapshot.matches('signedIn') && isOurs(snapshot.context),
      expects: [opening],
    },
    'renewed in another tab': {
      event: elsewhere(TOKEN),
      when: (snapshot) => isWatching(snapshot) && isOurs(snapshot.context) && isVerified(snapshot.context),
      expects: membersPage,
    },
    'logged out in another tab': {
      event: { type: 'elsewhere.signedOut', reason: 'logged_out' },
      expects: visitorsPage,
    },
    'expired in another tab': {
      event: { type: 'elsewhere.signedOut', reason: 'expired' },
      expects: visitorsPage,
    },
  },
  responses: {
    loadUser: {
      'the buyer is known': resolved(user, membersPage),
      'the phone was never verified': resolved(buyer(false), [address('/verify-email')]),
      'the server does not know the session': { ...rejected('session_expired'), expects: loginPage },
      'no network': { ...networkDown, expects: notOpened },
    },
    endOnServer: {
      'the server ended it too': {
        ...resolved(undefined, [...loginPage, without(ended)]),
        when: ({ context }) => context.endReason === 'logged_out',
      },
      'the server had ended it already': {
        ...rejected('session_expired'),
        when: ({ context }) => context.endReason === 'expired',
        expects: [...loginPage, ended],
      },
      'no network': { ...networkDown, expects: left },
    },
    otherTabs: {
      'the browser tells nothing of other tabs': {
        ...networkDown,
        expects: noChange('The page cannot know what other tabs do, and works alone.'),
      },
    },
  },
  waits: {
    callDeadline: { ...callDeadline, expects: notOpened },
    checkInterval: {
      label: 'eight seconds passed',
      ms: 8_000,
      expects: byState('The page stays while the session lasts; once its time is over, the buyer leaves.'),
    },
    logoutDeadline: { label: 'no response within three seconds', ms: 3_000, expects: left },
  },
  facts: ({ token, user: known, expiresAtMs, nowMs, endReason }) => ({
    isOurs: token === TOKEN,
    isVerified: known?.phoneVerified ?? null,
    endReason,
    endsAtNextLook: expiresAtMs !== null && expiresAtMs - nowMs <= 8_000,
  }),
  sideEffects,
  expects: {
    signedOut: visitorsPage,
    // A buyer who must log in sees the login page, not an opening account.
    'signedIn.restoring': (context) => (hasToLogIn(context) ? [...loginPage, opening] : [opening]),
    'signedIn.unreachable': notOpened,
    'signedIn.watching': (context) => (isVerified(context) ? membersPage : [address('/verify-email')]),
    ending: [leaving, without(button('Log out'))],
    ended: ({ endReason }) => [
      ...loginPage,
      endReason === 'logged_out' || endReason === 'erased' ? without(ended) : ended,
    ],
  },
  reload: {
    input: ({ context: { token, expiresAtMs, nowMs } }) => ({
      stored: token === null ? null : { token, expiresAtMs },
      nowMs,
    }),
    responses: (snapshot) => {
      if (!snapshot.hasTag('signedIn')) return [];
      return [snapshot.hasTag('failed') ? 'loadUser: no network' : 'loadUser: the buyer is known'];
    },
  },
});

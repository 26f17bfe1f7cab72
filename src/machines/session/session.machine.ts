import type { User } from '#api/calls/users.ts';
import { SESSION_CHECK_INTERVAL_MS, SESSION_LIFETIME_MS } from '#domain/accounts/accounts.ts';
import { durationText } from '#domain/quantities.ts';
import { call, failure } from '../call.ts';
import { LOGOUT_DEADLINE_MS, SIGNED_OUT, sessionSetup } from './session.setup.ts';

const LIFETIME = durationText(SESSION_LIFETIME_MS);

const loadedUser = ({ event }: { event: { output: User } }) => ({ user: event.output });
const changedUser = ({ event }: { event: { user: User } }) => ({ user: event.user });

/** The session of this browser. The app runs one instance. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: `The session of the buyer on this browser lasts ${LIFETIME}.`,
  context: ({ input }) => ({
    ...SIGNED_OUT,
    token: input.stored?.token ?? null,
    expiresAtMs: input.stored ? (input.stored.expiresAtMs ?? input.nowMs + SESSION_LIFETIME_MS) : null,
    nowMs: input.nowMs,
    endReason: null,
  }),
  invoke: {
    id: 'otherTabs',
    src: 'watchOtherTabs',
    description: 'Other tabs of this browser report when they sign in and out.',
    onError: { description: 'The browser does not report other tabs; this one goes on alone.' },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The page opens and reads the session that this browser keeps.',
      always: [
        {
          guard: 'hasExpired',
          target: 'signedOut',
          actions: ['forgetBuyer', 'forgetSession'],
          description: `The ${LIFETIME} passed while the page was closed.`,
        },
        {
          guard: 'hasToken',
          target: 'signedIn.restoring',
          actions: ['rememberSession', 'setAuthHeaders'],
          description: 'The browser keeps a session; the server is asked whose it is.',
        },
        { target: 'signedOut', description: 'The browser keeps no session; nobody is signed in.' },
      ],
    },
    signedOut: {
      description: 'A visitor may look at homes, log in and sign up.',
      on: {
        'credentials.accepted': {
          target: 'signedIn.watching',
          actions: ['readClock', 'setCredentials', 'rememberSession', 'setAuthHeaders', 'resetServerState'],
          description: 'The buyer logs in or signs up; the session starts.',
        },
        'elsewhere.signedIn': {
          target: 'signedIn.restoring',
          actions: [
            'readClock',
            'setTokenFromElsewhere',
            'setAuthHeaders',
            'resetServerState',
            'followAccess',
          ],
          description: 'The buyer logs in in another tab; the session starts here too.',
        },
      },
    },
    signedIn: {
      description: 'This browser has a session.',
      tags: 'signedIn',
      initial: 'restoring',
      on: {
        'credentials.accepted': {
          target: '.watching',
          actions: ['readClock', 'setCredentials', 'rememberSession', 'setAuthHeaders', 'resetServerState'],
          description: 'The buyer logs in again or verifies the phone; the session starts afresh.',
        },
        'logout.requested': {
          target: 'ending',
          actions: { type: 'storeReason', params: { reason: 'logged_out' } },
          description: 'The buyer logs out; the session ends.',
        },
        'account.erased': {
          target: 'ended',
          actions: [
            { type: 'storeReason', params: { reason: 'erased' } },
            'forgetBuyer',
            'setAuthHeaders',
            'forgetSession',
          ],
          description: 'The buyer has erased the account; the session ends, on the server it has already.',
        },
        'session.rejected': {
          guard: 'isCurrentToken',
          target: 'ended',
          actions: [
            { type: 'storeReason', params: { reason: 'refused' } },
            'forgetBuyer',
            'setAuthHeaders',
            'forgetSession',
          ],
          description: 'The server rejects the session of a call; the session ends.',
        },
        'elsewhere.signedIn': [
          {
            guard: 'isCurrentToken',
            actions: 'setExpiryFromElsewhere',
            description: 'Another tab reports the end of the same session; this tab takes it.',
          },
          {
            target: '.restoring',
            actions: ['readClock', 'setTokenFromElsewhere', 'setAuthHeaders', 'resetServerState'],
            description: 'Another tab reports a new session; the server is asked whose it is.',
          },
        ],
        'elsewhere.signedOut': {
          target: 'signedOut',
          actions: [
            { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) },
            'forgetSessionEndedElsewhere',
            'forgetBuyer',
            'setAuthHeaders',
            'resetServerState',
            'followAccess',
          ],
          description: 'Another tab reports the end of the session; it ends here too.',
        },
      },
      states: {
        restoring: {
          description: 'The server is asked whose session it is.',
          tags: 'busy',
          ...call({
            src: 'loadUser',
            input: undefined,
            onDone: {
              target: 'watching',
              actions: [{ type: 'setUser', params: loadedUser }, 'setAuthHeaders'],
              description: 'The server says who the buyer is.',
            },
            failures: [
              failure('isSessionUnknown', {
                target: '#session.signedOut',
                actions: ['forgetBuyer', 'setAuthHeaders', 'forgetSession', 'followAccess'],
                description: 'The server no longer knows this session.',
              }),
            ],
            onFailure: {
              target: 'unreachable',
              actions: ['storeFailure'],
              description: 'The server could not be reached; the page says so.',
              whenLate: 'the page says so.',
            },
          }),
          on: {
            'session.rejected': {
              guard: 'isCurrentToken',
              target: '#session.signedOut',
              actions: ['forgetBuyer', 'setAuthHeaders', 'forgetSession', 'followAccess'],
              description: 'The server rejects the session that the browser kept.',
            },
            'user.changed': {
              target: 'restoring',
              reenter: true,
              description: 'A change is saved meanwhile; the server is asked again.',
            },
          },
        },
        unreachable: {
          description: 'The server could not be asked whose session it is; the page says so.',
          tags: 'failed',
          on: {
            'retry.requested': {
              target: 'restoring',
              actions: 'clearFailure',
              description: 'The buyer tries again, or the network is back; the server is asked again.',
            },
          },
        },
        watching: {
          description: 'The buyer is signed in; the page waits until it checks the clock again.',
          on: {
            'user.changed': [
              {
                guard: { type: 'isSameBuyer', params: changedUser },
                actions: [{ type: 'setUser', params: changedUser }, 'setAuthHeaders'],
                description:
                  'The buyer changes the profile, or verifies a phone or email; every page shows it.',
              },
              { description: 'The change is of a buyer who has left; no page shows it.' },
            ],
          },
          after: {
            checkInterval: {
              target: 'checking',
              actions: ['readClock', 'readExpiry'],
              description: `Every ${durationText(SESSION_CHECK_INTERVAL_MS)} the page checks the clock.`,
            },
          },
        },
        checking: {
          description: `The page checks whether the ${LIFETIME} have passed.`,
          always: [
            {
              guard: 'hasExpired',
              target: '#session.ending',
              actions: { type: 'storeReason', params: { reason: 'expired' } },
              description: `The ${LIFETIME} have passed; the session ends.`,
            },
            { target: 'watching', description: 'The session goes on.' },
          ],
        },
      },
    },
    ending: {
      description: 'The browser forgets the session and asks the server to end it.',
      tags: 'busy',
      entry: ['forgetBuyer', 'forgetSession'],
      exit: 'setAuthHeaders',
      invoke: {
        id: 'endOnServer',
        src: 'endOnServer',
        onDone: { target: 'ended', description: 'The server has ended the session.' },
        onError: {
          target: 'ended',
          description: 'The server could not be reached; the session ends there by itself.',
        },
      },
      after: {
        logoutDeadline: {
          target: 'ended',
          description: `The server has not responded after ${durationText(LOGOUT_DEADLINE_MS)}; the browser leaves without it.`,
        },
      },
    },
    ended: {
      description: 'The browser opens the login page.',
      type: 'final',
      entry: 'openLogin',
    },
  },
});

import { SESSION_LIFETIME_MS } from '#domain/accounts.ts';
import { failed, NO_ANSWER } from '../call-failures.ts';
import { nobody, sessionSetup } from './session.setup.ts';

/** Who is signed in on this browser, and for how long. One for the whole app. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Whether the buyer is signed in on this browser. It lasts three hours.',
  context: ({ input }) => ({
    ...nobody,
    token: input.stored?.token ?? null,
    expiresAtMs: input.stored ? (input.stored.expiresAtMs ?? input.nowMs + SESSION_LIFETIME_MS) : null,
    nowMs: input.nowMs,
    endReason: null,
  }),
  invoke: {
    id: 'otherTabs',
    src: 'watchOtherTabs',
    description: 'Other tabs of this browser sign in and out too.',
    onError: { description: 'The browser does not tell of other tabs: this one goes on alone.' },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The page has just been opened: what did this browser keep?',
      always: [
        {
          guard: 'hasExpired',
          target: 'signedOut',
          actions: ['forgetBuyer', 'forgetSession'],
          description: 'The three hours passed while the page was closed.',
        },
        {
          guard: 'hasToken',
          target: 'signedIn.restoring',
          actions: ['rememberSession', 'nameCaller'],
          description: 'A session was kept.',
        },
        { target: 'signedOut', description: 'Nobody is signed in.' },
      ],
    },
    signedOut: {
      description: 'A visitor: may look at homes, log in and sign up.',
      on: {
        'credentials.accepted': {
          target: 'signedIn.watching',
          actions: ['readClock', 'takeCredentials', 'rememberSession', 'nameCaller', 'resetServerState'],
          description: 'The buyer logged in or signed up.',
        },
        'elsewhere.signedIn': {
          target: 'signedIn.restoring',
          actions: ['readClock', 'takeTokenFromElsewhere', 'nameCaller', 'resetServerState', 'followAccess'],
          description: 'The buyer logged in in another tab.',
        },
      },
    },
    signedIn: {
      description: 'There is a session on this browser.',
      tags: 'signedIn',
      initial: 'restoring',
      on: {
        'credentials.accepted': {
          target: '.watching',
          actions: ['readClock', 'takeCredentials', 'rememberSession', 'nameCaller', 'resetServerState'],
          description: 'The buyer logged in anew, or verified the phone.',
        },
        'logout.requested': {
          target: 'ending',
          actions: { type: 'nameReason', params: { reason: 'logged_out' } },
          description: 'The buyer logs out.',
        },
        'session.refused': {
          guard: 'isOurToken',
          target: 'ended',
          actions: [
            { type: 'nameReason', params: { reason: 'refused' } },
            'forgetBuyer',
            'nameCaller',
            'forgetSession',
          ],
          description: 'The server says that the session has ended.',
        },
        'elsewhere.signedIn': [
          {
            guard: 'isOurToken',
            actions: 'takeExpiryFromElsewhere',
            description: 'The same session: another tab knows its end better.',
          },
          {
            target: '.restoring',
            actions: ['readClock', 'takeTokenFromElsewhere', 'nameCaller', 'resetServerState'],
            description: 'Another tab has a new token: of a login, or of a verified phone.',
          },
        ],
        'user.changed': {
          target: '.watching',
          actions: [{ type: 'takeUser', params: ({ event }) => ({ user: event.user }) }, 'nameCaller'],
          description: 'The buyer changed the profile, or verified a phone or email.',
        },
        'elsewhere.signedOut': {
          target: 'signedOut',
          actions: [
            { type: 'nameReason', params: ({ event }) => ({ reason: event.reason }) },
            'followEnd',
            'forgetBuyer',
            'nameCaller',
            'resetServerState',
            'followAccess',
          ],
          description: 'The session ended in another tab: the buyer logged out, or it expired.',
        },
      },
      states: {
        restoring: {
          description: 'The token is there; who it belongs to is being asked.',
          tags: 'busy',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: {
              target: 'watching',
              actions: [{ type: 'takeUser', params: ({ event }) => ({ user: event.output }) }, 'nameCaller'],
              description: 'The buyer is known again.',
            },
            onError: [
              {
                guard: { type: 'isServerRefusal', params: failed },
                target: '#session.signedOut',
                actions: ['forgetBuyer', 'nameCaller', 'forgetSession', 'followAccess'],
                description: 'The server no longer knows this session.',
              },
              {
                target: 'unreachable',
                actions: { type: 'keepFailure', params: failed },
                description: 'The server could not be asked.',
              },
            ],
          },
          after: {
            callDeadline: {
              target: 'unreachable',
              actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
              description: 'No answer in time.',
            },
          },
          on: {
            'session.refused': {
              guard: 'isOurToken',
              target: '#session.signedOut',
              actions: ['forgetBuyer', 'nameCaller', 'forgetSession', 'followAccess'],
              description: 'The server no longer knows the session that was kept.',
            },
          },
        },
        unreachable: {
          description: 'The token is there, but who it belongs to could not be asked.',
          tags: 'failed',
          on: {
            'retry.requested': {
              target: 'restoring',
              actions: { type: 'keepFailure', params: { failure: null } },
              description: 'Ask again.',
            },
          },
        },
        watching: {
          description: 'The buyer is known. Nothing to do until the next look at the clock.',
          after: {
            checkInterval: {
              target: 'checking',
              actions: ['readClock', 'readExpiry'],
              description: 'About every eight seconds.',
            },
          },
        },
        checking: {
          description: 'Have the three hours passed?',
          always: [
            {
              guard: 'hasExpired',
              target: '#session.ending',
              actions: { type: 'nameReason', params: { reason: 'expired' } },
              description: 'They have.',
            },
            { target: 'watching', description: 'Not yet.' },
          ],
        },
      },
    },
    ending: {
      description: 'The session is over: this browser forgets it, and the server is told.',
      tags: 'busy',
      entry: ['forgetBuyer', 'forgetSession'],
      exit: 'nameCaller',
      invoke: {
        id: 'endOnServer',
        src: 'endOnServer',
        onDone: { target: 'ended', description: 'The server ended it too.' },
        onError: {
          target: 'ended',
          description: 'The server could not be told; the session ends there by itself.',
        },
      },
      after: { logoutDeadline: { target: 'ended', description: 'Leaving does not wait for the server.' } },
    },
    ended: {
      description: 'The browser is on its way to the login page.',
      type: 'final',
      entry: 'leaveForLogin',
    },
  },
});

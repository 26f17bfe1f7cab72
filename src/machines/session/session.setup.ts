import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { User } from '#api/calls/users.ts';
import type { Failure } from '#api/failure.ts';
import { SESSION_CHECK_INTERVAL_MS, SESSION_LIFETIME_MS } from '#domain/accounts/accounts.ts';
import { callDelays } from '../call.ts';
import { notProvided } from '../notProvided.ts';
import type { EndReason, SessionEvent, StoredSession } from './session.events.ts';

/** The deadline of the logout call. */
export const LOGOUT_DEADLINE_MS = 3_000;

export interface SessionContext {
  readonly token: string | null;
  readonly user: User | null;
  /** Milliseconds since 1970; null while nobody is signed in. */
  readonly expiresAtMs: number | null;
  /** The clock when it was last read. */
  readonly nowMs: number;
  readonly endReason: EndReason | null;
  readonly failure: Failure | null;
}

export interface SessionInput {
  readonly stored: StoredSession | null;
  readonly nowMs: number;
}

export const SIGNED_OUT = { token: null, user: null, expiresAtMs: null, failure: null } as const;

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'busy' | 'signedIn' | 'failed',
  },
  actors: {
    loadUser: fromPromise<User>(notProvided('loadUser')),
    endOnServer: fromPromise<void>(notProvided('endOnServer')),
    watchOtherTabs: fromCallback<SessionEvent>(notProvided('watchOtherTabs')),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasExpired: ({ context }) => context.expiresAtMs !== null && context.nowMs >= context.expiresAtMs,
    isCurrentToken: ({ context, event }) => {
      assertEvent(event, ['session.rejected', 'elsewhere.signedIn']);
      return event.token === context.token;
    },
    isSameBuyer: ({ context }, params: { user: User }) => params.user.id === context.user?.id,
    isSessionUnknown: (_, params: { failure: Failure }) => params.failure.status === 401,
  },
  delays: {
    checkInterval: SESSION_CHECK_INTERVAL_MS,
    ...callDelays,
    logoutDeadline: LOGOUT_DEADLINE_MS,
  },
  actions: {
    readClock: assign({ nowMs: () => Date.now() }),
    /** By itself the machine keeps the expiry that it knows; the page reads the stored one, which other tabs change. */
    readExpiry: assign({ expiresAtMs: ({ context }) => context.expiresAtMs }),
    setCredentials: assign(({ context, event }) => {
      assertEvent(event, 'credentials.accepted');
      return {
        token: event.token,
        user: event.user,
        expiresAtMs: context.nowMs + SESSION_LIFETIME_MS,
        endReason: null,
      };
    }),
    setTokenFromElsewhere: assign(({ context, event }) => {
      assertEvent(event, 'elsewhere.signedIn');
      return {
        ...SIGNED_OUT,
        token: event.token,
        expiresAtMs: event.expiresAtMs ?? context.nowMs + SESSION_LIFETIME_MS,
        endReason: null,
      };
    }),
    setExpiryFromElsewhere: assign(({ context, event }) => {
      assertEvent(event, 'elsewhere.signedIn');
      return { expiresAtMs: event.expiresAtMs ?? context.expiresAtMs };
    }),
    setUser: assign({ user: (_, params: { user: User }) => params.user }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    storeReason: assign({ endReason: (_, params: { reason: EndReason }) => params.reason }),
    forgetBuyer: assign(SIGNED_OUT),
    /** Writes cookie and expiry of this browser, from the context. */
    rememberSession: notProvided('rememberSession'),
    /**
     * Removes the cookie, the local storage, and all chosen and loaded data. Unless the buyer logged out or erased
     * the account, the saved contribution flow and drafts stay, so that the same buyer can continue.
     */
    forgetSession: notProvided('forgetSession'),
    /** Removes only this tab's data, because shared data may belong to a newer session. */
    forgetSessionEndedElsewhere: notProvided('forgetSessionEndedElsewhere'),
    /** Sets the session headers of all calls from the context, or removes them. */
    setAuthHeaders: notProvided('setAuthHeaders'),
    resetServerState: notProvided('resetServerState'),
    /** Opens another page if the current page's access no longer matches the session. */
    followAccess: notProvided('followAccess'),
    openLogin: notProvided('openLogin'),
  },
});

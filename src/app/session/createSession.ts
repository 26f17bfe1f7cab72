import type { QueryClient } from '@tanstack/react-query';
import { type Actor, assign, createActor, fromCallback, fromPromise } from 'xstate';
import type { ApiContext } from '#api/context.ts';
import type { FlowHost } from '#flows/host/FlowHost.ts';
import type { EndReason, SessionEvent } from '#machines/session/session.events.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { clearPersonalStores } from '../offline/clearPersonalStores.ts';
import { readToken } from './cookie.ts';
import { ERASED_LOGIN_PATH, endedLoginPath } from './next.ts';
import { watchOtherTabs } from './otherTabs.ts';
import { pathAfterLogin, VERIFY_PATH } from './pendingVerification.ts';
import {
  forgetEndedSession,
  forgetSession,
  forgetSessionEndedElsewhere,
  readExpiry,
  readStoredSession,
  rememberSession,
} from './storage.ts';

export interface SessionEdge {
  readonly api: ApiContext;
  readonly queryClient: QueryClient;
  /** Runs the open page's guard again. */
  readonly followAccess: () => void;
  /** A full page load, so that no data of the buyer stays in memory. */
  readonly loadPage: (url: string) => void;
  readonly options?: FlowHost['options'];
}

/** Provides the session machine with this browser's cookie, storage, tabs and API calls. */
export const sessionLogic = ({ api, queryClient, followAccess, loadPage }: Omit<SessionEdge, 'options'>) => {
  /** Read before the stores that it depends on are cleared. */
  let next = '/';
  let endedWhere: 'here' | 'elsewhere' = 'here';
  return sessionMachine.provide({
    actors: {
      loadUser: fromPromise(async ({ signal }) => (await import('#api/calls/users.ts')).getMe(signal)),
      endOnServer: fromPromise(async () => {
        await (await import('#api/calls/onboarding.ts')).logOut();
      }),
      watchOtherTabs: fromCallback<SessionEvent>(({ sendBack }) => watchOtherTabs(sendBack)),
    },
    actions: {
      readExpiry: assign({ expiresAtMs: ({ context }) => readExpiry() ?? context.expiresAtMs }),
      rememberSession: ({ context: { token, expiresAtMs } }) => {
        if (token !== null && expiresAtMs !== null) rememberSession(token, expiresAtMs);
      },
      forgetSession: ({ context: { endReason } }) => {
        if (endReason !== 'logged_out' && endReason !== 'erased') {
          next = pathAfterLogin();
          if (endReason === 'refused' && isBeforeItsTime()) endedWhere = 'elsewhere';
          return forgetEndedSession();
        }
        forgetSession();
        clearPersonalStores();
      },
      forgetSessionEndedElsewhere: ({ context: { token, endReason } }) =>
        forgetSessionEndedElsewhere(token, endReason === 'logged_out'),
      setAuthHeaders: ({ context: { token, user } }) => {
        api.principal = token === null ? null : { token, userId: user?.id ?? null };
      },
      resetServerState: () => {
        void queryClient.resetQueries();
      },
      followAccess,
      openLogin: ({ context: { endReason } }) =>
        loadPage(loginPathAfter(endReason, endedLoginPath(next, endedWhere))),
    },
  });
};

function loginPathAfter(endReason: EndReason | null, endedPath: string): string {
  if (endReason === 'logged_out') return '/login';
  return endReason === 'erased' ? ERASED_LOGIN_PATH : endedPath;
}

/** The clocks of this device and the server may have drifted apart by this much since the login. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Whether a session that the server rejects was ended before its expiry, by another device or a new password. On the
 * code page a response that was lost may have replaced its token.
 */
function isBeforeItsTime(): boolean {
  const expiresAtMs = readExpiry();
  const isOnCodePage = window.location.pathname === VERIFY_PATH;
  return expiresAtMs !== null && Date.now() < expiresAtMs - CLOCK_TOLERANCE_MS && !isOnCodePage;
}

/** The session of this browser; call `start` on it. */
export function createSession({ options, ...edge }: SessionEdge): Actor<typeof sessionMachine> {
  const input = { stored: readStoredSession(), nowMs: Date.now() };
  const actor = createActor(sessionLogic(edge), { ...options, input });
  edge.api.onSessionRejected = ({ token }) => {
    const stored = readStoredSession();
    // Verifying the phone in another tab replaced the token of this call: the cookie contains the new one.
    const isReplaced = stored !== null && stored.token !== token;
    actor.send(isReplaced ? { type: 'elsewhere.signedIn', ...stored } : { type: 'session.rejected', token });
  };
  return actor;
}

/** Forwards page events to the session: the device is online again, or the page was restored from the history. */
export function followPage(session: Actor<typeof sessionMachine>): void {
  window.addEventListener('online', () => session.send({ type: 'retry.requested' }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const { status, context } = session.getSnapshot();
    // Back after a logout restores the page from memory: reload it, so that it does not show the buyer's data. Of a
    // logout or login in another tab, a page in memory has heard nothing.
    if (status === 'done' || readToken() !== context.token) window.location.reload();
  });
}

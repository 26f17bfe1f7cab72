import { createActor } from 'xstate';
import { type Failure, toFailure } from '#api/failure.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { AppContext } from '../appContext.ts';
import { createLiveChannel } from '../live/LiveChannel.ts';
import { createQueryClient } from '../queries/client.ts';
import type { PageSettings } from '../settings/pageSettings.ts';

const BEFORE_ANY_SESSION_MS = 0;

/** Actors in the initial state of an anonymous visitor. Never started, so that all requests can share them. */
const SESSION = createActor(sessionMachine, { input: { stored: null, nowMs: BEFORE_ANY_SESSION_MS } });
const NOTIFICATIONS = createActor(notificationsMachine);

export type ServerApp = ReturnType<typeof createServerApp>;

/** The parts of one page for one request on the server, always for an anonymous visitor. */
export function createServerApp(settings: PageSettings) {
  const queryClient = createQueryClient({ retries: 0 });
  const failures: Failure[] = [];
  const context: AppContext = {
    queryClient,
    session: SESSION,
    visitor: {
      token: () => null,
      pendingVerification: () => null,
      openPlace: () => ({ pathname: '', search: '' }),
    },
    followData: (loading) => loading.catch((error: unknown) => void failures.push(toFailure(error))),
  };
  return {
    context,
    /** Failures of the loaders, which determine the page's HTTP status. */
    failures,
    parts: {
      settings,
      live: createLiveChannel(queryClient),
      notifications: NOTIFICATIONS,
      queryClient,
      session: SESSION,
    },
  };
}

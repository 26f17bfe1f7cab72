import { createActor } from 'xstate';
import { type Failure, toFailure } from '#api/failure.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { AppContext } from '../appContext.ts';
import { createLiveChannel } from '../live/LiveChannel.ts';
import { createQueryClient } from '../queries/client.ts';
import type { PageSettings } from '../settings/pageSettings.ts';

const BEFORE_ANY_SESSION_MS = 0;

/** Those of every visitor before anything has happened: they are never started, so that pages can share them. */
const SESSION = createActor(sessionMachine, { input: { stored: null, nowMs: BEFORE_ANY_SESSION_MS } });
const NOTIFICATIONS = createActor(notificationsMachine);

export type ServerApp = ReturnType<typeof createServerApp>;

/** The parts of one page on a server, for one request: a visitor's for everyone. */
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
    /** What the loaders could not have; a page shows it, and its status says it. */
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

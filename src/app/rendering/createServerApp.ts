import { createActor } from 'xstate';
import { type Failure, toFailure } from '#api/failure.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { AppContext } from '../appContext.ts';
import { createLiveChannel } from '../live/LiveChannel.ts';
import { createQueryClient } from '../queries/client.ts';
import { parsePageSettings } from '../settings/pageSettings.ts';

const BEFORE_ANY_SESSION_MS = 0;

/**
 * The parts of one page on a server, for one request: a visitor's for everyone. The session is never started.
 * @param settings the content of `<meta name="app-settings">`.
 */
export function createServerApp(settings: string) {
  const queryClient = createQueryClient({ retries: 0 });
  const session = createActor(sessionMachine, { input: { stored: null, nowMs: BEFORE_ANY_SESSION_MS } });
  const failures: Failure[] = [];
  const context: AppContext = {
    queryClient,
    session,
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
      settings: parsePageSettings(settings),
      live: createLiveChannel(queryClient),
      notifications: createActor(notificationsMachine),
      queryClient,
      session,
    },
  };
}

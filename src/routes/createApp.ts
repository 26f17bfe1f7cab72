import { createActor } from 'xstate';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type { FlowHost } from './flows/FlowHost.ts';
import { createQueryClient } from './queries/client.ts';
import { createRouter } from './router.tsx';
import { createSession } from './session/createSession.ts';
import { followPage } from './session/followPage.ts';
import { takeOverPrivateAddress } from './session/privateAddress.ts';

/** The app-wide parts, running as the host would have it. The session starts before the router, whose guards ask it. */
export function createApp({ options, watch }: FlowHost = {}) {
  const queryClient = createQueryClient();
  const notifications = createActor(notificationsMachine, options);
  notifications.start();
  const followers: (() => void)[] = [];
  const session = createSession({
    queryClient,
    followAccess: () => {
      for (const follow of followers) follow();
    },
    loadPage: (url) => window.location.assign(url),
    ...(options && { options }),
  });
  session.start();
  for (const actor of [notifications, session]) watch?.(actor);
  followPage(session);
  takeOverPrivateAddress();
  const router = createRouter();
  followers.push(() => void router.revalidate());
  return { queryClient, notifications, session, router };
}

export type AppParts = ReturnType<typeof createApp>;

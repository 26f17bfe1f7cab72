import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { createActor } from 'xstate';
import type { FlowHost } from '#flows/host/FlowHost.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { createQueryClient } from './queries/client.ts';
import { createSession } from './session/createSession.ts';
import { followPage } from './session/followPage.ts';
import { takeOverPrivateAddress } from './session/privateAddress.ts';

/** The app-wide parts, running as the host would have it. The session starts before the router, whose guards ask it. */
export function createApp(routes: RouteObject[], { options, watch }: FlowHost = {}) {
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
  const router = createBrowserRouter(routes);
  followers.push(() => void router.revalidate());
  return { queryClient, notifications, session, router };
}

export type AppParts = ReturnType<typeof createApp>;

import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { createActor } from 'xstate';
import { createApiContext, provideApiContext } from '#api/context.ts';
import type { FlowHost } from '#flows/host/FlowHost.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type { AppContext } from './appContext.ts';
import { createLiveChannel } from './live/LiveChannel.ts';
import { createQueryClient } from './queries/client.ts';
import { createSession } from './session/createSession.ts';
import { followPage } from './session/followPage.ts';
import { takeOverPrivateAddress } from './session/privateAddress.ts';
import { browserVisitor } from './session/visitor.ts';
import { readPageSettings } from './settings/pageSettings.ts';

/**
 * The parts of one page, running as the host would have it. No module holds any of them, so that a server can make them
 * per request. The session starts before the router, whose guards ask for it.
 */
export function createApp(
  createRoutes: (app: AppContext) => RouteObject[],
  { options, watch }: FlowHost = {},
) {
  const settings = readPageSettings();
  const api = createApiContext();
  provideApiContext(() => api);
  const queryClient = createQueryClient();
  const notifications = createActor(notificationsMachine, options);
  notifications.start();
  const followers: (() => void)[] = [];
  const session = createSession({
    api,
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
  const router = createBrowserRouter(createRoutes({ queryClient, session, visitor: browserVisitor() }));
  followers.push(() => void router.revalidate());
  return { settings, live: createLiveChannel(queryClient), queryClient, notifications, session, router };
}

export type AppParts = ReturnType<typeof createApp>;

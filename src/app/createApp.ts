import { hydrate } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { createActor } from 'xstate';
import { createApiContext, provideApiContext, sendFromBrowser } from '#api/context.ts';
import { type EarlyUser, sendUnlessEarly } from '#api/earlyUser.ts';
import { API_BASE_URL } from '#api/transport.ts';
import type { FlowHost } from '#flows/host/FlowHost.ts';
import { wallClock } from '#flows/host/wallClock.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type { AppContext } from './appContext.ts';
import { followSession } from './live/followSession.ts';
import { createLiveChannel } from './live/LiveChannel.ts';
import { createQueryClient } from './queries/client.ts';
import { invalidateAreas } from './queries/keys.ts';
import type { PageData } from './rendering/pageData.ts';
import { createSession, followPage } from './session/createSession.ts';
import { hidePrivateParams } from './session/hidePrivateParams.ts';
import { browserVisitor } from './session/visitor.ts';
import { readPageSettings } from './settings/pageSettings.ts';

interface AppOptions {
  readonly createRoutes: (app: AppContext) => RouteObject[];
  /** The data of a page rendered by the server; null if the server rendered none. */
  readonly rendered: PageData | null;
  /** Null without a session. */
  readonly earlyUser: EarlyUser | null;
  readonly host: FlowHost;
}

/**
 * Creates and starts the parts of one page. No module holds any of them, because a server creates its own per request.
 * The session starts before the router, whose guards need it.
 */
export function createApp({ createRoutes, rendered, earlyUser, host }: AppOptions) {
  const { options: hosted, watch } = host;
  const options = { clock: wallClock, ...hosted };
  const settings = readPageSettings();
  const send = earlyUser ? sendUnlessEarly(earlyUser, sendFromBrowser) : sendFromBrowser;
  const api = createApiContext(API_BASE_URL, send);
  provideApiContext(() => api);
  const queryClient = createQueryClient();
  if (rendered) {
    hydrate(queryClient, rendered.queries);
    // The server renders for an anonymous visitor, without the homes that this buyer saved.
    if (browserVisitor().token() !== null) invalidateAreas(queryClient, 'properties');
  }
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
    options,
  });
  session.start();
  for (const actor of [notifications, session]) watch?.(actor);
  followPage(session);
  const live = createLiveChannel(queryClient);
  followSession(session, live);
  hidePrivateParams();
  const routes = createRoutes({
    queryClient,
    session,
    visitor: browserVisitor(),
    // Screens show a skeleton while data loads, and report failures themselves.
    followData: async (loading) => void loading.catch(() => {}),
  });
  const router = createBrowserRouter(
    routes,
    rendered ? { hydrationData: { loaderData: rendered.loaderData } } : {},
  );
  followers.push(() => void router.revalidate());
  return {
    routes,
    router,
    parts: { settings, live, queryClient, notifications, session },
  };
}

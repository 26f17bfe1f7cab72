import { LinkProvider } from '@adire/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createActor } from 'xstate';
import { createApiContext } from '#api/context.ts';
import { NotificationsContext } from '#app/notifications/NotificationsContext.ts';
import { type AccessRule, enforceAccess } from '#app/routing/access.ts';
import { sessionLogic } from '#app/session/createSession.ts';
import { MemberArea } from '#app/session/MemberArea.tsx';
import { watchOtherTabs } from '#app/session/otherTabs.ts';
import { type SessionActor, SessionContext } from '#app/session/SessionContext.ts';
import {
  EXPIRY_STORAGE_KEY,
  forgetSession,
  readStoredSession,
  rememberSession,
} from '#app/session/storage.ts';
import { browserVisitor } from '#app/session/visitor.ts';
import { RouterLink } from '#app/shell/RouterLink.tsx';
import type { FlowHost } from '#flows/host/FlowHost.ts';
import type { MountedScreen } from '#flows/paths/screen.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { sessionModel } from '#machines/session/model/session.model.ts';
import { Component as Profile } from '#routes/dashboard/profile/ProfileScreen.tsx';
import { Component as Login } from '#routes/login/LoginScreen.tsx';
import type { Screen } from '../screen.ts';

const MEMBERS_PAGE = '/dashboard/profile';
const LATER_MS = 10_800_000;

const behind = (rule: AccessRule) => ({
  loader: ({ request }: { request: Request }) => {
    enforceAccess(rule, request, browserVisitor());
    return null;
  },
});

/** The member area and the login page behind their guards, with the session from this browser's cookie and storage. */
function mount(start: string, { prepare = (machine) => machine, options }: FlowHost): MountedScreen {
  const stored = sessionModel.starts[start]?.stored;
  forgetSession();
  if (stored) rememberSession(stored.token, stored.expiresAtMs ?? Date.now() + LATER_MS);
  const queryClient = new QueryClient();
  const logic = sessionLogic({
    api: createApiContext(),
    queryClient,
    followAccess: () => void router.revalidate(),
    loadPage: (url) => void router.navigate(url),
  });
  const session: SessionActor = createActor(prepare(logic), {
    ...options,
    input: { stored: readStoredSession(), nowMs: Date.now() },
  });
  session.start();
  const notifications = createActor(notificationsMachine);
  notifications.start();
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        element: (
          <LinkProvider component={RouterLink}>
            <OtherTabs session={session} />
            <Outlet />
          </LinkProvider>
        ),
        children: [
          { path: '/login', Component: Login, ...behind('guest') },
          {
            Component: MemberArea,
            children: [{ path: MEMBERS_PAGE, Component: Profile, ...behind('member') }],
          },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [MEMBERS_PAGE] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <NotificationsContext value={notifications}>
          <RouterProvider router={router} />
        </NotificationsContext>
      </SessionContext>
    </QueryClientProvider>,
  );
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    open: (path) => act(() => router.navigate(path)),
  };
}

/**
 * The path decides what the machine's own watch reports, which may be a failure; other tabs are watched in any case.
 */
function OtherTabs({ session }: { readonly session: SessionActor }) {
  useEffect(() => watchOtherTabs((event) => session.send(event)), [session]);
  return null;
}

/** Changes the storage as another tab does, then fires the event with which the browser notifies this one. */
const inAnotherTab = (name: string) => async (): Promise<void> => {
  const event = sessionModel.events[name]?.event;
  if (event?.type === 'elsewhere.signedIn' && event.expiresAtMs !== null)
    rememberSession(event.token, event.expiresAtMs);
  else forgetSession();
  const isLogout = event?.type === 'elsewhere.signedOut' && event.reason === 'logged_out';
  const key = isLogout ? null : EXPIRY_STORAGE_KEY;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
};

const ELSEWHERE = [
  'logged in in another tab',
  'someone else logged in in another tab',
  'renewed in another tab',
  'logged out in another tab',
  'expired in another tab',
];

const { event: loggedIn } = sessionModel.events['logged in'] ?? {};

export const session: Screen = {
  mount,
  responses:
    loggedIn?.type === 'credentials.accepted'
      ? {
          'POST /onboarding/login': {
            message: '',
            body: { token: { authToken: loggedIn.token }, user: loggedIn.user },
          },
        }
      : {},
  actions: Object.fromEntries(ELSEWHERE.map((name) => [name, inAnotherTab(name)])),
};

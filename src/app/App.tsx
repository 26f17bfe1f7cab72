import '@adire/ui/reset.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LiveChannel, LiveContext } from './live/LiveChannel.ts';
import { type NotificationsActor, NotificationsContext } from './notifications/NotificationsContext.ts';
import { type SessionActor, SessionContext } from './session/SessionContext.ts';
import { PageSettingsContext } from './settings/PageSettingsContext.ts';
import type { PageSettings } from './settings/pageSettings.ts';

interface AppProps {
  readonly settings: PageSettings;
  readonly live: LiveChannel;
  readonly queryClient: QueryClient;
  readonly session: SessionActor;
  readonly notifications: NotificationsActor;
  /** The router: the browser's, or the static one of a server. */
  readonly children: ReactNode;
}

/** The providers around every page, in the browser and on the server. */
export function App({ settings, live, queryClient, session, notifications, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <PageSettingsContext value={settings}>
        <SessionContext value={session}>
          <NotificationsContext value={notifications}>
            <LiveContext value={live}>{children}</LiveContext>
          </NotificationsContext>
        </SessionContext>
      </PageSettingsContext>
    </QueryClientProvider>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import type { AppParts } from './createApp.ts';
import { LiveContext } from './live/LiveChannel.ts';
import { NotificationsContext } from './notifications/NotificationsContext.ts';
import { SessionContext } from './session/SessionContext.ts';
import { PageSettingsContext } from './settings/PageSettingsContext.ts';

export function App({ settings, live, queryClient, session, notifications, router }: AppParts) {
  return (
    <QueryClientProvider client={queryClient}>
      <PageSettingsContext value={settings}>
        <SessionContext value={session}>
          <NotificationsContext value={notifications}>
            <LiveContext value={live}>
              <RouterProvider router={router} />
            </LiveContext>
          </NotificationsContext>
        </SessionContext>
      </PageSettingsContext>
    </QueryClientProvider>
  );
}

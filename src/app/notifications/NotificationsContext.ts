import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts';

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>;

export const NotificationsContext = createContext<NotificationsActor | null>(null);

export function useNotifications(): NotificationsActor {
  const actor = use(NotificationsContext);
  if (!actor) throw new Error('useNotify stands outside the app: wrap it in NotificationsContext.');
  return actor;
}

import { useCallback } from 'react';
import type { NewNotification } from '#machines/notifications/notifications.list.ts';
import { useNotifications } from './NotificationsContext.ts';

/** Shows a toast at the bottom left, for 5 seconds by default. */
export function useNotify(): (notification: NewNotification) => void {
  const actor = useNotifications();
  return useCallback(
    (notification) => actor.send({ type: 'notification.requested', ...notification }),
    [actor],
  );
}

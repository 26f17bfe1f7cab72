import { useCallback } from 'react';
import { useNotifications } from './NotificationsContext.ts';

/** Removes a toast that is still shown and no longer true. */
export function useDismissNotification(): (message: string) => void {
  const actor = useNotifications();
  return useCallback(
    (message) => {
      for (const notification of actor.getSnapshot().context.visible) {
        if (notification.message === message)
          actor.send({ type: 'notification.dismissed', id: notification.id });
      }
    },
    [actor],
  );
}

import { useCallback } from 'react';
import { useNotifications } from './NotificationsContext.ts';

/** Takes back what `useNotify` said, where it still shows: it is not true any more. */
export function useWithdrawNotice(): (message: string) => void {
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

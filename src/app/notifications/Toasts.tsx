import { ToastRegion } from '@adire/ui';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { useNotifications } from './NotificationsContext.ts';

/** The toasts at the bottom left, above everything else. */
export function Toasts() {
  const actor = useNotifications();
  // Deferred, so that the browser paints the pressed control first.
  const visible = useDeferredValue(useSelector(actor, ({ context }) => context.visible));
  return (
    <ToastRegion
      toasts={visible.map(({ id, tone, message, phase }) => ({
        id,
        tone,
        message,
        leaving: phase === 'leaving',
      }))}
      onDismiss={(id) => actor.send({ type: 'notification.dismissed', id })}
      onReadingStart={() => actor.send({ type: 'reading.started' })}
      onReadingEnd={() => actor.send({ type: 'reading.ended' })}
    />
  );
}

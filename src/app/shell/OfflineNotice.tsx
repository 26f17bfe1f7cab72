import { Notice } from '@adire/ui';
import { useSyncExternalStore } from 'react';
import { offlineText } from '../offline/offlineText.ts';
import { useStoredAt } from '../offline/useStoredAt.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A notice while the device is offline. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const seenAt = useStoredAt(isOnline);
  return (
    <div role="status">
      {!isOnline && (
        <Notice tone="offline" shape="band">
          {offlineText(seenAt)}
        </Notice>
      )}
    </div>
  );
}

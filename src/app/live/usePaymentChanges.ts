import { useEffect } from 'react';
import { useLiveChannel } from './LiveChannel.ts';

/**
 * Calls back when a payment may have changed: after a server event, when the device is online again, and when the page
 * becomes visible (the buyer may return from the bank's app).
 */
export function usePaymentChanges(onChange: () => void): void {
  const live = useLiveChannel();
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') onChange();
    };
    const unsubscribe = live.subscribe(['contribution', 'payment'], onChange);
    window.addEventListener('online', onChange);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      unsubscribe();
      window.removeEventListener('online', onChange);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [live, onChange]);
}

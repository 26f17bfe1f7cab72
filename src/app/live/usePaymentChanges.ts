import { useEffect } from 'react';
import { useLiveChannel } from './LiveChannel.ts';

/**
 * Calls back when a payment may have changed: the server says so, the network is back, or the buyer returned from the
 * bank's app and wants to know now.
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

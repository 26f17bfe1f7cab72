import { useEffect } from 'react';
import { useLiveChannel } from './LiveChannel.ts';

/**
 * Calls back when a payment may have changed: the server says so, the network is back, or the buyer returned from the
 * bank's app and wants to know now.
 */
export function usePaymentNews(onNews: () => void): void {
  const live = useLiveChannel();
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') onNews();
    };
    const unsubscribe = live.subscribe(['contribution', 'payment'], onNews);
    window.addEventListener('online', onNews);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      unsubscribe();
      window.removeEventListener('online', onNews);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [live, onNews]);
}

import { useEffect } from 'react';

/** The network is back, or the buyer returned from the bank's app: they want to know now. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [onReturn]);
}

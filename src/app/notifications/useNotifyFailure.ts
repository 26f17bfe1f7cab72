import { useCallback } from 'react';
import { type Failure, isNetworkFailure, NETWORK_MESSAGE, UNKNOWN_MESSAGE } from '#api/failure.ts';
import { useNotify } from './useNotify.ts';

/**
 * Shows why a call failed: the server's message or, if the network is down, a general message and that of the network,
 * unless the page itself shows the latter.
 */
export function useNotifyFailure({ isOnPage = false } = {}): (failure: Failure) => void {
  const notify = useNotify();
  return useCallback(
    (failure) => {
      const isNetwork = isNetworkFailure(failure);
      notify({ tone: 'critical', message: isNetwork ? UNKNOWN_MESSAGE : failure.message });
      if (isNetwork && !isOnPage) notify({ tone: 'critical', message: NETWORK_MESSAGE });
    },
    [notify, isOnPage],
  );
}

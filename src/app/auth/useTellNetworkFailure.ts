import { useEffect } from 'react';
import type { Failure } from '#api/failure.ts';
import { useNotifyFailure } from '../notifications/useNotifyFailure.ts';

/** The red box says what the server says; that the network is down is said at the bottom left too. */
export function useTellNetworkFailure(failure: Failure | null): void {
  const notifyFailure = useNotifyFailure();
  useEffect(() => {
    if (failure?.code === 'network_down') notifyFailure(failure);
  }, [failure, notifyFailure]);
}

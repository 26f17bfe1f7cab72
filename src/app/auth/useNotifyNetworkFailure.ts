import { useEffect } from 'react';
import type { Failure } from '#api/failure.ts';
import { useNotifyFailure } from '../notifications/useNotifyFailure.ts';

/** Reports a network failure as a notification too; every other failure is shown by the form's notice alone. */
export function useNotifyNetworkFailure(failure: Failure | null): void {
  const notifyFailure = useNotifyFailure({ isOnPage: true });
  useEffect(() => {
    if (failure?.code === 'network_down') notifyFailure(failure);
  }, [failure, notifyFailure]);
}

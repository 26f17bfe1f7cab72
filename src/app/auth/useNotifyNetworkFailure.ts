import { useEffect } from 'react';
import type { Failure } from '#api/failure.ts';
import { useNotifyFailure } from '../notifications/useNotifyFailure.ts';

/** Repeats a network failure as a notification; every other failure is shown by the form's notice alone. */
export function useNotifyNetworkFailure(failure: Failure | null): void {
  const notifyFailure = useNotifyFailure();
  useEffect(() => {
    if (failure?.code === 'network_down') notifyFailure(failure);
  }, [failure, notifyFailure]);
}

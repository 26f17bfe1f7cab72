import { useEffect } from 'react';
import { type Failure, isNetworkFailure, UNKNOWN_MESSAGE } from '#api/failure.ts';
import { useDismissNotification } from '../notifications/useDismissNotification.ts';
import { useNotifyFailure } from '../notifications/useNotifyFailure.ts';

/**
 * Reports a network failure as a notification too, until another try ends or the page is left; every other failure is
 * shown by the form's notice alone.
 */
export function useNotifyNetworkFailure(failure: Failure | null): void {
  const notifyFailure = useNotifyFailure({ isOnPage: true });
  const dismissNotification = useDismissNotification();
  useEffect(() => {
    if (!failure || !isNetworkFailure(failure)) return;
    notifyFailure(failure);
    return () => dismissNotification(UNKNOWN_MESSAGE);
  }, [failure, notifyFailure, dismissNotification]);
}

import { useSyncExternalStore } from 'react';
import { isSavingData } from '../device/isSavingData.ts';
import { usePageSettings } from '../settings/PageSettingsContext.ts';

/**
 * Whether the browser saves data. Not subscribed to changes: a displayed picture stays. During hydration the value
 * is the server's, from the `Save-Data` header.
 */
export function useSaveData(): boolean {
  const { savesData } = usePageSettings();
  return useSyncExternalStore(
    watchNothing,
    () => savesData || isSavingData(),
    () => savesData,
  );
}

const watchNothing = () => () => {};

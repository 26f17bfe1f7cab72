import { useSyncExternalStore } from 'react';
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

/** Not every browser has `navigator.connection`, and TypeScript's DOM types omit it. */
function isSavingData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

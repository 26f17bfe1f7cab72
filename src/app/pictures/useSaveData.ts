import { useSyncExternalStore } from 'react';
import { usePageSettings } from '../settings/PageSettingsContext.ts';

/**
 * Whether the browser is set to save data. Read once: a picture that is shown stays. A rendered page is of the server's
 * opinion, which has it from the browser's header `Save-Data`.
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

/** Not every browser has it, and no browser's types do. */
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

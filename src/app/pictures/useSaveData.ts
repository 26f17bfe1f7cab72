import { useSyncExternalStore } from 'react';

/** Whether the browser is set to save data. Read once: a picture that is shown stays. */
export const useSaveData = (): boolean => useSyncExternalStore(watchNothing, isSavingData, () => false);

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

/**
 * Whether the browser is set to save data. Not every browser has `navigator.connection`, and TypeScript's DOM types omit
 * it.
 */
export function isSavingData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

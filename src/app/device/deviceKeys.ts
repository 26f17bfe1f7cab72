/** Local storage keys of the visitor's values. A key ends in the version of its schema. */
export const DEVICE_KEYS = { income: 'income.1', savedHomes: 'savedHomes.1' } as const;

/** Whether this device stores any value that a page shows. */
export const hasDeviceData = (): boolean =>
  Object.values(DEVICE_KEYS).some((key) => window.localStorage.getItem(key) !== null);

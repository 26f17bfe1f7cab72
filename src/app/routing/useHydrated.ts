import { useSyncExternalStore } from 'react';

/** False on the server and during hydration, whose render must match the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    followNothing,
    () => true,
    () => false,
  );

const followNothing = () => () => {};

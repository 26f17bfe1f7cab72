import { useSyncExternalStore } from 'react';

/** False on a server and for the first render over its page, which has to be the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    followNothing,
    () => true,
    () => false,
  );

const followNothing = () => () => {};

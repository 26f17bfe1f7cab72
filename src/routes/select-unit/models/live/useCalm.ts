import { breakpoints } from '@adire/ui';
import { useSyncExternalStore } from 'react';

/** Whether the buyer wants nothing to move by itself. */
export const useCalm = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(breakpoints.reducedMotion);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(breakpoints.reducedMotion).matches,
  );

import { breakpoints } from '@adire/ui';
import { useSyncExternalStore } from 'react';

/** Whether the system asks for reduced motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(breakpoints.calm);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(breakpoints.calm).matches,
  );

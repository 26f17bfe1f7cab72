import { useSyncExternalStore } from 'react';
import type { Scheme } from '../three/hours.ts';

/** The page's current colour scheme: the system's, or the one chosen on the page. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, schemeNow);

const schemeNow = (): Scheme =>
  getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dark' : 'light';

function subscribe(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(changed);
  system.addEventListener('change', changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    chosen.disconnect();
  };
}

import { reloadFailedStylesheets } from '@adire/ui';
import { useEffect, useState } from 'react';

interface LazyModule<Module> {
  readonly loaded: { readonly module: Module } | 'loading' | 'failed';
  readonly retry: () => void;
  /** Reports that the loaded code failed to run. */
  readonly fail: () => void;
}

/**
 * Loads code when a component that needs it first mounts.
 * @param load pass the same function on every render.
 */
export function useLazyModule<Module>(load: () => Promise<Module>, isNeeded = true): LazyModule<Module> {
  const [loaded, setLoaded] = useState<LazyModule<Module>['loaded']>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const ready = attempt > 0 ? reloadFailedStylesheets() : Promise.resolve();
    ready.then(load).then(
      (module) => isCurrent && setLoaded({ module }),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded, attempt]);

  return {
    loaded,
    retry: () => {
      setLoaded('loading');
      setAttempt(attempt + 1);
    },
    fail: () => setLoaded('failed'),
  };
}

import { useEffect, useState } from 'react';
import { reloadFailedStylesheets } from './reloadFailedStylesheets.ts';

export interface LazyModule<Module> {
  /** Null until it has loaded. */
  readonly loaded: () => Module | null;
  readonly load: () => Promise<Module>;
}

/** Code that is imported on demand. Unlike `React.lazy`, which caches a failure, it can be loaded again. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | null = null;
  let hasFailed = false;
  return {
    loaded: () => loaded,
    load: async () => {
      try {
        if (hasFailed) await reloadFailedStylesheets();
        loaded = await importModule();
        return loaded;
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    },
  };
}

interface Loading<Module> {
  /** Null while it is loading, and after a failure. */
  readonly module: Module | null;
  readonly status: 'loading' | 'retrying' | 'loaded' | 'failed';
  readonly retry: () => void;
  /** Reports that the loaded code failed to run. */
  readonly fail: () => void;
}

/** Loads code when a component that needs it first mounts, and after a failure again once the network is back. */
export function useLazyModule<Module>(code: LazyModule<Module>, isNeeded = true): Loading<Module> {
  const [status, setStatus] = useState<Loading<Module>['status']>('loading');
  const isLoading = status === 'loading' || status === 'retrying';
  const hasFailed = status === 'failed';

  useEffect(() => {
    if (!isNeeded || !isLoading || code.loaded() !== null) return;
    let isCurrent = true;
    code.load().then(
      () => isCurrent && setStatus('loaded'),
      () => isCurrent && setStatus('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, isNeeded, isLoading]);

  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => setStatus('retrying');
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);

  return {
    module: hasFailed ? null : code.loaded(),
    status,
    retry: () => setStatus('retrying'),
    fail: () => setStatus('failed'),
  };
}

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

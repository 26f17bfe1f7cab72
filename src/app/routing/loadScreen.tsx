import type { ComponentType, FunctionComponent } from 'react';
import { reloadFailedStylesheets } from './reloadFailedStylesheets.ts';

/** A screen whose code has not loaded by then has failed, and can be retried. */
export const SCREEN_LOAD_LIMIT_MS = 120_000;

/** A screen's code did not load: the network failed, or it took too long. */
export class ScreenLoadError extends Error {
  constructor(cause: unknown) {
    super('The screen did not load.', { cause });
    this.name = 'ScreenLoadError';
  }
}

interface ScreenModule {
  readonly Component: ComponentType;
}

export interface LazyScreen {
  /**
   * Fetches the code once; after a failure the next call tries again.
   * @throws ScreenLoadError
   */
  readonly load: () => Promise<void>;
  readonly Component: FunctionComponent;
}

/**
 * A screen whose code loads on the first visit. The router's own `lazy` keeps a failed load for good, so that
 * a lost network would close the page until it is reloaded: this one forgets failures.
 */
export function loadScreen(fetchModule: () => Promise<ScreenModule>): LazyScreen {
  let Loaded: ComponentType | null = null;
  let hasFailed = false;
  const fetchAll = async () => {
    if (hasFailed) await reloadFailedStylesheets();
    return fetchModule();
  };
  return {
    load: async () => {
      if (Loaded) return;
      try {
        Loaded = (await withinLimit(fetchAll())).Component;
      } catch (cause) {
        hasFailed = true;
        throw new ScreenLoadError(cause);
      }
    },
    Component: () => Loaded && <Loaded />,
  };
}

async function withinLimit<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Too slow.')), SCREEN_LOAD_LIMIT_MS);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}

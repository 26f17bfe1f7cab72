import { reloadFailedStylesheets } from '@adire/ui';
import type { ComponentType, FunctionComponent } from 'react';

/** Loading a screen's code fails after this time, and can be retried. */
export const SCREEN_LOAD_LIMIT_MS = 120_000;

/** A screen's code failed to load, or timed out. */
export class ScreenLoadError extends Error {
  /** Whether the device was offline then. */
  readonly wasOffline = !navigator.onLine;

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
 * A screen whose code loads on the first visit. Unlike the router's `lazy`, which caches a failed load until the
 * page is reloaded, it can be retried.
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

import { useEffect } from 'react';

/** The part of the browser's `CloseWatcher` that is used here; TypeScript does not know it yet. */
interface CloseWatcher extends EventTarget {
  readonly destroy: () => void;
}

interface CloseWatching {
  readonly CloseWatcher: new () => CloseWatcher;
}

let openCount = 0;
let watcher: CloseWatcher | null = null;

/**
 * While a layer is open, Back on Android closes the top one instead of leaving the page, where the browser has
 * `CloseWatcher`. All layers share one watcher: Chrome may close several at once if they were created without a user's
 * action in between.
 */
export function useCloseRequests(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    openCount += 1;
    watch();
    return () => {
      openCount -= 1;
      if (openCount > 0) return;
      watcher?.destroy();
      watcher = null;
    };
  }, [isOpen]);
}

function watch(): void {
  if (watcher !== null || !canWatch(window)) return;
  watcher = new window.CloseWatcher();
  watcher.addEventListener('close', () => {
    // A watcher ends with its first request. A layer below, or one that may not close now, needs another.
    watcher = null;
    pressEscape();
    if (openCount > 0) watch();
  });
}

/**
 * Radix gives Escape to the top layer only, and each layer decides as usual. After a real Escape there is no close
 * request, because Radix prevents the key's default action.
 */
function pressEscape(): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

const canWatch = (scope: object): scope is CloseWatching => 'CloseWatcher' in scope;
